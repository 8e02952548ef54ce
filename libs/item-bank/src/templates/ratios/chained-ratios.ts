import { entered, fraction, gcd, tex } from '../tex.js';
import type { Template } from '../template.js';

const LETTERS = [
  ['x', 'y', 'z'],
  ['a', 'b', 'c'],
  ['p', 'q', 'r'],
  ['r', 's', 't'],
  ['k', 'm', 'n'],
] as const;

/** Two quotients with a common letter, the third quotient wanted. */
export const chainedRatios: Template = {
  id: 'ratios-chained',
  skill: 25,
  difficulty: 'medium',
  seconds: 70,
  type: 'blank',
  context: false,
  make(draw) {
    const [x, y, z] = draw.pick(LETTERS);
    const [a, b, c, d] = [draw.int(2, 9), draw.int(2, 9), draw.int(2, 9), draw.int(2, 9)];
    // The second quotient is z to y, so it has to be turned over before the two are joined.
    if (gcd(a, b) > 1 || gcd(c, d) > 1 || a * d === b * c || a * c === b * d) return null;
    const right = entered(a * d, b * c);
    if (right.length > 5) return null;
    return {
      type: 'blank',
      question: `<p>If ${tex(`\\frac{${x}}{${y}}=\\frac{${a}}{${b}}`)} and ${tex(`\\frac{${z}}{${y}}=\\frac{${c}}{${d}}`)}, what is the value of ${tex(`\\frac{${x}}{${z}}`)}?</p>`,
      answer: right,
      wrong: [
        [
          entered(a * c, b * d),
          'multiplied-for-divided',
          `This is the product of the two fractions. ${tex(y)} doesn't cancel there, because it's on the bottom of both.`,
        ],
        [entered(b * c, a * d), 'inverted-ratio', `This is ${tex(`\\frac{${z}}{${x}}`)}, so it's upside down.`],
        [
          entered(a, c),
          'numerators-only',
          `This compares ${tex(a)} with ${tex(c)}, but the two fractions have different bottoms.`,
        ],
      ],
      why: `Dividing the first quotient by the second, ${tex(y)} cancels: ${tex(`\\frac{${x}}{${z}}=\\frac{${x}}{${y}}\\div\\frac{${z}}{${y}}=\\frac{${a}}{${b}}\\cdot\\frac{${d}}{${c}}=${fraction(a * d, b * c)}`)}.`,
      math: {
        landmarks: [
          [`${b * c}/${a * d}`, 'the quotient upside down', 'Which one does the question ask for?'],
          [`${d}/${c}`, `${tex(`\\frac{${y}}{${z}}`)}`, 'How do you join it with the other one?'],
        ],
      },
      simpler: `You want ${tex(`\\frac{${x}}{${z}}`)}, and both fractions have ${tex(`${y}`)} in them. Flip the second one to get ${tex(`\\frac{${y}}{${z}}=\\frac{${d}}{${c}}`)}. Now multiply, and ${tex(`${y}`)} cancels. You get ${tex(`${fraction(a * d, b * c)}`)}.`,
      hints: [
        `You want only ${tex(x)} and ${tex(z)}. Which letter has to go?`,
        `How do you write ${tex(x)} with ${tex(y)}? And ${tex(z)} with ${tex(y)}?`,
        `Divide the first by the second. What happens to ${tex(y)}?`,
        "You're dividing by a fraction. What do you do with that fraction?",
      ],
    };
  },
};
