import { solveAll } from './desk';

const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);

// Five points of a textbook: Σxy about the means is 6, Σx² is 10, Σy² is 6.
const XS = [1, 2, 3, 4, 5];
const YS = [2, 4, 5, 4, 5];

/** a and b of a·bˣ with least squares, by another way: a follows from b, and b is searched for in ever smaller steps. */
function exponentialBySearch(xs: readonly number[], ys: readonly number[]): { a: number; b: number } {
  const aOf = (b: number): number =>
    xs.reduce((sum, x, i) => sum + ys[i]! * b ** x, 0) / xs.reduce((sum, x) => sum + b ** (2 * x), 0);
  const squares = (b: number): number => xs.reduce((sum, x, i) => sum + (ys[i]! - aOf(b) * b ** x) ** 2, 0);
  let [best, step] = [1.01, 0.5];
  while (step > 1e-11) {
    const next = [best - step, best + step].filter((b) => b > 0).find((b) => squares(b) < squares(best));
    if (next === undefined) step /= 2;
    else best = next;
  }
  return { a: aOf(best), b: best };
}

const BACTERIA = { xs: range(0, 7), ys: [12, 15, 24, 29, 41, 60, 77, 115] };

/** How far a fit is from the truth at places between the points. */
const worst = (formula: ((x: number, y: number) => number) | null, truth: (x: number) => number): number =>
  Math.max(...range(0.05, 6, 0.37).map((x) => Math.abs(formula!(x, 0) - truth(x))));

