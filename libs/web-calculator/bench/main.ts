// `npm run bench:calculator`: one frame of the graphs beside its bound, and the same with another calculator's functions.
import { all, create } from 'mathjs';
import { compile, featuresOf, gridOf, parseLine, sampleOverX, Scope, zeroLine } from '../src/engine/index.js';

const VIEW = { xMin: -10, xMax: 10, yMin: -13, yMax: 13 };
const FRAME = { width: 410, height: 530 };
/** A frame of 60 a second. */
const FRAME_MS = 16;
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

const rows: readonly (readonly [string, number, number])[] = [
  ['implicit curve, 410 × 530 at 2 px', median(() => zeroLine(circle, gridOf(circle, VIEW, FRAME), VIEW)), FRAME_MS],
  ['explicit curve over 410 px', median(() => sampleOverX(curves[0]!.formula, VIEW, FRAME)), FRAME_MS],
  ['points of interest of three curves', median(() => featuresOf(curves, VIEW)), FRAME_MS],
];
for (const [what, ms, bound] of rows)
  console.log(`${ms <= bound ? '✓' : '✗'} ${what}: ${ms.toFixed(1)} ms (bound ${bound})`);
const other = median(() => zeroLine(theirs, gridOf(theirs, VIEW, FRAME), VIEW));
console.log(
  `  the same implicit curve by mathjs: ${other.toFixed(1)} ms, ${(other / rows[0]![1]).toFixed(1)} times as long`,
);
process.exit(rows.every(([, ms, bound]) => ms <= bound) ? 0 : 1);
