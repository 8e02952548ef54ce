import type { WrongChoice } from '../../content/author.js';
import { sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** Two complementary angles and one ratio as a letter: an expression in the other angle, written in that letter. */
export const complementIdentity: Template = {
  id: 'right-triangles-complement-identity',
  skill: 23,
  difficulty: 'hard',
  shift: 0.4,
  seconds: 115,
  type: 'choice',
  context: false,
  make(draw) {
    const [a, b] = draw.pick([
      ['A', 'B'],
      ['P', 'Q'],
      ['R', 'S'],
      ['X', 'Y'],
    ] as const);
    const letter = draw.pick(['k', 'n', 'm', 't'] as const);
    const [given, twin] = draw.pick([
      ['sin', 'cos'],
      ['cos', 'sin'],
    ] as const);
    const [p, q] = [draw.int(2, 9), draw.int(2, 9)];
    if (p === q) return null;
    const powers = (constant: number, once: number, squared: number): string =>
      tex(
        sum([
          [constant, ''],
          [once, letter],
          [squared, `${letter}^2`],
        ]),
      );
    const names = { sin: 'sine', cos: 'cosine' } as const;
    return {
      type: 'choice',
      question: `<p>Angles ${tex(a)} and ${tex(b)} are acute, and the sum of their measures is ${tex('90^\\circ')}. If ${tex(`\\${given} ${a}=${letter}`)}, where ${tex(letter)} is a constant, which expression is equivalent to ${tex(`${p}\\${twin} ${b}+${q}(\\${given} ${b})^2`)}?</p>`,
      right: powers(q, p, -q),
      wrong: draw.shuffle<WrongChoice>([
        [
          powers(0, p, q),
          'complement-taken-for-equal',
          "This gives both angles the same value for that ratio. The angles aren't the same.",
        ],
        [
          powers(p, -p, q),
          'complement-of-ratio',
          "This subtracts a ratio from one, the way you'd subtract an angle from a right angle. Ratios don't work like that.",
        ],
        [
          powers(q, p - q, 0),
          'square-left-out',
          'When you link sine and cosine of one angle, both of them are squared.',
        ],
        [
          powers(-q, p, q),
          'identity-sign-slip',
          "Two terms got switched in the link between the squares of sine and cosine. A square can't be negative.",
        ],
      ]),
      why: `Since ${tex(a)} and ${tex(b)} are complementary, the ${names[twin]} of ${tex(b)} equals the ${names[given]} of ${tex(a)}: ${tex(`\\${twin} ${b}=${letter}`)}. For one angle the squares of sine and cosine add up to ${tex('1')}, so ${tex(`(\\${given} ${b})^2=1-(\\${twin} ${b})^2=1-${letter}^2`)}. The expression is ${tex(`${p}${letter}+${q}(1-${letter}^2)`)}, which is ${powers(q, p, -q)}.`,
      math: { starts: ['s^2+c^2=1'] },
      simpler: `The two angles add up to ${tex('90^\\circ')}, so the sine of one is the cosine of the other. That makes the first term ${tex(`${p}${letter}`)}. Sine squared plus cosine squared is ${tex('1')}, so the square is ${tex(`1-${letter}^2`)}. Put both in and combine.`,
      hints: [
        "Draw a right triangle with both angles. One angle's opposite side is what to the other?",
        `Which ratio of ${tex(b)} has the same value as the given ratio of ${tex(a)}?`,
        `How are the squares of sine and cosine of ${tex(b)} related?`,
        `Write the square with ${tex(letter)}. What do you get when you expand?`,
      ],
    };
  },
};
