import { compare, flipped, type Sign } from '../inequality.js';
import { display, fraction, num, signed, tex } from '../tex.js';
import type { Template } from '../template.js';

/** ax + p > m(bx + q), whose solutions lie on the other side: the value of a − mb. */
export const letterDifference: Template = {
  id: 'inequalities-one-letter-difference',
  skill: 16,
  difficulty: 'hard',
  seconds: 110,
  shift: 0.2,
  type: 'choice',
  ordered: true,
  context: false,
  make(draw) {
    const sign: Sign = draw.pick(['<', '>', '≤', '≥']);
    const turned = draw.chance(0.7);
    const key = draw.int(2, 9) * (turned ? -1 : 1);
    const [edge, m, q] = [draw.nonZero(-8, 8), draw.int(2, 5), draw.nonZero(-6, 6)];
    // (a − mb)x > mq − p
    const p = m * q - key * edge;
    const solutions = compare('x', turned ? flipped(sign) : sign, num(edge));
    if (p === 0 || Math.abs(p) > 40 || Math.abs(edge) === 1) return null;
    return {
      type: 'choice',
      question: `${display(compare(`ax${signed(p)}`, sign, `${m}(bx${signed(q)})`))}<p>In the given inequality, ${tex('a')} and ${tex('b')} are constants. The solutions to the inequality are all values of ${tex('x')} for which ${tex(solutions)}. What is the value of ${tex(`a-${m}b`)}?</p>`,
      right: tex(key),
      wrong: [
        [
          tex(-key),
          'sign-not-considered',
          'Compare which way the sign points in the inequality and in the solutions, and watch the sign of each term.',
        ],
        [
          tex(fraction(q - p, edge)),
          'forgot-to-distribute',
          `The factor ${tex(m)} has to reach both terms in the parentheses.`,
        ],
        [tex(fraction(m * q + p, edge)), 'sign-slip-moving-term', 'A term moved to the other side but kept its sign.'],
        [tex(num(m * q - p)), 'boundary-ignored', `The boundary comes from a division, and you haven't used it yet.`],
        [
          tex(fraction(p - q, edge)),
          'forgot-to-distribute',
          'Not every term in the parentheses was multiplied, and a sign was lost.',
        ],
        [tex(num(key * edge * edge)), 'multiplied-for-divided', 'The boundary was used as a factor on the wrong side.'],
      ],
      why: `Bringing the terms with ${tex('x')} to the left gives ${tex(compare(`(a-${m}b)x`, sign, num(m * q - p)))}. The boundary of the solutions is ${tex(edge)}, so ${tex(`\\frac{${num(m * q - p)}}{a-${m}b}=${edge}`)} and ${tex(`a-${m}b=${fraction(m * q - p, edge)}`)}. This fits the direction: ${turned ? 'the sign has turned round, as it does when both sides are divided by a negative number' : 'the sign has kept its direction, as it does when both sides are divided by a positive number'}.`,
      math: {
        landmarks: [
          [m * q - p, `the number across from the ${tex('x')} terms`, 'What do you know about the boundary?'],
          [
            m * q,
            `what you get when you multiply ${tex(`${m}`)} by ${tex(`${num(q)}`)}`,
            `How do you get the ${tex('x')} terms together?`,
          ],
        ],
      },
      simpler: `Bring the ${tex('x')} terms together, and you have ${tex(`a-${m}b`)} times ${tex('x')} compared with ${tex(`${num(m * q - p)}`)}. The solutions start at ${tex(`${edge}`)}. So ${tex(`${num(m * q - p)}`)} divided by ${tex(`a-${m}b`)} has to be ${tex(`${edge}`)}. That makes it ${tex(`${key}`)}.`,
      hints: [
        'Pretend the letters are numbers and solve. What do you do with the parentheses?',
        `Get the ${tex('x')} terms on one side. What is ${tex('x')} multiplied by now?`,
        "You'd divide by that to get the boundary. Which number is the boundary?",
        'Look at the sign, before and after. Did you divide by a positive or a negative?',
      ],
    };
  },
};