describe('the calculator fits any model in the student’s letters', () => {
  const found = exponentialBySearch(BACTERIA.xs, BACTERIA.ys);
  solveAll([
    {
      asks: 'Which line goes through (1, −3), (2, 1), (5, 13)?',
      solve: (desk) => desk.table([1, 2, 5], [-3, 1, 13]).type('y1 ~ m x1 + b').letters(3),
      answer: { m: 4, b: -7 },
    },
    {
      asks: 'The best line through five points, and the share that it explains',
      solve: (desk) => {
        const { model } = desk.table(XS, YS).type('y_1~mx_1+b').fit(3);
        return [model.parameters, model.rSquared, model.r];
      },
      // 6/10; 4 − 0.6·3; 36/(10·6)
      answer: [{ m: 0.6, b: 2.2 }, 0.6, Math.sqrt(0.6)],
    },
    {
      asks: 'What does that line predict for x = 8?',
      solve: (desk) => desk.table(XS, YS).type('y1~m x1+b', 'm*8+b').value(4),
      answer: 7,
    },
    {
      asks: 'By how much is the third point above the line, and what do all residuals add up to?',
      solve: (desk) => {
        desk.table(XS, YS).type('y1~m x1+b', 'e1', 'total(e1)');
        return [(desk.value(4) as number[])[2], desk.value(5)];
      },
      // 5 − (1.8 + 2.2)
      answer: [1, 0],
    },
    {
      asks: 'The line through the origin: k = Σxy / Σx²',
      solve: (desk) => desk.table(XS, YS).type('y1 ~ k x1').letters(3),
      // (2 + 8 + 15 + 16 + 25) / 55
      answer: { k: 66 / 55 },
    },
    {
      asks: 'Which parabola goes through (0, 5), (1, 2), (3, 8)?',
      solve: (desk) => desk.table([0, 1, 3], [5, 2, 8]).type('y1~a x1^2+b x1+c').letters(3),
      // a + b = −3 and 3a + b = 1
      answer: { a: 2, b: -5, c: 5 },
    },
    {
      asks: 'A parabola by its vertex, over the years 2000 to 2020',
      solve: (desk) =>
        desk
          .table(
            range(2000, 2020, 4),
            range(2000, 2020, 4).map((x) => 3 * (x - 2010) ** 2 + 7),
          )
          .type('y1~a(x1-h)^2+k')
          .letters(3),
      answer: { a: 3, h: 2010, k: 7 },
    },
    {
      asks: 'The cubic through (−1, 0), (0, 6), (1, 4), (2, 6), (3, 24)',
      // 2x³ − 4x² + 6: 0, 6, 4, 6, 24
      solve: (desk) => desk.table([-1, 0, 1, 2, 3], [0, 6, 4, 6, 24]).type('y1~p x1^3+q x1^2+r x1+s').letters(3),
      answer: { p: 2, q: -4, r: 0, s: 6 },
    },
    {
      asks: 'What doubles from 3 with every step?',
      solve: (desk) => desk.table([0, 1, 2, 4], [3, 6, 12, 48]).type('y1 ~ p q^x1').letters(3),
      answer: { p: 3, q: 2 },
    },
    {
      asks: 'Bacteria that do not grow quite evenly: the best a·bˣ',
      solve: (desk) => desk.table(BACTERIA.xs, BACTERIA.ys).type('y1 ~ a b^x1').letters(3),
      answer: found,
    },
    {
      asks: 'A medicine that is broken down: 80·e^(−0.25t)',
      solve: (desk) =>
        desk
          .table(
            range(0, 12, 2),
            range(0, 12, 2).map((x) => 80 * Math.exp(-x / 4)),
          )
          .type('y1 ~ A e^(-k x1)')
          .letters(3),
      answer: { A: 80, k: 0.25 },
    },
    {
      asks: 'Coffee that cools to the temperature of the room: 20 + 65·0.9ˣ',
      solve: (desk) =>
        desk
          .table(
            range(0, 30, 5),
            range(0, 30, 5).map((x) => 20 + 65 * 0.9 ** x),
          )
          .type('y1 ~ r + d c^x1')
          .letters(3),
      answer: { r: 20, d: 65, c: 0.9 },
    },
    {
      asks: 'A power law: 2.5·x^1.5',
      solve: (desk) =>
        desk
          .table(
            range(1, 8),
            range(1, 8).map((x) => 2.5 * x ** 1.5),
          )
          .type('y1 ~ a x1^b')
          .letters(3),
      answer: { a: 2.5, b: 1.5 },
    },
    {
      asks: 'A rumour that everybody knows in the end: 100/(1 + 19e^(−0.8x))',
      solve: (desk) =>
        desk
          .table(
            range(0, 10),
            range(0, 10).map((x) => 100 / (1 + 19 * Math.exp(-0.8 * x))),
          )
          .type('y1 ~ c/(1+a e^(-b x1))')
          .letters(3),
      answer: { c: 100, a: 19, b: 0.8 },
    },
    {
      asks: 'The same curve with its middle as a letter: 1200/(1 + e^(−0.5(x − 8)))',
      solve: (desk) =>
        desk
          .table(
            range(0, 16, 2),
            range(0, 16, 2).map((x) => 1200 / (1 + Math.exp(-0.5 * (x - 8)))),
          )
          .type('y1 ~ L/(1+e^(-k(x1-h)))')
          .letters(3),
      answer: { L: 1200, k: 0.5, h: 8 },
    },
    {
      asks: 'A wave in radians, 3 sin(2x − 1) + 5, wherever its letters begin',
      solve: (desk) => {
        const truth = (x: number): number => 3 * Math.sin(2 * x - 1) + 5;
        const { model, formula } = desk
          .in('radians')
          .table(range(0, 6, 0.4), range(0, 6, 0.4).map(truth))
          .type('y1 ~ a sin(b x1 + c) + d')
          .fit(3);
        const { a, b, d } = model.parameters as Record<'a' | 'b' | 'd', number>;
        return [Math.abs(a), Math.abs(b), d, worst(formula, truth), model.rSquared];
      },
      answer: [3, 2, 5, 0, 1],
    },
    {
      asks: 'Temperatures of twelve months in degrees: 12 cos(30(x − 7)) + 15',
      solve: (desk) => {
        const truth = (x: number): number => 12 * Math.cos((Math.PI / 6) * (x - 7)) + 15;
        const { model, formula } = desk
          .in('degrees')
          .table(range(1, 12), range(1, 12).map(truth))
          .type('y1 ~ a cos(b(x1-h))+k')
          .fit(3);
        const { a, b, k } = model.parameters as Record<'a' | 'b' | 'k', number>;
        return [Math.abs(a), Math.abs(b), k, worst(formula, truth)];
      },
      answer: [12, 30, 15, 0],
    },
    {
      asks: 'Inverse variation: 24/x',
      solve: (desk) => desk.table([1, 2, 3, 8], [24, 12, 8, 3]).type('y1 ~ k/x1').letters(3),
      answer: { k: 24 },
    },
    {
      asks: 'a + b ln x through (1, 4), (e, 7), (e², 10)',
      solve: (desk) =>
        desk
          .table([1, Math.E, Math.E ** 2], [4, 7, 10])
          .type('y1 ~ a + b ln(x1)')
          .letters(3),
      answer: { a: 4, b: 3 },
    },
    {
      asks: 'A root: 2√(x + 3) − 1 with the shift as a letter',
      solve: (desk) => desk.table([1, 6, 13, 22, 33], [3, 5, 7, 9, 11]).type('y1 ~ a sqrt(x1+h)+k').letters(3),
      // √4, √9, √16, √25, √36
      answer: { a: 2, h: 3, k: -1 },
    },
    {
      asks: 'Two letters with lists of their own: 2x + 6/x',
      solve: (desk) => desk.table([1, 2, 3, 6], [8, 7, 8, 13]).type('y1 ~ a x1 + b/x1').letters(3),
      answer: { a: 2, b: 6 },
    },
    {
      asks: 'Which r² has a line through points of a parabola, and which the parabola?',
      solve: (desk) => {
        desk.table([-2, -1, 0, 1, 2], [4, 1, 0, 1, 4]).type('y1~m x1+b', 'y1~a x1^2');
        return [desk.fit(3).model.rSquared, desk.fit(4).model.rSquared];
      },
      // Nothing is explained by a line that is flat at the mean
      answer: [0, 1],
    },
  ]);
});
