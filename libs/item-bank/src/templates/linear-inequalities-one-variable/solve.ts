import { compare, flipped, SIGNS } from '../inequality.js';
import { display, num, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** b - ax compared with c: the sign turns round when dividing. */
export const solve: Template = {
  id: 'inequalities-one-solve',
  skill: 16,
  difficulty: 'easy',
  seconds: 50,
  type: 'choice',
  context: false,
  make(draw) {
    const a = draw.int(2, 9);
    const b = draw.nonZero(-20, 30);
    const sign = draw.pick(SIGNS);
    const x = draw.nonZero(-9, 12);
    const c = b - a * x;
    const added = (c + b) / -a;
    if (c === 0 || x === added) return null;
    return {
      type: 'choice',
      question: `${display(
        compare(
          sum([
            [b, ''],
            [-a, 'x'],
          ]),
          sign,
          num(c),
        ),
      )}<p>Which of the following represents all values of ${tex('x')} that satisfy the given inequality?</p>`,
      right: tex(compare('x', flipped(sign), x)),
      wrong: [
        [
          tex(compare('x', sign, x)),
          'sign-not-flipped',
          `Dividing by the negative number ${tex(-a)} turns the inequality sign around.`,
        ],
        [
          tex(compare('x', flipped(sign), -x)),
          'sign-slip-dividing',
          `The quotient of ${tex(c - b)} and ${tex(-a)} has the wrong sign.`,
        ],
        [
          tex(compare('x', sign, -x)),
          'sign-slip-dividing',
          `Here both sides were divided by ${tex(a)} instead of ${tex(-a)}.`,
        ],
      ],
      why: `Subtracting ${tex(b)} from both sides gives ${tex(compare(`-${a}x`, sign, num(c - b)))}. Dividing by ${tex(-a)} turns the sign round: ${tex(compare('x', flipped(sign), x))}.`,
      math: {
        landmarks: [
          [c - b, `the number across from ${tex(`-${a}x`)}`, 'What happens when you divide by a negative number?'],
        ],
      },
      simpler: `Move ${tex(`${num(b)}`)} over first, and ${tex(`-${a}x`)} is compared with ${tex(`${num(c - b)}`)}. Then divide by ${tex(`-${a}`)}. Dividing by a negative number turns the sign around. So you get ${tex(`${compare('x', flipped(sign), x)}`)}.`,
      hints: [
        `It solves like an equation, almost. Which number do you move away from the ${tex('x')} term first?`,
        "You moved a number. What's left on the other side?",
        `What's in front of ${tex('x')} now, a positive or a negative number?`,
        'What happens to the sign when you divide both sides by a negative?',
      ],
    };
  },
};
