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
          "With this value the slopes are equal. That alone doesn't tell you how many points the lines share.",
        ],
        [
          String(root * root),
          'root-not-taken',
          "With this value the slopes aren't equal. Put it in and compare the ratios.",
        ],
        [
          String(p),
          'equal-coefficients',
          'That uses just one pair of coefficients. Parallel lines need both pairs in the same ratio.',
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
        'Both kinds of system come from lines with the same slope. When are the slopes equal?',
        `Set the ratio of the ${tex('x')} numbers equal to the ratio of the ${tex('y')} numbers. Where does ${tex('k')} show up?`,
        `Two values of ${tex('k')} make the slopes equal. What are the two roots?`,
        'Try each one. Do the numbers on the right fit the same ratio?',
      ],
    };
  },
};
