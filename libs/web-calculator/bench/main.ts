// `npm run bench calculator`: one frame of the graphs beside its bound, and the same with another calculator's functions.
import { all, create } from 'mathjs';
import {
  compile,
  featuresOf,
  gridOf,
  parseLine,
  readDocument,
  sampleOverX,
  Scope,
  traceableOf,
  windowFor,
  zeroLine,
  type Entry,
} from '../src/engine/index.js';
import { layOut } from '../src/typeset/index.js';

const VIEW = { xMin: -10, xMax: 10, yMin: -13, yMax: 13 };
const FRAME = { width: 410, height: 530 };
/** A frame of 60 a second. */
const FRAME_MS = 16;
/** What a page may do in one go before it feels slow: a fit or a new window comes once a model or a line rests. */
const REST_MS = 50;
const ROUNDS = 30;

const formula = (text: string) => compile(parseLine(text).left, new Scope(), 'radians');

function median(work: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
}

const circle = formula('x^2 + y^2 + x y sin(x) - 25');
const oracle = create(all!, {}).compile('x^2 + y^2 + x * y * sin(x) - 25');
const theirs = (x: number, y: number): number => oracle.evaluate({ x, y }) as number;
const curves = ['x^3/5-x', '2sin(x)', 'x^2-4'].map((text, id) => ({
  id,
  kind: 'over-x' as const,
  formula: formula(text),
}));

const POINTS = 24;
/** Points of a curve with a little noise that is always the same. */
const dataOf = (f: (x: number) => number): Entry => {
  const xs = Array.from({ length: POINTS }, (_, i) => i / 2);
  const ys = xs.map((x, i) => f(x) + Math.sin(i * i) / 5);
  return {
    id: 1,
    kind: 'table',
    columns: [
      { name: 'x_1', cells: xs.map(String) },
      { name: 'y_1', cells: ys.map(String) },
    ],
  };
};
let turn = 0;
/** A letter of its own each time: a fit that is known is not made again. */
const fit = (model: string, f: (x: number) => number) => (): unknown => {
  turn += 1;
  const text = model.replaceAll('k', `k_${turn}`);
  return readDocument([dataOf(f), { id: 2, kind: 'expression', text }], 'radians');
};
const system = [
  ...readDocument(
    ['3x+2y=16', 'x^2+y^2=25', 'y=x^2-4'].map((text, id): Entry => ({ id, kind: 'expression', text })),
    'radians',
  ),
];
const content = { lines: system.flatMap(([id, meaning]) => traceableOf(id, meaning)), points: [] };

const rows: readonly (readonly [string, number, number])[] = [
  ['implicit curve, 410 × 530 at 2 px', median(() => zeroLine(circle, gridOf(circle, VIEW, FRAME), VIEW)), FRAME_MS],
  ['explicit curve over 410 px', median(() => sampleOverX(curves[0]!.formula, VIEW, FRAME)), FRAME_MS],
  ['points of interest of three curves', median(() => featuresOf(curves, VIEW)), FRAME_MS],
  ['a long line typeset', median(() => layOut('y=(x^2-4)/(x+1)+sqrt(2x+1)/2+3^(2x-1)|x-2|')), 1],
  ['a window for a line, a circle and a parabola', median(() => windowFor(content, FRAME)), REST_MS],
  ['logistic fit of 24 points', median(fit('y_1 ~ c/(1+k e^(-b x_1))', (x) => 40 / (1 + 9 * Math.exp(-x)))), REST_MS],
  ['sine fit of 24 points', median(fit('y_1 ~ a sin(k x_1 + c) + d', (x) => 3 * Math.sin(2 * x) + 5)), REST_MS],
];
for (const [what, ms, bound] of rows)
  console.log(`${ms <= bound ? '✓' : '✗'} ${what}: ${ms.toFixed(1)} ms (bound ${bound})`);
const other = median(() => zeroLine(theirs, gridOf(theirs, VIEW, FRAME), VIEW));
console.log(
  `  the same implicit curve by mathjs: ${other.toFixed(1)} ms, ${(other / rows[0]![1]).toFixed(1)} times as long`,
);
process.exit(rows.every(([, ms, bound]) => ms <= bound) ? 0 : 1);
