import { coefficient, display, linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** p(ax + q) ± r(ax + q) = t: the parentheses are found without x. */
export const commonExpression: Template = {
  id: 'linear-one-common-expression',
  skill: 12,
  difficulty: 'medium',
  seconds: 65,
  type: 'blank',
  context: false,
  make(draw) {
    const [p, r] = draw.distinct(2, 2, 9) as [number, number];
    const sign = draw.pick([1, -1]);
    const a = draw.int(2, 7);
    const q = draw.nonZero(-9, 9);
    const value = draw.nonZero(-20, 40);
    const both = p + sign * r;
    if (both <= 1 || [1, q].includes(value)) return null;
    const t = both * value;
    const inner = linear(a, q);
    return {
      type: 'blank',
      question: `${display(`${p}(${inner})${sign > 0 ? '+' : '-'}${coefficient(r)}(${inner})=${num(t)}`)}<p>What is the value of ${tex(inner)}?</p>`,
      answer: String(value),
      wrong: [
        [
          String(value - q),
          'answered-other-quantity',
          `This is the value of ${tex(linear(a, 0))}; the question asks for ${tex(inner)}.`,
        ],
        ...((value - q) % a === 0
          ? [
              [
                String((value - q) / a),
                'answered-other-quantity',
                `This is the value of ${tex('x')}; the question asks for ${tex(inner)}.`,
              ] as const,
            ]
          : []),
        ...(p !== sign * r && t % (p - sign * r) === 0
          ? [
              [
                String(t / (p - sign * r)),
                'sign-slip-combining',
                `The numbers ${tex(p)} and ${tex(r)} were combined with the wrong sign.`,
              ] as const,
            ]
          : []),
        [String(t), 'forgot-to-divide', `This is ${tex(both)} times the value of ${tex(inner)}.`],
      ],
      why: `Both terms on the left contain ${tex(inner)}: ${tex(p)} times it ${sign > 0 ? 'plus' : 'minus'} ${tex(r)} times it is ${tex(both)} times it. So ${tex(`${both}(${inner})=${num(t)}`)}, and dividing by ${tex(both)} gives ${tex(`${inner}=${num(value)}`)}.`,
      math: {
        landmarks: [
          [value - q, `the value of ${tex(`${linear(a, 0)}`)}`, 'What does the question ask for?'],
          [both, `how many times ${tex(`${inner}`)} you have on the left`, 'What do you do with that number?'],
        ],
      },
      simpler: `Treat ${tex(`${inner}`)} like one thing. You have ${tex(`${p}`)} of it ${sign > 0 ? 'plus' : 'minus'} ${tex(`${r}`)} of it, which is ${tex(`${both}`)} of it. That equals ${tex(`${num(t)}`)}, so one of it is ${tex(`${num(value)}`)}. No need to find ${tex('x')}.`,
      hints: [
        'Look at the two terms on the left. What do they both contain?',
        'Treat the parentheses like one box. How many boxes are in each term?',
        'Put the boxes together. How many do you have now?',
        `You can skip ${tex('x')}. What do you divide by to get just one box?`,
      ],
    };
  },
};
