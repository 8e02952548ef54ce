import { compare, type Sign } from '../inequality.js';
import { linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** For which a does the point (a, pa + q) satisfy both inequalities? */
export const movingPoint: Template = {
  id: 'inequalities-two-moving-point',
  skill: 17,
  difficulty: 'hard',
  seconds: 115,
  shift: 0.2,
  type: 'choice',
  context: false,
  make(draw) {
    const side = draw.pick([1, -1]);
    const [u, v] = [side * draw.int(2, 5), side * draw.int(2, 5)];
    const [p, q] = [draw.int(2, 4) * draw.pick([1, -1]), draw.nonZero(-7, 7)];
    const [first, second] = draw.distinct(2, -7, 9) as [number, number];
    // y > (p − u)x + … becomes ua > u·first; y ≤ (p − v)x + … becomes va ≤ v·second.
    const [m, n] = [p - u, q + u * first];
    const [r, s] = [p - v, q + v * second];
    if (side > 0 !== first < second || Math.abs(first - second) < 3 || [m, n, r, s, first, second].includes(0))
      return null;
    if (first === -second || m === r) return null;
    const [low, high] = [Math.min(first, second), Math.max(first, second)];
    const range = (from: number, to: number, signs: readonly [Sign, Sign]): string =>
      tex(compare(compare(num(from), signs[0], 'a'), signs[1], num(to)));
    const signs: readonly [Sign, Sign] = side > 0 ? ['<', '≤'] : ['≤', '<'];
    const swapped: readonly [Sign, Sign] = side > 0 ? ['≤', '<'] : ['<', '≤'];
    return {
      type: 'choice',
      question: `<p>\\[\\begin{aligned}y&amp;\\gt ${linear(m, n)}\\\\y&amp;\\le ${linear(r, s)}\\end{aligned}\\]</p><p>For which values of the constant ${tex('a')} is the point ${tex(`(a,${linear(p, q, 'a')})`)} in the ${tex('xy')}-plane a solution to the given system of inequalities?</p>`,
      right: range(low, high, signs),
      wrong: draw.shuffle([
        [
          range(low, high, swapped),
          'boundaries-exchanged',
          'Look again at which of the two inequalities allows a point on its boundary.',
        ],
        [
          range(-high, -low, signs),
          'sign-slip-moving-term',
          'The signs of the ends got lost when terms moved to the other side.',
        ],
        [
          range(-high, -low, swapped),
          'sign-of-divisor',
          'Try a value from the middle of this range in both inequalities.',
        ],
        [range(low, high, ['≤', '≤']), 'boundary-included', 'One of the two inequalities is strict.'],
      ]),
      why: `Put ${tex('x=a')} and ${tex(`y=${linear(p, q, 'a')}`)} into both inequalities. The first becomes ${tex(`${linear(p, q, 'a')}\\gt ${linear(m, n, 'a')}`)}, that is, ${tex(`${linear(u, 0, 'a')}\\gt ${num(u * first)}`)}, and the second becomes ${tex(`${linear(v, 0, 'a')}\\le ${num(v * second)}`)}.${side < 0 ? ' Dividing by a negative number turns the signs round.' : ''} So ${tex(compare('a', side > 0 ? '>' : '<', num(first)))} and ${tex(compare('a', side > 0 ? '≤' : '≥', num(second)))}.`,
      math: {
        landmarks: [
          [u * first, `the number across from ${tex(`${linear(u, 0, 'a')}`)}`, `What does that say about ${tex('a')}?`],
          [
            v * second,
            `the number across from ${tex(`${linear(v, 0, 'a')}`)}`,
            `What does that say about ${tex('a')}?`,
          ],
        ],
        starts: [`${linear(p, q, 'a')}>${linear(m, n, 'a')}`, `${linear(p, q, 'a')}<=${linear(r, s, 'a')}`],
      },
      simpler: `Put the point into both inequalities: ${tex('a')} goes in for ${tex('x')}, and ${tex(`${linear(p, q, 'a')}`)} goes in for ${tex('y')}. Solve each one for ${tex('a')}.${side < 0 ? ' You divide by a negative number, so turn the signs around.' : ''} One gives a lower end and the other an upper end: ${tex(`${low}`)} and ${tex(`${high}`)}.`,
      hints: [
        `The point has to make both inequalities true. Which of its coordinates goes in for ${tex('x')}?`,
        `The point has the letter ${tex('a')} in both places. What goes in for ${tex('x')}, and what for ${tex('y')}?`,
        `Now each one has only ${tex('a')}. What do you divide by, and is it negative?`,
        `You've got two ends. Which one can ${tex('a')} be equal to?`,
      ],
    };
  },
};
