import { coefficient, num, sum, tex } from '../tex.js';
import type { Template } from '../template.js';
import { row, systemDisplay } from './system.js';

/** Adding or subtracting the equations gives the wanted expression at once. */
export const combination: Template = {
  id: 'systems-combination',
  skill: 15,
  difficulty: 'medium',
  seconds: 70,
  type: 'blank',
  context: false,
  make(draw) {
    const times = draw.int(2, 6);
    const plus = draw.chance(0.5);
    const [a, b] = [draw.int(1, 11), draw.int(1, 11)];
    const sign = draw.pick([1, -1]);
    // First row plus or minus the second is times·(x ± y).
    const [c, d] = plus ? [times - a, sign * times - b] : [a - times, b - sign * times];
    const [x, y] = draw.distinct(2, -9, 14) as [number, number];
    const key = x + sign * y;
    const [e, f] = [a * x + b * y, c * x + d * y];
    if (
      c === 0 ||
      d === 0 ||
      a * d === b * c ||
      key === 0 ||
      Math.abs(key) === 1 ||
      x === 0 ||
      y === 0 ||
      (a === c && b === d) ||
      (plus ? [e + f, e - f] : [e - f, e + f]).includes(key)
    )
      return null;
    const asked = sum([
      [1, 'x'],
      [sign, 'y'],
    ]);
    const slip = (plus ? e - f : e + f) / times;
    return {
      type: 'blank',
      question: `${systemDisplay([row([a, b, e]), row([c, d, f])])}<p>The solution to the given system of equations is ${tex('(x,y)')}. What is the value of ${tex(asked)}?</p>`,
      answer: String(key),
      wrong: [
        [String(key * times), 'forgot-to-divide', `This is the value of ${tex(`${times}(${asked})`)}.`],
        [
          String(x - sign * y),
          'wrong-combination',
          `This is the value of ${tex(
            sum([
              [1, 'x'],
              [-sign, 'y'],
            ]),
          )}.`,
        ],
        [String(x), 'answered-other-quantity', `This is the value of ${tex('x')} alone.`],
        ...(Number.isInteger(slip)
          ? [
              [
                String(slip),
                'sign-slip-combining',
                `The left sides were ${plus ? 'added' : 'subtracted'}, but the right sides were ${plus ? 'subtracted' : 'added'}.`,
              ] as const,
            ]
          : []),
      ],
      why: `${plus ? 'Adding the equations' : 'Subtracting the second equation from the first'} gives ${tex(`${coefficient(times)}x${sign > 0 ? '+' : '-'}${coefficient(times)}y=${num(plus ? e + f : e - f)}`)}. Dividing by ${tex(times)} gives ${tex(`${asked}=${num(key)}`)}.`,
      math: {
        landmarks: [
          [key * times, `the value of ${tex(`${times}(${asked})`)}`, "What's left to do?"],
          [x, `the value of ${tex('x')}`, 'What is asked?'],
          [y, `the value of ${tex('y')}`, 'What is asked?'],
        ],
      },
      simpler: `You don't need ${tex('x')} and ${tex('y')} one by one. ${plus ? 'Add the two equations' : 'Subtract the second equation from the first'}, and you get ${tex(`${times}`)} times ${tex(`${asked}`)}. That equals ${tex(`${num(key * times)}`)}. Divide by ${tex(`${times}`)} to get ${tex(`${num(key)}`)}.`,
      hints: [
        `The question wants ${tex(asked)}, not each letter. Do you need to find both?`,
        'Try adding the two equations, then subtracting them. What do you get each time?',
        `In which result do ${tex('x')} and ${tex('y')} ${sign > 0 ? 'have the same number in front' : 'have opposite numbers in front'}?`,
        'That result is a multiple of what you want. What do you divide by?',
      ],
    };
  },
};
