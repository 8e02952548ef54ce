import { linear, num, signed, tex } from '../tex.js';
import type { Template } from '../template.js';

/** y ≤ −px + q, y ≥ rx + k and x ≥ c have a common solution: the greatest k, or the least with all signs turned. */
export const lastConstant: Template = {
  id: 'inequalities-two-last-constant',
  skill: 17,
  difficulty: 'hard',
  seconds: 120,
  shift: 0.3,
  type: 'blank',
  context: false,
  make(draw) {
    const side = draw.pick([1, -1]);
    const [p, r] = draw.distinct(2, 1, 5) as [number, number];
    const [c, q] = [draw.nonZero(-6, 8), draw.nonZero(-15, 25)];
    const key = q - side * (p + r) * c;
    if (key === 0 || key === q || Math.abs(c) === 1 || Math.abs(key) > 80) return null;
    const [upper, lower] = side > 0 ? ['\\le ', '\\ge '] : ['\\ge ', '\\le '];
    const known = linear(-side * p, q);
    const unknown = `${linear(side * r, 0)}+k`;
    return {
      type: 'blank',
      question: `<p>\\[\\begin{aligned}y&amp;${upper}${known}\\\\y&amp;${lower}${unknown}\\\\x&amp;\\ge ${num(c)}\\end{aligned}\\]</p><p>In the given system of inequalities, ${tex('k')} is a constant. The system has at least one solution. What is the ${side > 0 ? 'greatest' : 'least'} possible value of ${tex('k')}?</p>`,
      answer: String(key),
      wrong: [
        [String(q + side * (p + r) * c), 'sign-slip-moving-term', 'A term moved to the other side but kept its sign.'],
        [
          String(q - side * (p - r) * c),
          'slopes-subtracted',
          'When you compare the two bounds, both terms with the variable have to go to one side.',
        ],
        [
          String(q - side * p * c),
          'one-boundary-only',
          `This is a bound of ${tex('y')} at the edge of the region. The other inequality has a term with ${tex('x')} too.`,
        ],
        [
          String(q),
          'compared-at-zero',
          `The two bounds were compared at ${tex('x=0')}. Look at what the third inequality says.`,
        ],
      ],
      why: `There is a value of ${tex('y')} for a given ${tex('x')} only if the ${side > 0 ? 'lower bound is not above the upper' : 'upper bound is not below the lower'} one: ${tex(`${unknown}${upper}${known}`)}, that is, ${tex(`k${upper}${num(q)}${side > 0 ? '-' : '+'}${linear(p + r, 0)}`)}. The right side is ${side > 0 ? 'greatest' : 'least'} where ${tex('x')} is least, at ${tex(`x=${num(c)}`)}: ${tex(`k${upper}${num(q)}${signed(-side * (p + r) * c)}=${num(key)}`)}.`,
      math: {
        landmarks: [
          [-side * p * c + q, `the first line's height at ${tex(`x=${num(c)}`)}`, 'What is the other line there?'],
          [
            (p + r) * c,
            `what the two ${tex('x')} terms come to at ${tex(`x=${num(c)}`)}`,
            `How does ${tex('k')} follow?`,
          ],
        ],
      },
      simpler: `There's only room for a ${tex('y')} when the lower line isn't above the upper one. That's easiest right at ${tex(`x=${num(c)}`)}. Put it in and compare the two lines. The ${side > 0 ? 'greatest' : 'least'} ${tex('k')} that still fits is ${tex(`${key}`)}.`,
      hints: [
        `Two of these hold ${tex('y')} in, one from each side. Which two?`,
        `There has to be room for ${tex('y')} between them. What inequality says that?`,
        `Solve that one for ${tex('k')}. What does the limit for ${tex('k')} depend on?`,
        `The third inequality is about ${tex('x')}. Which ${tex('x')} leaves the most room?`,
      ],
    };
  },
};
