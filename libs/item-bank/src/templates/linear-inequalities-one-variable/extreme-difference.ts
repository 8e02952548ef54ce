import { compare } from '../inequality.js';
import { linear, num, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** Ranges of two numbers from inequalities: the least or greatest value of a difference of their multiples. */
export const extremeDifference: Template = {
  id: 'inequalities-one-extreme-difference',
  skill: 16,
  difficulty: 'hard',
  seconds: 120,
  shift: 0.3,
  type: 'blank',
  context: false,
  make(draw) {
    const range = (): [number, number] => draw.distinct(2, -9, 9).sort((low, high) => low - high) as [number, number];
    const [x, y] = [range(), range()];
    const [a, b] = [draw.int(2, 5), draw.nonZero(-12, 12)];
    const [c, d] = [draw.int(2, 5), draw.nonZero(-12, 12)];
    const [m, n] = [draw.int(2, 6), draw.int(2, 6)];
    const greatest = draw.chance(0.5);
    const key = greatest ? m * x[1] - n * y[0] : m * x[0] - n * y[1];
    const middle = sum([
      [d, ''],
      [-c, 'y'],
    ]);
    const ends = [a * x[0] + b, a * x[1] + b, d - c * y[1], d - c * y[0]] as const;
    if (x.includes(0) || y.includes(0) || key === 0 || x[1] - x[0] < 3 || y[1] - y[0] < 3 || ends.includes(0))
      return null;
    if (ends.some((end) => Math.abs(end) > 60) || (x[0] === y[0] && x[1] === y[1])) return null;
    const chain = (low: number, inside: string, high: number): string =>
      tex(compare(compare(num(low), '≤', inside), '≤', num(high)));
    return {
      type: 'blank',
      question: `<p>The numbers ${tex('x')} and ${tex('y')} satisfy ${chain(ends[0], linear(a, b), ends[1])} and ${chain(ends[2], middle, ends[3])}. What is the ${greatest ? 'greatest' : 'least'} possible value of ${tex(`${m}x-${n}y`)}?</p>`,
      answer: String(key),
      wrong: [
        [
          String(greatest ? m * x[1] - n * y[1] : m * x[0] - n * y[0]),
          'same-end-for-both',
          `You took the same end of both ranges. But ${tex('y')} gets subtracted.`,
        ],
        [
          String(greatest ? m * x[0] - n * y[1] : m * x[1] - n * y[0]),
          'other-extreme',
          "That's the extreme at the other end.",
        ],
        [
          String(greatest ? m * x[1] + n * y[1] : m * x[0] + n * y[0]),
          'sum-for-difference',
          'The multiples were added here.',
        ],
        [
          String(greatest ? m * x[1] + n * y[0] : m * x[0] + n * y[1]),
          'sign-of-range',
          `The signs of the range of ${tex('y')} were lost.`,
        ],
      ],
      why: `Solving the inequalities gives ${chain(x[0], 'x', x[1])} and, since dividing by ${tex(-c)} turns the signs round, ${chain(y[0], 'y', y[1])}. The difference is ${greatest ? 'greatest' : 'least'} when what it begins with is as ${greatest ? 'great' : 'small'} as possible and what is subtracted is as ${greatest ? 'small' : 'great'} as possible: ${tex(`${m}\\cdot ${x[greatest ? 1 : 0] < 0 ? `(${x[greatest ? 1 : 0]})` : x[greatest ? 1 : 0]}-${n}\\cdot ${y[greatest ? 0 : 1] < 0 ? `(${y[greatest ? 0 : 1]})` : y[greatest ? 0 : 1]}=${key}`)}.`,
      math: {
        landmarks: [
          [x[0], `the least value of ${tex('x')}`, `Which end of ${tex('x')} do you need?`],
          [x[1], `the greatest value of ${tex('x')}`, `Which end of ${tex('x')} do you need?`],
          [y[0], `the least value of ${tex('y')}`, `Which end of ${tex('y')} do you need?`],
          [y[1], `the greatest value of ${tex('y')}`, `Which end of ${tex('y')} do you need?`],
        ],
      },
      simpler: `Solve both ranges first: ${tex('x')} goes from ${tex(`${x[0]}`)} to ${tex(`${x[1]}`)}, and ${tex('y')} from ${tex(`${y[0]}`)} to ${tex(`${y[1]}`)}. To make the difference ${greatest ? 'big' : 'small'}, take the ${greatest ? 'biggest' : 'smallest'} ${tex('x')} and the ${greatest ? 'smallest' : 'biggest'} ${tex('y')}. That gives ${tex(`${key}`)}.`,
      hints: [
        `Start with ${tex('x')} alone. Between which two numbers does it have to be?`,
        `Now do the same for ${tex('y')}. What happens when you divide by a negative?`,
        `You want this as ${greatest ? 'big' : 'small'} as possible. Should the part you subtract be big or small?`,
        'Pick one end for each letter. Do they both have to be the same kind of end?',
      ],
    };
  },
};
