import type { Feature } from './features.js';
import { formatCoordinate } from './format.js';
import type { Path } from './path.js';
import type { View } from './view.js';

/** As lessons call them. */
export const FEATURE_WORDS: Readonly<Record<Feature['kind'], string>> = {
  root: 'x-intercept',
  'y-intercept': 'y-intercept',
  minimum: 'minimum',
  maximum: 'maximum',
  intersection: 'intersection',
};

const SAMPLES = 200;
const placeOf = ({ x, y }: { x: number; y: number }): string => `(${formatCoordinate(x)}, ${formatCoordinate(y)})`;
const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;

type Course = 'rises' | 'falls' | 'is level' | 'has no value';

/** Which way a curve goes, stretch by stretch. */
function courses(f: (x: number) => number, { xMin, xMax, yMin, yMax }: View): { course: Course; from: number }[] {
  const found: { course: Course; from: number }[] = [];
  const step = (xMax - xMin) / SAMPLES;
  const level = (yMax - yMin) * 1e-7;
  for (let i = 0; i < SAMPLES; i += 1) {
    const from = xMin + i * step;
    const rise = f(from + step) - f(from);
    const course: Course = !Number.isFinite(rise)
      ? 'has no value'
      : Math.abs(rise) < level
        ? 'is level'
        : rise > 0
          ? 'rises'
          : 'falls';
    if (found.at(-1)?.course !== course) found.push({ course, from });
  }
  return found;
}

const MANY = 6;

/** A curve within the window in a sentence or two, for whoever does not see it. @param own its points of interest */
export function describeCurve(f: (x: number) => number, own: readonly Feature[], view: View): string {
  const stretches = courses(f, view);
  const course =
    stretches.length > MANY
      ? `goes up and down ${Math.ceil(stretches.filter(({ course: way }) => way === 'rises').length)} times`
      : stretches
          .map(({ course: way, from }, i) => (i === 0 ? way : `${way} from ${formatCoordinate(near(from, own, view))}`))
          .join(', ');
  const points = pointsIn(own);
  const between = `From x = ${formatCoordinate(view.xMin)} to ${formatCoordinate(view.xMax)} it ${course}.`;
  return `${between}${points}`;
}

/** A line that is no function of x, such as a circle. */
export function describePath(paths: readonly Path[], own: readonly Feature[]): string {
  const points = paths.flatMap((path) => path.points);
  if (points.length === 0) return 'It is out of sight.';
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const between = (values: readonly number[]): string =>
    `${formatCoordinate(extreme(values, -1))} to ${formatCoordinate(extreme(values, 1))}`;
  const closed = paths.length === 1 && paths[0]!.closed ? ' and closes' : '';
  return `It runs from x = ${between(xs)} and from y = ${between(ys)}${closed}.${pointsIn(own)}`;
}

/** The largest or smallest, to the thousandth of the way between both: a path is made of chords. */
function extreme(values: readonly number[], sign: -1 | 1): number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = 10 ** Math.floor(Math.log10((high - low || 1) / 500));
  return Math.round((sign > 0 ? high : low) / step) * step;
}

function pointsIn(own: readonly Feature[]): string {
  const points = (['root', 'y-intercept', 'minimum', 'maximum', 'intersection'] as const).flatMap((kind) => {
    const places = own.filter((feature) => feature.kind === kind).sort((a, b) => a.x - b.x);
    if (places.length === 0) return [];
    const word = `${FEATURE_WORDS[kind]}${places.length > 1 ? 's' : ''}`;
    return [
      places.length > MANY ? `${places.length} ${word}` : `${word} ${listed(places.map((place) => placeOf(place)))}`,
    ];
  });
  return points.length === 0 ? '' : ` ${capital(points.join('; '))}.`;
}

/** The turn itself where it is known, not the sample beside it. */
function near(x: number, own: readonly Feature[], { xMin, xMax }: View): number {
  const turn = own.find(
    ({ kind, x: at }) => (kind === 'minimum' || kind === 'maximum') && Math.abs(at - x) < (xMax - xMin) / SAMPLES,
  );
  return turn?.x ?? x;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
