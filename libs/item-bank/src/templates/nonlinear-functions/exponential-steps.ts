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
          'That works when a function changes by the same amount each step. This one gets multiplied by the same factor.',
        ],
        [
          entered(wholeSlip[0]!, wholeSlip[1]!),
          'all-steps-for-one',
          'Dividing the two values gives you the factor for all the steps together, not for one.',
        ],
        [
          entered(shareSlip[0]!, shareSlip[1]!),
          'factor-shared-equally',
          "Factors in a row get multiplied, so you can't split them into equal shares by dividing.",
        ],
        [
          entered(from * (after ? q : p), after ? p : q),
          'wrong-direction',
          'Look again at which way you go from the value you started with.',
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
        `You don't need ${tex('a')} or ${tex('k')}. What happens to ${tex('f')} when ${tex('x')} goes up by one?`,
        'How many steps of one are there between the two given values?',
        `Divide one given value by the other. Which power of ${tex('b')} is that?`,
        `So what's ${tex('b')}? And do you multiply or divide to get where you want?`,
      ],
    };
  },
};
