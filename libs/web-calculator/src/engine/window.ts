import type { Point } from './evaluate.js';
import { featuresOf, type Feature, type Traceable } from './features.js';
import { piecesOf } from './meetings.js';
import { homeView, refit, type Frame, type View } from './view.js';

/** What a window should show. */
export interface Content {
  lines: readonly Traceable[];
  points: readonly Point[];
}

/** How far around the origin is looked for what a lesson would name, nearest first. */
const REACHES = [10, 100, 1_000, 10_000, 100_000];
/** More than these at the next reach are a pattern that goes on, as of a sine. */
const PATTERN = 8;
const SAMPLES = 60;
const TALL = 1e12;
/** Room around what is shown, as a share of it; more where it is a point or two. */
const ROOM = { few: 0.5, many: 0.15 };

const square = (reach: number): View => ({ xMin: -reach, xMax: reach, yMin: -reach, yMax: reach });

/** Points of interest whatever their height. */
function featuresWithin(lines: readonly Traceable[], reach: number): Feature[] {
  const open = lines.filter(({ kind }) => kind !== 'implicit');
  const closed = new Set(lines.filter(({ kind }) => kind === 'implicit').map(({ id }) => id));
  return [
    ...featuresOf(open, { ...square(reach), yMin: -TALL, yMax: TALL }),
    ...(closed.size > 0
      ? featuresOf(lines, square(reach)).filter((feature) => feature.lines.some((id) => closed.has(id)))
      : []),
  ];
}

/** Those that belong together: as far out as more come, but not along a pattern without end. */
function featuresThatMatter(lines: readonly Traceable[]): Feature[] {
  let [found, reached] = [[] as Feature[], 0];
  const isPlain = ({ kind }: Feature): boolean => kind !== 'y-intercept';
  for (const reach of REACHES) {
    const further = featuresWithin(lines, reach).filter(({ x, y, lines: of }) => {
      const implicit = of.some((id) => lines.some((line) => line.id === id && line.kind === 'implicit'));
      return Math.max(Math.abs(x), implicit ? Math.abs(y) : 0) > reached || reached === 0;
    });
    if (reached > 0 && further.length > PATTERN) break;
    found = [...found, ...further];
    if (reached > 0 && further.length === 0 && found.some(isPlain)) break;
    reached = reach;
  }
  return found;
}

/** Corners of closed curves such as circles, which may lie off the axes. */
function corners(lines: readonly Traceable[]): Point[] {
  return lines.flatMap((line) => {
    if (line.kind !== 'implicit') return [];
    for (const reach of REACHES.slice(0, 3)) {
      const pieces = piecesOf(line.formula, square(reach));
      if (pieces.length === 0) continue;
      const [xs, ys] = [pieces.flatMap(([a, , b]) => [a, b]), pieces.flatMap(([, a, , b]) => [a, b])];
      const [low, high] = [
        { x: Math.min(...xs), y: Math.min(...ys) },
        { x: Math.max(...xs), y: Math.max(...ys) },
      ];
      const open = Math.max(-low.x, -low.y, high.x, high.y) > reach * 0.97;
      if (!open) return [low, high];
    }
    return [];
  });
}

const share = (sorted: readonly number[], at: number): number => sorted[Math.round(at * (sorted.length - 1))]!;

/** Heights that curves have between two places, without the few far ones beside a pole. */
function heights(lines: readonly Traceable[], from: number, to: number): number[] {
  return lines.flatMap((line) => {
    if (line.kind !== 'over-x') return [];
    const values = Array.from({ length: SAMPLES + 1 }, (_, i) => line.formula(from + ((to - from) * i) / SAMPLES, 0))
      .filter(Number.isFinite)
      .sort((a, b) => a - b);
    return values.length === 0 ? [] : [share(values, 0.05), share(values, 0.95)];
  });
}

type Span = readonly [from: number, to: number];

const spanOf = (values: readonly number[]): Span => [Math.min(...values), Math.max(...values)];

/** With room at both ends, and to the origin where it is near. */
function roomy([from, to]: Span, room: number): Span {
  const size = to - from;
  const [low, high] = [from - size * room, to + size * room];
  if (low > 0 && low < size) return [-size * ROOM.many, high];
  if (high < 0 && -high < size) return [low, size * ROOM.many];
  return [low, high];
}

