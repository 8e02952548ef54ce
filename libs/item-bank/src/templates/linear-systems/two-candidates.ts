import { gcd, num, sum, tex } from '../tex.js';
import type { Template } from '../template.js';
import { systemDisplay } from './system.js';

/** kx + py = c and qx + ky = d: two values make the lines parallel, and the constants tell them apart. */
export const twoCandidates: Template = {
  id: 'systems-two-candidates',
  skill: 15,
  difficulty: 'hard',
  seconds: 110,
  shift: 0.3,
  type: 'blank',
  context: false,
  make(draw) {
    const [u, v] = draw.distinct(2, 1, 6) as [number, number];
    const w = draw.int(1, 3);
    const [p, q, root] = [u * u * w, v * v * w, u * v * w];
    const side = draw.pick([1, -1]);
    const n = draw.nonZero(-6, 6);
    const [c, d] = [u * n, side * v * n];
    const none = draw.chance(0.5);
    // With side = 1, k = root makes the equations multiples of each other.
    const key = none ? -side * root : side * root;
    if (gcd(u, v) !== 1 || p > 50 || q > 50 || p === 1 || q === 1 || Math.abs(c) === root) return null;
    return {
      type: 'blank',
      question: `${systemDisplay([
        `${sum([
          [1, 'kx'],
          [p, 'y'],
        ])}=${num(c)}`,
        `${sum([
          [q, 'x'],
          [1, 'ky'],
        ])}=${num(d)}`,
      ])}<p>In the given system of equations, ${tex('k')} is a constant. The system has ${none ? 'no solution' : 'infinitely many solutions'}. What is the value of ${tex('k')}?</p>`,
      answer: String(key),
      wrong: [
        [
          String(-key),
          none ? 'infinitely-many-for-none' : 'none-for-infinitely-many',
          'For this value, the two lines have equal slopes; that alone does not tell how many points they share.',
        ],
        [
          String(root * root),
          'root-not-taken',
          'With this value, the slopes of the two lines are not equal; put it in and compare the ratios.',
        ],
        [
          String(p),
          'equal-coefficients',
          'Here the constant was taken from one pair of coefficients alone; parallel lines need both pairs in one ratio.',
        ],
      ],
      why: `The lines have the same slope when ${tex(`\\frac{k}{${q}}=\\frac{${p}}{k}`)}, so ${tex(`k^2=${num(p * q)}`)} and ${tex(`k=${root}`)} or ${tex(`k=-${root}`)}. For ${tex(`k=${side * root}`)}, each side of the first equation is ${tex(side > 0 ? (v === 1 ? u : `\\frac{${u}}{${v}}`) : v === 1 ? -u : `-\\frac{${u}}{${v}}`)} times that of the second, also the constants, so the system has infinitely many solutions. For ${tex(`k=${-side * root}`)}, the constants do not fit this ratio, so the lines are parallel and different, and there is no solution.`,
      math: {
        landmarks: [
          [p * q, `the value of ${tex('k^2')}`, `Which two numbers could ${tex('k')} be?`],
          [-key, 'one of the two values that make the slopes equal', 'What do the numbers on the right say about it?'],
        ],
      },
      simpler: `Equal slopes mean ${tex(`k^2=${num(p * q)}`)}, so ${tex('k')} is ${tex(`${root}`)} or ${tex(`-${root}`)}. Now check the numbers on the right. For one of them they fit and the lines are the same. For the other they don't, and the lines never meet. Here you need ${tex(`${key}`)}.`,
      hints: [
        'Both a system without a solution and one with infinitely many belong to lines with equal slopes.',
        'Write the condition that the coefficients of both variables are in the same ratio. The constant occurs in it twice.',
        'Two values satisfy this condition. They do not lead to the same kind of system.',
        'Look, for each of the two, whether the numbers on the right sides are in that ratio as well.',
      ],
    };
  },
};
