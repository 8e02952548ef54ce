import { entered, linear, sum, tex } from '../tex.js';
import type { Template } from '../template.js';
import { systemDisplay } from './system.js';

/** px + qy and qx + py equal expressions in k; x + y or x − y is known. */
export const sumOfUnknowns: Template = {
  id: 'systems-sum-of-unknowns',
  skill: 15,
  difficulty: 'hard',
  seconds: 110,
  shift: 0.2,
  type: 'blank',
  context: false,
  make(draw) {
    const sign = draw.pick([1, -1]);
    const [q, p] = draw.distinct(2, 1, 8).sort((x, y) => x - y) as [number, number];
    const [second, first] = draw.distinct(2, 1, 7).sort((x, y) => x - y) as [number, number];
    const [known, k] = [draw.nonZero(-9, 12), draw.nonZero(-9, 12)];
    const [both, letters] = [p + sign * q, first + sign * second];
    const one = draw.nonZero(-15, 15);
    const constants = both * known - letters * k;
    const other = sign * (constants - one);
    if (both === 1 || letters === 1 || other === 0 || Math.abs(other) > 40 || constants === 0 || k === known)
      return null;
    const asked = sign > 0 ? 'x+y' : 'x-y';
    const done = sign > 0 ? 'Adding the two equations' : 'Subtracting the second equation from the first';
    const equation = (x: number, y: number, letter: number, constant: number): string =>
      `${sum([
        [x, 'x'],
        [y, 'y'],
      ])}=${linear(letter, constant, 'k')}`;
    return {
      type: 'blank',
      question: `${systemDisplay([equation(p, q, first, one), equation(q, p, second, other)])}<p>In the given system of equations, ${tex('k')} is a constant. The solution ${tex('(x,y)')} to the system satisfies ${tex(`${asked}=${known}`)}. What is the value of ${tex('k')}?</p>`,
      answer: String(k),
      wrong: [
        [
          entered(known - constants, letters),
          'left-side-not-multiplied',
          `The equations give you a multiple of ${tex(asked)}, not ${tex(asked)} itself.`,
        ],
        [
          entered(both * known + constants, letters),
          'sign-slip-moving-term',
          'A term moved to the other side but kept its sign.',
        ],
        [entered(both * known, letters), 'constants-forgotten', 'The constant terms on the right sides were left out.'],
        [
          entered(both * known - (one - sign * other), first - sign * second),
          'combined-differently',
          'The two sides were combined in different ways: one by adding, the other by subtracting.',
        ],
      ],
      why: `${done} gives ${tex(`${both}(${asked})=${linear(letters, constants, 'k')}`)}. With ${tex(`${asked}=${known}`)}, the left side is ${tex(both * known)}. So ${tex(`${linear(letters, 0, 'k')}=${both * known - constants}`)} and ${tex(`k=${k}`)}.`,
      math: {
        landmarks: [
          [both * known, `the left side once you put in ${tex(`${asked}=${known}`)}`, `What's left for ${tex('k')}?`],
          [both * known - constants, `the value of ${tex(`${linear(letters, 0, 'k')}`)}`, "What's left to do?"],
        ],
      },
      simpler: `${done} gives ${tex(`${both}(${asked})`)} on the left. You know ${tex(`${asked}=${known}`)}, so that's ${tex(`${both * known}`)}. On the right there's only ${tex('k')} left to find: ${tex(`${linear(letters, constants, 'k')}=${both * known}`)}. So ${tex(`k=${k}`)}.`,
      hints: [
        `You know ${tex(asked)}, but not each letter. Do you need them one by one?`,
        `Look at the numbers in front of ${tex('x')} and ${tex('y')}. What happens to them in the second equation?`,
        `Do you add or subtract the equations to get a multiple of ${tex(asked)}?`,
        'Do the same with the right sides. Which letter is the only unknown now?',
      ],
    };
  },
};
