import { compare } from '../inequality.js';
import { display, linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** p(x + q) compared with rx + t: the least or greatest integer solution. */
export const extremeInteger: Template = {
  id: 'inequalities-one-extreme-integer',
  skill: 16,
  difficulty: 'medium',
  shift: 0.2,
  seconds: 80,
  type: 'blank',
  context: false,
  make(draw) {
    const [p, r] = draw.distinct(2, 2, 9) as [number, number];
    const q = draw.nonZero(-9, 9);
    const t = draw.nonZero(-40, 40);
    const sign = draw.pick(['>', '≥', '<', '≤'] as const);
    const over = p - r;
    const bound = (t - p * q) / over;
    const least = over > 0 === (sign === '>' || sign === '≥');
    const strict = sign === '>' || sign === '<';
    // A boundary that is whole tests whether it belongs to the solutions; one that is not tests rounding.
    const whole = Number.isInteger(bound);
    const key = least
      ? whole && strict
        ? bound + 1
        : Math.ceil(bound)
      : whole && strict
        ? bound - 1
        : Math.floor(bound);
    if (Math.abs(over) < 2 || Math.abs(key) > 40 || key === 0) return null;
    const slip = (t - q) / over;
    const step = least ? 1 : -1;
    return {
      type: 'blank',
      question: `${display(compare(`${p}(${linear(1, q)})`, sign, linear(r, t)))}<p>What is the ${least ? 'least' : 'greatest'} integer value of ${tex('x')} that satisfies the given inequality?</p>`,
      answer: String(key),
      wrong: [
        ...(whole && !strict
          ? []
          : [
              [
                String(key - step),
                whole ? 'boundary-included' : 'rounded-wrong-way',
                `Put it in for ${tex('x')} and it doesn't work${whole ? ', since both sides are equal' : ''}.`,
              ] as const,
            ]),
        ...(whole && !strict
          ? [
              [
                String(key + step),
                'boundary-excluded',
                'The boundary value itself satisfies the inequality, since equality is allowed.',
              ] as const,
            ]
          : []),
        [
          String(least ? Math.ceil(slip) : Math.floor(slip)),
          'forgot-to-distribute',
          `The ${tex(p)} multiplies the ${tex(q)} too.`,
        ],
        [String(-key), 'sign-slip-dividing', 'A minus sign got lost in the last division.'],
      ],
      why: `Distributing gives ${tex(compare(linear(p, p * q), sign, linear(r, t)))}. Bringing the terms with ${tex('x')} to one side gives ${tex(compare(linear(over, 0), sign, num(t - p * q)))}. ${over < 0 ? `Dividing by ${tex(over)} turns the sign round.` : `Dividing by ${tex(over)} keeps the sign.`} So ${tex('x')} has to be ${least ? (strict ? 'greater than' : 'at least') : strict ? 'less than' : 'at most'} ${tex(whole ? num(bound) : `\\frac{${Math.sign(over) * (t - p * q)}}{${Math.abs(over)}}`)}, and the ${least ? 'least' : 'greatest'} such integer is ${tex(key)}.`,
      math: {
        landmarks: [
          [
            p * q,
            `what you get when you multiply ${tex(`${p}`)} by ${tex(`${num(q)}`)}`,
            'What does the inequality look like now?',
          ],
          [t - p * q, `the number across from ${tex(`${linear(over, 0)}`)}`, "What's left to do?"],
        ],
      },
      simpler: `Distribute and bring the ${tex('x')} terms together: ${tex(`${linear(over, 0)}`)} on one side and ${tex(`${num(t - p * q)}`)} on the other. Divide${over < 0 ? ' and turn the sign around' : ''}. Then look for the ${least ? 'first' : 'last'} whole number that works: ${tex(`${key}`)}.`,
      hints: [
        'Solve it first and think about integers later. What do you do with the parentheses?',
        `Distribute, then get the ${tex('x')} terms together. What's left on each side?`,
        'Look at what you divide by. Does the sign stay or flip?',
        'Now look at the boundary. Is it an integer, and does it count?',
      ],
    };
  },
};
