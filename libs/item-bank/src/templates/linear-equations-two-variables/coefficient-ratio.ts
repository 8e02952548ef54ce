import { fraction, tex } from '../tex.js';
import type { Template } from '../template.js';

/** ax + by = c by its intercepts: the ratio of the coefficients is wanted. */
export const coefficientRatio: Template = {
  id: 'linear-two-coefficient-ratio',
  skill: 13,
  difficulty: 'hard',
  shift: 0.2,
  seconds: 95,
  type: 'choice',
  ordered: true,
  context: false,
  make(draw) {
    const p = draw.nonZero(-12, 12);
    const q = draw.nonZero(-12, 12);
    const [one, other, all] = draw.pick([
      ['a', 'b', 'c'],
      ['r', 's', 't'],
      ['m', 'n', 'p'],
      ['h', 'k', 'd'],
    ] as const);
    if (Math.abs(p) === Math.abs(q) || Math.abs(p) < 2 || Math.abs(q) < 2) return null;
    return {
      type: 'choice',
      question: `<p>The equation ${tex(`${one}x+${other}y=${all}`)}, where ${tex(one)}, ${tex(other)}, and ${tex(all)} are nonzero constants, represents a line in the ${tex('xy')}-plane. The line has an ${tex('x')}-intercept at ${tex(`(${p},0)`)} and a ${tex('y')}-intercept at ${tex(`(0,${q})`)}. What is the value of ${tex(`\\frac{${one}}{${other}}`)}?</p>`,
      right: tex(fraction(q, p)),
      wrong: [
        [
          tex(fraction(p, q)),
          'inverted-ratio',
          `The intercepts give ${tex(`${p}${one}=${all}`)} and ${tex(`${q}${other}=${all}`)}. The division went the wrong way around.`,
        ],
        [
          tex(fraction(-q, p)),
          'slope-for-ratio',
          `This is the slope of the line, which is ${tex(`-\\frac{${one}}{${other}}`)}.`,
        ],
        [
          tex(fraction(-p, q)),
          'inverted-ratio',
          'This is the horizontal change over the vertical one, the reciprocal of the slope.',
        ],
      ],
      why: `The point ${tex(`(${p},0)`)} gives ${tex(`${p}${one}=${all}`)}, and ${tex(`(0,${q})`)} gives ${tex(`${q}${other}=${all}`)}. So ${tex(`${p}${one}=${q}${other}`)}, and ${tex(`\\frac{${one}}{${other}}=${fraction(q, p)}`)}.`,
      math: { starts: [`${p}${one}=${all}`, `${q}${other}=${all}`] },
      simpler: `Put each point into the equation. One gives ${tex(`${p}${one}=${all}`)} and the other gives ${tex(`${q}${other}=${all}`)}. So ${tex(`${p}${one}=${q}${other}`)}. Divide to get ${tex(`\\frac{${one}}{${other}}=${fraction(q, p)}`)}.`,
      hints: [
        `Both intercepts are on the line. Take the first one. Which of its numbers goes in for ${tex('x')}?`,
        'Put in each intercept. Which term disappears each time?',
        `Both results equal ${tex(all)}. So what can you say about the two of them?`,
        `Now get ${tex(one)} over ${tex(other)}. What do you divide both sides by?`,
      ],
    };
  },
};
