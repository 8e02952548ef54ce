import { display, linear, num, quadratic, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** √(mx + k) = x + c has two solutions: how many whole k, or the greatest? */
export const radicalTwoSolutions: Template = {
  id: 'nonlinear-radical-two-solutions',
  skill: 19,
  difficulty: 'hard',
  seconds: 140,
  shift: 0.4,
  type: 'blank',
  context: false,
  make(draw) {
    const m = 2 * draw.int(2, 7);
    const c = draw.nonZero(-9, 9);
    const counted = draw.chance(0.5);
    // With u = x + c: u² − mu + (mc − k) = 0 has two solutions that are not negative.
    const [limit, count] = [m * c, (m * m) / 4];
    const key = counted ? count : limit;
    if (Math.abs(c) === 1 || Math.abs(limit - count) < 2 || c === m) return null;
    const slips: readonly (readonly [string, string, string])[] = counted
      ? [
          [String(count + 1), 'boundary-included', `One end of the range for ${tex('k')} counts, the other doesn't.`],
          [String(count - 1), 'boundary-excluded', `One end of the range for ${tex('k')} counts, the other doesn't.`],
          [String(m), 'answered-other-quantity', `This is the coefficient of ${tex('x')} under the root.`],
        ]
      : [
          [
            String(limit - count + 1),
            'discriminant-only',
            'This value gives two solutions, but other values may work too.',
          ],
          [
            String(c * c),
            'value-at-zero',
            `With this value, ${tex('x=0')} solves the squared equation, but that's a different condition.`,
          ],
          [
            String(-limit),
            'sign-of-boundary',
            "Find where the right side is zero, and check what's under the root there.",
          ],
        ];
    return {
      type: 'blank',
      question: `${display(`\\sqrt{${linear(m, 0)}+k}=${linear(1, c)}`)}<p>In the given equation, ${tex('k')} is an integer constant. ${counted ? `For how many values of ${tex('k')} does the equation have exactly two real solutions?` : `The equation has exactly two real solutions. What is the greatest possible value of ${tex('k')}?`}</p>`,
      answer: String(key),
      wrong: slips,
      why: `Squaring gives ${tex(`${quadratic(1, 2 * c, c * c)}=${linear(m, 0)}+k`)}, so ${tex(
        `k=${sum([
          [1, 'x^2'],
          [2 * c - m, 'x'],
          [c * c, ''],
        ])}`,
      )}. A solution must also make the right side of the given equation nonnegative, ${tex(`x\\ge ${num(-c)}`)}. The parabola has its lowest value, ${tex(num(limit - count))}, at ${tex(`x=${num(m / 2 - c)}`)}, and at the edge ${tex(`x=${num(-c)}`)} its value is ${tex(num(limit))}. A height is reached twice on this part of the parabola when it is above the lowest value and not above the value at the edge: ${tex(`${num(limit - count)}\\lt k\\le ${num(limit)}`)}. ${counted ? `That leaves ${tex(count)} integers.` : `The greatest of these integers is ${tex(num(limit))}.`}`,
      math: {
        landmarks: [
          [limit - count, 'the lowest point of the curve', "What's the height at its edge?"],
          [limit, 'the height at the edge of the allowed part', `Which values of ${tex('k')} are hit twice?`],
          [m / 2 - c, 'where the curve is lowest', "What's its height there?"],
          [-c, `the smallest ${tex('x')} that's allowed`, "What's the height of the curve there?"],
        ],
      },
      simpler: `Square both sides and solve for ${tex('k')}. You get a curve that opens up, and only ${tex(`x\\ge ${num(-c)}`)} counts, because a root is never negative. A height is hit twice between the lowest point, ${tex(`${num(limit - count)}`)}, and the edge, ${tex(`${num(limit)}`)}. That gives ${tex(`${num(key)}`)}.`,
      hints: [
        'Square both sides. What can the right side never be for a real solution?',
        `Solve the squared equation for ${tex('k')}. What kind of graph is that in ${tex('x')}?`,
        "Only part of that graph counts. Where does it start, and where's it lowest?",
        'Which heights does that part hit twice? Do both ends count?',
      ],
    };
  },
};
