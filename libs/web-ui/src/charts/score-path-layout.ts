import { alongLine, around, freePlace, type Box } from './free-place';
import { labelled, linear, scoreTicks, spread, type Scale } from './score-axis';
import type { ScoredMoment, ScorePathProps } from './score-path';

const SIZES = {
  small: { width: 356, height: 176, left: 38, right: 344, top: 16, bottom: 146, dot: 4, distance: 34 },
  large: { width: 880, height: 330, left: 48, right: 862, top: 18, bottom: 292, dot: 5, distance: 62 },
} as const;

/** Of the score's label, and of the target's name at 12 px. */
const SCORE = { width: 44, height: 20 };
const TARGET = { width: 76, height: 15 };
/** From a dot's middle to that of its label. */
const BELOW = 26;
const BESIDE = 36;

export interface Placed extends ScoredMoment {
  x: number;
  y: number;
}

/** Where everything of a score path lies, in units of its picture. */
export interface ScorePathLayout {
  size: (typeof SIZES)[keyof typeof SIZES];
  y: Scale;
  ticks: readonly number[];
  results: Placed[];
  forecast: Placed | null;
  official: { x: number; y: number }[];
  /** Labels under the axis. */
  axis: { x: number; label: string; anchor: 'middle' | 'end' }[];
  /** Of the last result; null without one. */
  score: Box | null;
  target: Box;
}

export function scorePathLayout({
  results,
  forecast,
  official = [],
  target,
  size: name,
}: Pick<ScorePathProps, 'results' | 'forecast' | 'official' | 'target' | 'size'>): ScorePathLayout {
  const size = SIZES[name];
  const all = forecast ? [...results, forecast] : results;
  const begin = Math.min(...all.map(({ time }) => time));
  const seen = official.filter(({ time }) => time >= begin);
  const ticks = scoreTicks([target, ...all.flatMap(({ low, high }) => [low, high]), ...seen.map(({ score }) => score)]);
  const end = Math.max(...all.map(({ time }) => time));
  // Marks keep their distance, of the same day though they may be.
  const places = spread(
    all.map(({ time }) => time),
    end,
  );
  const last = places.at(-1) ?? 0;
  const x = linear([places[0] ?? 0, Math.max(end, last)], [size.left, size.right - 6]);
  const y = linear([ticks[0]!, ticks.at(-1)!], [size.bottom, size.top]);
  const drawn = results.map((each, index) => ({ ...each, x: x(places[index]!), y: y(each.score) }));
  const ahead = forecast && { ...forecast, x: x(last), y: y(forecast.score) };
  const marks = seen.map(({ time, score }) => ({ x: x(Math.min(time, last)), y: y(score) }));
  return {
    size,
    y,
    ticks,
    results: drawn,
    forecast: ahead,
    official: marks,
    axis: axisOf(ahead ? [...drawn, ahead] : drawn, size),
    ...labels({ results: drawn, forecast: ahead, marks }, y(target), size),
  };
}

function axisOf(moments: readonly Placed[], { right, distance }: ScorePathLayout['size']): ScorePathLayout['axis'] {
  const named = moments.filter(({ label }) => label !== '');
  const shown = labelled(
    named.map((each) => each.x),
    distance,
  );
  return named
    .filter((_, index) => shown[index])
    .map((each, index, { length }) => ({
      x: each.x,
      label: each.label,
      anchor: index === length - 1 && each.x > right - 20 ? 'end' : 'middle',
    }));
}

/** The last score and the target's name, on free ground. */
function labels(
  {
    results,
    forecast,
    marks,
  }: { results: readonly Placed[]; forecast: Placed | null; marks: ScorePathLayout['official'] },
  targetY: number,
  { left, right, top, bottom }: ScorePathLayout['size'],
): Pick<ScorePathLayout, 'score' | 'target'> {
  const picture = { x: left, y: top - 12, width: right - left, height: bottom - top + 12 };
  const point = ({ x, y }: Placed): readonly [number, number] => [x, y];
  const last = results.at(-1);
  const ahead = forecast ? [forecast] : [];
  const dots = [...results, ...ahead, ...marks].map(({ x, y }) => around(x, y, 14, 14));
  const lines = [...alongLine(results.map(point)), ...alongLine([...results.slice(-1), ...ahead].map(point))];
  const score = last
    ? freePlace(
        [
          [0, BELOW],
          [0, -BELOW],
          [BESIDE, 0],
          [-BESIDE, 0],
          [BESIDE, BELOW],
          [BESIDE, -BELOW],
        ].map(([dx, dy]) => around(last.x + dx!, last.y + dy!, SCORE.width, SCORE.height)),
        [
          ...dots,
          ...lines,
          ...alongLine([
            [left, targetY],
            [right, targetY],
          ]),
        ],
        picture,
      )
    : null;
  const half = TARGET.width / 2;
  const names = [left + 4 + half, right - half, (left + right) / 2].flatMap((middle) =>
    [-12, 12].map((dy) => around(middle, targetY + dy, TARGET.width, TARGET.height)),
  );
  return { score, target: freePlace(names, [...dots, ...lines, ...(score ? [score] : [])], picture) };
}
