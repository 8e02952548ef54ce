import { compare } from '../inequality.js';
import { display, linear, tex } from '../tex.js';
import type { Template } from '../template.js';

/** px − q < k has exactly n positive whole solutions: the greatest or least whole k. */
export const greatestConstant: Template = {
  id: 'inequalities-one-greatest-constant',
  skill: 16,
  difficulty: 'hard',
  seconds: 120,
  shift: 0.3,
  type: 'blank',
  context: false,
  make(draw) {
    const [p, q, n] = [draw.int(3, 9), draw.nonZero(-20, 20), draw.int(3, 9)];
    const strict = draw.chance(0.5);
    const greatest = draw.chance(0.6);
    const [last, next] = [p * n + q, p * (n + 1) + q];
    // x = n is a solution, x = n + 1 is none.
    const [least, most] = strict ? [last + 1, next] : [last, next - 1];
    const key = greatest ? most : least;
    if (least <= 0 || key === n) return null;
    return {
      type: 'blank',
      question: `${display(compare(linear(p, q), strict ? '<' : '≤', 'k'))}<p>In the given inequality, ${tex('k')} is an integer constant. Exactly ${tex(n)} positive integers ${tex('x')} satisfy the inequality. What is the ${greatest ? 'greatest' : 'least'} possible value of ${tex('k')}?</p>`,
      answer: String(key),
      wrong: [
        [
          String(greatest ? (strict ? next - 1 : next) : strict ? last : last + 1),
          'strictness-of-sign',
          'Look at the last integer that works and the next one. What does the sign say when both sides are equal?',
        ],
        [
          String(greatest ? least : most),
          'other-extreme',
          `With this value, ${tex(n)} positive integers do work, but it's the other end of what's possible.`,
        ],
        [
          String(greatest ? p * (n + 1) - q : p * n - q),
          'sign-of-constant',
          'The constant on the left got the wrong sign.',
        ],
        [
          String(p * (n - 1) + q),
          'counted-from-zero',
          `Zero is not a positive integer, so the count begins with ${tex('x=1')}.`,
        ],
      ],
      why: `The left side grows with ${tex('x')}, so the solutions among the positive integers are ${tex('x=1')} to ${tex(`x=${n}`)}. There the left side is at most ${tex(`${p}\\cdot ${n}${q > 0 ? '+' : ''}${q}=${last}`)}, and for ${tex(`x=${n + 1}`)} it is ${tex(next)}. The first must satisfy the inequality and the second must not, so ${tex(compare(compare(String(last), strict ? '<' : '≤', 'k'), strict ? '≤' : '<', String(next)))}. The ${greatest ? 'greatest' : 'least'} integer with this property is ${tex(key)}.`,
      math: {
        landmarks: [
          [n, `the largest value of ${tex('x')} that works`, "What's the left side there?"],
          [last, `the left side at ${tex(`x=${n}`)}`, 'What is it at the next number?'],
          [next, 'the left side at the next number, which must not work', `What does that say about ${tex('k')}?`],
        ],
      },
      simpler: `The first ${tex(`${n}`)} positive whole numbers have to work, and ${tex(`${n + 1}`)} must not. At ${tex(`${n}`)} the left side is ${tex(`${last}`)}, and at ${tex(`${n + 1}`)} it's ${tex(`${next}`)}. So ${tex('k')} has to let ${tex(`${last}`)} in and keep ${tex(`${next}`)} out. The ${greatest ? 'greatest' : 'least'} such ${tex('k')} is ${tex(`${key}`)}.`,
      hints: [
        'You know how many positive integers work. Which ones are they?',
        'The last of those has to work. What about the next integer?',
        `Put both integers into the left side. What does each one tell you about ${tex('k')}?`,
        `Check each end: can ${tex('k')} be equal to it, or not?`,
      ],
    };
  },
};
