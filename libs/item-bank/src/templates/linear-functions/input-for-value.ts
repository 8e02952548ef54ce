import { display, linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** For what x does f(x) have a given value? */
export const inputForValue: Template = {
  id: 'functions-input-for-value',
  skill: 14,
  difficulty: 'easy',
  seconds: 50,
  type: 'blank',
  context: false,
  make(draw) {
    const a = draw.pick([-8, -7, -6, -5, -4, -3, -2, 3, 4, 5, 6, 7, 8, 9]);
    const b = draw.nonZero(-30, 30);
    const x = draw.nonZero(-12, 15);
    const value = a * x + b;
    const name = draw.pick(['f', 'g', 'h']);
    if (value === 0 || Math.abs(value) > 120 || Math.abs(a * value + b) > 9999 || x === value) return null;
    return {
      type: 'blank',
      question: `${display(`${name}(x)=${linear(a, b)}`)}<p>The function ${tex(name)} is defined by the given equation. For what value of ${tex('x')} is ${tex(`${name}(x)=${num(value)}`)}?</p>`,
      answer: String(x),
      wrong: [
        [
          String(a * value + b),
          'input-output-swapped',
          `This is ${tex(`${name}(${num(value)})`)}. The ${tex(value)} is what comes out, not what goes in.`,
        ],
        [
          String(value - b),
          'forgot-to-divide',
          `This is the value of ${tex(linear(a, 0))}. You still have to divide it by ${tex(a)}.`,
        ],
        [String(-x), 'sign-slip-dividing', 'A minus sign got lost in the last division.'],
        ...((value + b) % a === 0
          ? [
              [
                String((value + b) / a),
                'sign-slip-moving-term',
                `The ${tex(b)} moved to the other side but kept its sign.`,
              ] as const,
            ]
          : []),
      ],
      why: `Setting ${tex(`${linear(a, b)}=${num(value)}`)} gives ${tex(`${linear(a, 0)}=${num(value - b)}`)}, so ${tex(`x=${num(x)}`)}.`,
      simpler: `You know what comes out: ${tex(`${num(value)}`)}. Work backward to what went in. Undo the ${tex(`${num(b)}`)} first, and ${tex(`${linear(a, 0)}=${num(value - b)}`)} is left. Divide to get ${tex(`x=${num(x)}`)}.`,
      hints: [
        'Is the number they give you something that goes in, or something that comes out?',
        'Set the rule equal to that number. What equation do you get?',
        'Get the plain number out of the way. What do you do to both sides?',
        `What do you divide by to get ${tex('x')} alone? Mind its sign.`,
      ],
    };
  },
};