/** Does a window show what there is to see? Then it need not be changed. */
function showsEnough(view: View, { lines, points }: Content, features: readonly Feature[]): boolean {
  const isIn = ({ x, y }: Point): boolean => x >= view.xMin && x <= view.xMax && y >= view.yMin && y <= view.yMax;
  if (!points.every(isIn) || !corners(lines).every(isIn)) return false;
  return lines.every((line) => {
    const own = features.filter(({ lines: of }) => of.includes(line.id));
    if (own.length > 0) return own.every(isIn);
    if (line.kind === 'vertical') return line.x >= view.xMin && line.x <= view.xMax;
    if (line.kind === 'implicit') return piecesOf(line.formula, view).length > 0;
    const at = Array.from({ length: SAMPLES + 1 }, (_, i) => view.xMin + ((view.xMax - view.xMin) * i) / SAMPLES);
    return at.filter((x) => isIn({ x, y: line.formula(x, 0) })).length > SAMPLES / 8;
  });
}

/**
 * The window that shows what is graphed: points, roots, extrema, meetings, closed curves; the home window where that is
 * enough, or where there is nothing.
 * @param now kept when it shows enough itself
 */
export function windowFor(content: Content, frame: Frame, now: View = homeView(frame)): View {
  const { lines, points } = content;
  if (lines.length === 0 && points.length === 0) return now;
  const features = featuresThatMatter(lines);
  for (const view of [now, homeView(frame)]) if (showsEnough(view, content, features)) return view;
  const upright = lines.flatMap((line) => (line.kind === 'vertical' ? [{ x: line.x, y: 0 }] : []));
  const seen: Point[] = [...points, ...features, ...corners(lines), ...upright];
  const room = seen.length > 3 ? ROOM.many : ROOM.few;
  const across = spanOf(seen.length > 0 ? seen.map(({ x }) => x) : [0]);
  const reach = Math.max(10, 1.5 * Math.abs(across[0]));
  const [xMin, xMax] = across[1] - across[0] < 1e-9 ? ([-reach, reach] as const) : roomy(across, room);
  const ys = seen.map(({ y }) => y);
  const high = new Set(ys.map((y) => y.toPrecision(6))).size > 1 ? ys : [...ys, ...heights(lines, xMin, xMax)];
  const upwards = spanOf(high.length > 0 ? high : [0]);
  const size = upwards[1] - upwards[0];
  const [yMin, yMax] = size < 1e-9 ? ([upwards[0] - 10, upwards[1] + 10] as const) : roomy(upwards, room);
  return inFrame(
    { xMin, xMax, yMin, yMax },
    frame,
    lines.some(({ kind }) => kind === 'implicit'),
  );
}

/** Axes of one scale are kept where they nearly fit, and always where a circle must stay round. */
const NEARLY = 3;

/** Pixels at the right and at the bottom that buttons lie over. */
const MARGIN = { right: 52, bottom: 40 };

/** As `whole`, with what is shown beside the buttons. */
function inFrame(view: View, frame: Frame, round: boolean): View {
  const clear = {
    width: Math.max(50, frame.width - MARGIN.right),
    height: Math.max(50, frame.height - MARGIN.bottom),
  };
  const inside = whole(view, clear, round);
  return {
    ...inside,
    xMax: inside.xMin + ((inside.xMax - inside.xMin) * frame.width) / clear.width,
    yMin: inside.yMax - ((inside.yMax - inside.yMin) * frame.height) / clear.height,
  };
}

function whole(view: View, frame: Frame, round: boolean): View {
  const [width, height] = [view.xMax - view.xMin, view.yMax - view.yMin];
  const ratio = height / frame.height / (width / frame.width);
  if (!round && (ratio > NEARLY || ratio < 1 / NEARLY)) return { ...view, ratio };
  const wider = Math.max(1, ratio);
  const middle = (view.xMin + view.xMax) / 2;
  return refit({ ...view, xMin: middle - (width * wider) / 2, xMax: middle + (width * wider) / 2 }, frame);
}
