import { compare, SIGNS } from '../inequality.js';
import { display, linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** Which point satisfies y compared with mx + b? */
export const point: Template = {
  id: 'inequalities-two-point',
  skill: 17,
  difficulty: 'easy',
  seconds: 55,
  type: 'choice',
  context: false,
  make(draw) {
    const m = draw.pick([-5, -4, -3, -2, 2, 3, 4, 5]);
    const b = draw.nonZero(-9, 9);
    const sign = draw.pick(SIGNS);
    const up = sign === '>' || sign === '≥';
    const direction = up ? 1 : -1;
    const strict = sign === '<' || sign === '>';
    // Where m·x has this sign, losing the sign of m makes a wrong point look right.
    const last = direction * Math.sign(m) * draw.int(1, 4);
    const xs = [...draw.distinct(3, -4, 5), last];
    const gaps = [draw.int(1, 4), strict ? 0 : -1, -draw.int(2, 5), draw.int(1, 3) - 2 * Math.abs(m * last)];
    if (xs.indexOf(last) < 3) return null;
    const points = xs.map((x, index) => [x, m * x + b + direction * gaps[index]!] as const);
    const shown = ([x, y]: readonly [number, number]): string => tex(`(${x},${y})`);
    const against = ([x, y]: readonly [number, number]): string =>
      `Here ${tex('y')} is ${tex(y)}, and ${tex(linear(m, b))} is ${tex(`${m}(${x})${b > 0 ? '+' : ''}${b}=${num(m * x + b)}`)}`;
    const [right, edge, near, far] = points as [
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
    ];
    const wrongWay = ([x, y]: readonly [number, number]): string =>
      `${against([x, y])}, which is ${m * x + b > y ? 'greater' : 'less'} than ${tex(y)}.`;
    const formula = compare('y', sign, linear(m, b));
    return {
      type: 'choice',
      question: `${display(formula)}<p>Which point ${tex('(x,y)')} is a solution to the given inequality in the ${tex('xy')}-plane?</p>`,
      right: shown(right),
      wrong: [
        [
          shown(edge),
          strict ? 'boundary-included' : 'inequality-reversed',
          strict ? `${against(edge)} too. The sign is strict, so points on the boundary don't count.` : wrongWay(edge),
        ],
        [shown(near), 'inequality-reversed', wrongWay(near)],
        [
          shown(far),
          'sign-slip-substituting',
          `${wrongWay(far)} It would fit only if ${tex(`${m}(${far[0]})`)} were ${tex(-m * far[0])}.`,
        ],
      ],
      why: `For ${shown(right)}, the right side is ${tex(`${m}(${right[0]})${b > 0 ? '+' : ''}${b}=${num(m * right[0] + b)}`)}, and ${tex(compare(right[1], sign, num(m * right[0] + b)))} is true.`,
      math: {
        landmarks: [
          [
            m * right[0] + b,
            `the right side at ${tex(`x=${right[0]}`)}`,
            `How does the point's ${tex('y')} compare with it?`,
          ],
          [
            m * edge[0] + b,
            `the right side at ${tex(`x=${edge[0]}`)}`,
            `How does the point's ${tex('y')} compare with it?`,
          ],
          [
            m * near[0] + b,
            `the right side at ${tex(`x=${near[0]}`)}`,
            `How does the point's ${tex('y')} compare with it?`,
          ],
          [
            m * far[0] + b,
            `the right side at ${tex(`x=${far[0]}`)}`,
            `How does the point's ${tex('y')} compare with it?`,
          ],
        ],
      },
      simpler: `Just test each point. Put its ${tex('x')} into the right side and see if its ${tex('y')} is ${up ? 'greater' : 'less'}. For ${shown(right)}, the right side is ${tex(`${num(m * right[0] + b)}`)}, and ${tex('y')} is ${tex(`${right[1]}`)}. So that one works.`,
      hints: [
        `Take one of the points. Which of its numbers goes in for ${tex('x')}?`,
        `The other number goes in for ${tex('y')}. What does the inequality say then?`,
        `Work out the right side for a point. Is its ${tex('y')} bigger or smaller?`,
        `Watch the negatives. Is ${tex('y')} allowed to be equal to the right side?`,
      ],
    };
  },
};
