import { entered, fraction, gcd, num, tex } from '../tex.js';
import type { Template } from '../template.js';

const ORDINAL: Readonly<Record<number, string>> = { 2: 'square', 3: 'third power' };

/** f(x) = ab^x with two values some steps apart: a value before or after them. The place k stays a letter. */
export const exponentialSteps: Template = {
  id: 'nonfunction-exponential-steps',
  skill: 20,
  difficulty: 'hard',
  seconds: 110,
  shift: 0.2,
  type: 'blank',
  context: false,
  make(draw) {
    const [p, q] = draw.distinct(2, 1, 5) as [number, number];
    const [gap, size] = [draw.pick([2, 2, 3]), draw.int(1, 5)];
    const value = (step: number): number => size * p ** (1 + step) * q ** (gap + 1 - step);
    const after = draw.chance(0.5);
    const asked = after ? gap + 1 : -1;
    const [first, second, key] = [value(0), value(gap), value(asked)];
    if (gcd(p, q) !== 1 || [first, second, key].some((each) => each > 999) || first === key || second === key)
      return null;
    const place = (step: number): string => (step === 0 ? 'f(k)' : `f(k${step > 0 ? '+' : ''}${step})`);
    const [from, way] = after ? [second, 'multiplied'] : [first, 'divided'];
    const whole = [p ** gap, q ** gap] as const;
    const linearSlip = after ? [second * gap + second - first, gap] : [first * gap - second + first, gap];
    const wholeSlip = after ? [second * whole[0], whole[1]] : [first * whole[1], whole[0]];
    const shareSlip = after ? [second * whole[0], gap * whole[1]] : [first * gap * whole[1], whole[0]];
    return {
      type: 'blank',
      question: `<p>The function ${tex('f')} is defined by ${tex('f(x)=ab^x')}, where ${tex('a')} and ${tex('b')} are positive constants. For a certain constant ${tex('k')}, ${tex(`f(k)=${num(first)}`)} and ${tex(`${place(gap)}=${num(second)}`)}. What is the value of ${tex(place(asked))}?</p>`,
      answer: String(key),
      wrong: [
        [
          entered(linearSlip[0]!, linearSlip[1]!),
          'linear-for-exponential',
          'This would be right if the function changed by the same amount in each step; it is multiplied by the same factor.',
        ],
        [
          entered(wholeSlip[0]!, wholeSlip[1]!),
          'all-steps-for-one',
          'The quotient of the two given values belongs to all the steps between them, not to one.',
        ],
        [
          entered(shareSlip[0]!, shareSlip[1]!),
          'factor-shared-equally',
          'Factors that follow one another are multiplied, so one of them is not an equal share of their product.',
        ],
        [
          entered(from * (after ? q : p), after ? p : q),
          'wrong-direction',
          'Look again at which way the input goes from the value that you started with.',
        ],
      ],
      why: `Each step of ${tex(1)} multiplies the value by ${tex('b')}, so ${tex(`${place(gap)}=b^${gap}\\cdot f(k)`)}. Then ${tex(`b^${gap}=\\frac{${num(second)}}{${num(first)}}`)}, which is the ${ORDINAL[gap]!} of ${tex(fraction(p, q))}, and since ${tex('b')} is positive, ${tex(`b=${fraction(p, q)}`)}. One step ${after ? `after ${tex(place(gap))}` : `before ${tex('f(k)')}`}, the value ${tex(num(from))} has to be ${way} by ${tex('b')}, so ${tex(`${place(asked)}=${num(key)}`)}.`,
      math: {
        landmarks: [
          [entered(p, q), `the value of ${tex('b')}`, 'What do you do with it?'],
          [
            entered(p ** gap, q ** gap),
            `what ${tex(`${gap}`)} steps multiply the value by`,
            'So what does one step multiply it by?',
          ],
        ],
      },
      simpler: `Each step multiplies by the same number, ${tex('b')}. ${tex(`${gap}`)} steps take you from ${tex(`${num(first)}`)} to ${tex(`${num(second)}`)}. So ${tex(`b^${gap}=${fraction(p ** gap, q ** gap)}`)} and ${tex(`b=${fraction(p, q)}`)}. One more step ${after ? 'forward' : 'back'} gives ${tex(`${num(key)}`)}.`,
      hints: [
        'Neither the constants of the definition nor the place have to be found. How does the value change when the input grows by one?',
        'How many equal steps lie between the two given values?',
        'The quotient of the two values is the factor of all these steps together.',
        'Find the factor of a single step. Is it used forwards or backwards to reach what is asked for?',
      ],
    };
  },
};
