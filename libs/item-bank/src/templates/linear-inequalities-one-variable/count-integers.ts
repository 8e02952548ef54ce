import { compare } from '../inequality.js';
import { display, linear, num, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** low ≤ b - ax < high: how many integers? */
export const countIntegers: Template = {
  id: 'inequalities-one-count-integers',
  skill: 16,
  difficulty: 'hard',
  seconds: 100,
  type: 'blank',
  context: false,
  make(draw) {
    const a = draw.int(2, 5);
    const b = draw.nonZero(-9, 15);
    const falling = draw.chance(0.7);
    const [low, length] = [draw.int(-20, 5), draw.int(3 * a, 8 * a)];
    const high = low + length;
    const slope = falling ? -a : a;
    const [strictLow, strictHigh] = draw.pick([
      [true, false],
      [false, true],
    ] as const);
    const inside = (value: number): boolean =>
      (strictLow ? value > low : value >= low) && (strictHigh ? value < high : value <= high);
    const integers = Array.from({ length: 201 }, (_, index) => index - 100).filter((x) => inside(slope * x + b));
    const [first = 0, last = 0] = [integers[0], integers.at(-1)];
    const wholes = [low, high].map((edge) => Number.isInteger((edge - b) / slope));
    const key = integers.length;
    // At least one end must be a whole number, so that it matters which of the signs is strict.
    if (
      !wholes.includes(true) ||
      high === 0 ||
      low === 0 ||
      b === low ||
      b === high ||
      first === 0 ||
      key < 3 ||
      [a, b].includes(key)
    )
      return null;
    const middle = falling
      ? sum([
          [b, ''],
          [-a, 'x'],
        ])
      : linear(a, b);
    const closed = Array.from({ length: 201 }, (_, index) => index - 100).filter(
      (x) => slope * x + b >= low && slope * x + b <= high,
    ).length;
    const open = Array.from({ length: 201 }, (_, index) => index - 100).filter(
      (x) => slope * x + b > low && slope * x + b < high,
    ).length;
    return {
      type: 'blank',
      question: `${display(compare(compare(num(low), strictLow ? '<' : '≤', middle), strictHigh ? '<' : '≤', num(high)))}<p>How many integer values of ${tex('x')} satisfy the given inequality?</p>`,
      answer: String(key),
      wrong: [
        [
          String(closed),
          'boundary-included',
          `The sign next to ${tex(strictLow ? low : high)} is strict, so that end isn't a solution.`,
        ],
        [
          String(open),
          'boundary-excluded',
          `The sign next to ${tex(strictLow ? high : low)} allows equality, so that end is a solution too.`,
        ],
        [
          String(last - first),
          'counted-gaps',
          `This is ${tex(`${num(last)}-${first < 0 ? `(${first})` : first}`)}, the number of steps from the first solution to the last. There's one more solution than steps.`,
        ],
        [
          String(high - low),
          'counted-values-of-expression',
          `This is the distance between ${tex(low)} and ${tex(high)}. The question is about ${tex('x')}, not about ${tex(middle)}.`,
        ],
      ],
      why: `Subtracting ${tex(b)} from all three parts gives ${tex(compare(compare(num(low - b), strictLow ? '<' : '≤', linear(slope, 0)), strictHigh ? '<' : '≤', num(high - b)))}. Dividing by ${tex(slope)}${falling ? ', which turns both signs round,' : ''} leaves the integers from ${tex(first)} to ${tex(last)}. There are ${tex(key)} of them.`,
      math: {
        landmarks: [
          [low - b, `the lower end after you move ${tex(`${num(b)}`)}`, 'What about the upper end?'],
          [high - b, `the upper end after you move ${tex(`${num(b)}`)}`, 'What about the lower end?'],
          [first, 'the smallest integer that works', "What's the largest?"],
          [last, 'the largest integer that works', "What's the smallest?"],
        ],
      },
      simpler: `Do the same thing to all three parts. Subtract ${tex(`${num(b)}`)}, then divide by ${tex(`${slope}`)}${falling ? ' and turn the signs around' : ''}. The integers that work go from ${tex(`${first}`)} to ${tex(`${last}`)}. Count them, both ends too: ${tex(`${key}`)}.`,
      hints: [
        `You've got three parts here. What do you do to get ${tex('x')} alone in the middle?`,
        'Do the same thing to all three parts. What goes first, the plain number or the factor?',
        'If you divide by a negative number, what happens to the signs?',
        'Check both ends: which ones are allowed, and how many integers is that?',
      ],
    };
  },
};
