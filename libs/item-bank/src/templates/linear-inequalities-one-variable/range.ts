import { compare, type Sign } from '../inequality.js';
import { num, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** From a range of x to the range of b - ax. */
export const range: Template = {
  id: 'inequalities-one-range',
  skill: 16,
  difficulty: 'hard',
  shift: -0.2,
  seconds: 80,
  type: 'choice',
  context: false,
  make(draw) {
    const a = draw.int(2, 7);
    const b = draw.nonZero(-15, 30);
    const low = draw.int(-6, 5);
    const high = low + draw.int(2, 9);
    const [left, right] = draw.pick([
      ['≤', '<'],
      ['<', '≤'],
    ] as const);
    const [top, bottom] = [b - a * low, b - a * high];
    const chain = (from: number, one: Sign, letter: string, other: Sign, to: number): string =>
      compare(compare(num(from), one, letter), other, num(to));
    if (low === 0 || high === 0 || top === 0 || bottom === 0 || low + high === 0) return null;
    const expression = sum([
      [b, ''],
      [-a, 'x'],
    ]);
    return {
      type: 'choice',
      question: `<p>If ${tex(chain(low, left, 'x', right, high))} and ${tex(`y=${expression}`)}, which inequality represents all possible values of ${tex('y')}?</p>`,
      right: tex(chain(bottom, right, 'y', left, top)),
      wrong: [
        [
          tex(chain(bottom, left, 'y', right, top)),
          'boundary-swapped',
          `The value ${tex(`y=${num(bottom)}`)} belongs to ${tex(`x=${num(high)}`)}, so the sign next to ${tex(high)} goes with ${tex(bottom)}.`,
        ],
        [
          tex(chain(b + a * low, left, 'y', right, b + a * high)),
          'sign-slip-multiplying',
          `Here ${tex('x')} was multiplied by ${tex(a)} instead of ${tex(-a)}.`,
        ],
        [
          tex(chain(-a * high, right, 'y', left, -a * low)),
          'constant-ignored',
          `This is the range of ${tex(sum([[-a, 'x']]))}. The ${tex(b)} is missing.`,
        ],
      ],
      why: `Multiplying by ${tex(-a)} turns both signs round, so ${tex(chain(-a * high, right, sum([[-a, 'x']]), left, -a * low))}. Adding ${tex(b)} to all parts gives ${tex(chain(bottom, right, 'y', left, top))}.`,
      math: {
        landmarks: [
          [top, `the value of ${tex('y')} at ${tex(`x=${num(low)}`)}`, 'What is it at the other end?'],
          [bottom, `the value of ${tex('y')} at ${tex(`x=${num(high)}`)}`, 'What is it at the other end?'],
          [-a * low, `what ${tex(`${num(low)}`)} becomes when you multiply by ${tex(`${-a}`)}`, "What's next?"],
          [-a * high, `what ${tex(`${num(high)}`)} becomes when you multiply by ${tex(`${-a}`)}`, "What's next?"],
        ],
      },
      simpler: `Put both ends of ${tex('x')} into ${tex('y')}. You get ${tex(`${num(top)}`)} and ${tex(`${num(bottom)}`)}. Because of the minus sign, the order flips. And each end keeps its own kind of sign.`,
      hints: [
        `You know the range of ${tex('x')}. What happens to ${tex('x')} on the way to ${tex('y')}?`,
        'First comes a multiplication. What does a negative number do to the signs?',
        `As ${tex('x')} gets bigger, does ${tex('y')} get bigger or smaller?`,
        `Each end of ${tex('x')} gives one end of ${tex('y')}. Which sign goes with each end?`,
      ],
    };
  },
};
