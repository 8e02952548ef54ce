import { gcd, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** (ax + m)(bx + n) = Px² + cx + Q with a + b known: two values of c are possible. */
export const twoCases: Template = {
  id: 'equivalent-two-cases',
  skill: 18,
  difficulty: 'hard',
  seconds: 110,
  shift: 0.2,
  type: 'blank',
  context: false,
  make(draw) {
    const [u, v] = draw.distinct(2, 1, 9) as [number, number];
    const [m, n] = draw.distinct(2, -8, 8) as [number, number];
    const greatest = draw.chance(0.5);
    const values = [u * n + v * m, v * n + u * m];
    const key = greatest ? Math.max(...values) : Math.min(...values);
    const other = greatest ? Math.min(...values) : Math.max(...values);
    if (m * n === 0 || values.includes(0) || gcd(u, v) !== 1 || u * v < 6 || m === -n) return null;
    const factor = (letter: string, constant: number): string => `(${letter}x${constant > 0 ? '+' : ''}${constant})`;
    return {
      type: 'blank',
      question: `<p>\\[${factor('a', m)}${factor('b', n)}=${u * v}x^2+cx${m * n > 0 ? '+' : ''}${m * n}\\]</p><p>The given equation is true for all values of ${tex('x')}, where ${tex('a')}, ${tex('b')}, and ${tex('c')} are constants and ${tex(`a+b=${u + v}`)}. What is the ${greatest ? 'greatest' : 'least'} possible value of ${tex('c')}?</p>`,
      answer: String(key),
      wrong: [
        [
          String(other),
          'only-one-case',
          `This value of ${tex('c')} is possible, but another one is too: consider which number is ${tex('a')} and which is ${tex('b')}.`,
        ],
        [String(values[0]! + values[1]!), 'added-both-cases', 'Here both possible values were added.'],
        [
          String(u * m + n),
          'one-product-forgotten',
          `Both products that contain ${tex('x')} to the first power have their own coefficient.`,
        ],
        [String(m + n), 'coefficients-ignored', `The coefficients ${tex('a')} and ${tex('b')} were left out.`],
      ],
      why: `Comparing the terms in ${tex('x^2')} gives ${tex(`ab=${u * v}`)}. Together with ${tex(`a+b=${u + v}`)}, the two constants are ${tex(u)} and ${tex(v)}, in either order. The term in the first power has ${tex(
        `c=${sum([
          [n, 'a'],
          [m, 'b'],
        ])}`,
      )}. With ${tex(`a=${u}`)} and ${tex(`b=${v}`)}, this is ${tex(values[0]!)}; with the two exchanged, it is ${tex(values[1]!)}. The ${greatest ? 'greater' : 'lesser'} of these is ${tex(key)}.`,
      math: {
        landmarks: [
          [u * v, `the value of ${tex('ab')}`, `Which two numbers multiply to that and add up to ${tex(`${u + v}`)}?`],
          [
            other,
            `one possible value of ${tex('c')}`,
            `What do you get with ${tex('a')} and ${tex('b')} the other way around?`,
          ],
          [u, `one of ${tex('a')} and ${tex('b')}`, "What's the other one?"],
          [v, `one of ${tex('a')} and ${tex('b')}`, "What's the other one?"],
        ],
      },
      simpler: `The ${tex('x^2')} terms say ${tex(`ab=${u * v}`)}, and ${tex(`a+b=${u + v}`)}. So the two numbers are ${tex(`${u}`)} and ${tex(`${v}`)}, but you don't know which is which. Try both. You get ${tex(`${values[0]!}`)} and ${tex(`${values[1]!}`)}, and the ${greatest ? 'greater' : 'smaller'} one is ${tex(`${key}`)}.`,
      hints: [
        `Both sides match for every ${tex('x')}. What do the terms in ${tex('x')} squared tell you?`,
        `You know the product of ${tex('a')} and ${tex('b')}, and their sum. Which two numbers fit?`,
        `You don't know which one is ${tex('a')}. How many ways are there?`,
        'Find the middle coefficient each way. Which one does the question want?',
      ],
    };
  },
};
