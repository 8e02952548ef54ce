import { plane } from '../../content/figures/plane.js';
import { dot, polyline, type Point } from '../../content/figures/svg.js';
import { linear, tex } from '../tex.js';
import type { Template } from '../template.js';

/** The function whose graph is shown: zeros and direction are read off. */
export const parabolaGraph: Template = {
  id: 'nonfunction-graph',
  skill: 20,
  difficulty: 'medium',
  seconds: 70,
  shift: 0.1,
  type: 'choice',
  context: false,
  make(draw) {
    const left = draw.int(-5, 2);
    const right = left + 2 * draw.int(1, 2);
    const a = draw.pick([1, -1]);
    if (left === 0 || right === 0 || left === -right || right > 5) return null;
    const [middle, depth] = [(left + right) / 2, ((right - left) / 2) ** 2];
    const value = (x: number): number => a * (x - left) * (x - right);
    const curve = Array.from({ length: 81 }, (_, index): Point => [left - 1 + ((right - left + 2) * index) / 80, 0])
      .map(([x]): Point => [x, value(x)])
      .filter(([, y]) => Math.abs(y) <= 5);
    const alt = `Graph of a parabola in the xy-plane that opens ${a > 0 ? 'upward' : 'downward'}. It crosses the x-axis at (${left}, 0) and (${right}, 0), and its vertex is (${middle}, ${-a * depth}).`;
    const product = (p: number, q: number, sign = a): string =>
      tex(`f(x)=${sign < 0 ? '-' : ''}(${linear(1, -p)})(${linear(1, -q)})`);
    return {
      type: 'choice',
      img: plane(
        { min: -6, max: 6 },
        { min: -5, max: 5 },
        alt.replaceAll('-', '−').replace('xy−plane', 'xy-plane').replace('x−axis', 'x-axis'),
        (at) => [
          polyline(curve.map(at), { width: 2.5 }),
          dot(at([left, 0])),
          dot(at([right, 0])),
          dot(at([middle, -a * depth])),
        ],
      ),
      question: `<p>The graph of ${tex('y=f(x)')} is shown. Which equation could define function ${tex('f')}?</p>`,
      right: product(left, right),
      wrong: [
        [
          product(-left, -right),
          'sign-of-solution',
          `This function is zero at ${tex(-left)} and ${tex(-right)}. The graph crosses at the opposites.`,
        ],
        [
          product(left, right, -a),
          'direction-of-opening',
          `With this sign, the graph would open ${a > 0 ? 'downward' : 'upward'}.`,
        ],
        [
          product(-left, -right, -a),
          'sign-and-direction',
          'Here the signs of the zeros and the direction are both flipped.',
        ],
      ],
      why: `The graph crosses the ${tex('x')}-axis at ${tex(left)} and ${tex(right)}, so ${tex(linear(1, -left))} and ${tex(linear(1, -right))} are factors. It opens ${a > 0 ? 'upward, so the product has a positive sign' : 'downward, so the product has a negative sign'}.`,
      math: {
        landmarks: [
          [left, 'one of the zeros', "What's the other one?"],
          [right, 'one of the zeros', "What's the other one?"],
          [middle, `the ${tex('x')}-value of the vertex`, `Where does the graph cross the ${tex('x')}-axis?`],
        ],
      },
      simpler: `Look where the curve crosses the ${tex('x')}-axis: at ${tex(`${left}`)} and ${tex(`${right}`)}. Each one gives a factor with the opposite sign. It opens ${a > 0 ? 'up, so nothing goes in front' : 'down, so a minus sign goes in front'}.`,
      hints: [
        `Where does the graph cross the ${tex('x')}-axis?`,
        "If it's zero there, what factor does each crossing give you?",
        'Does it open up or down? What does that say about the sign in front?',
        'Test your equation at the vertex: does it give the height you see?',
      ],
    };
  },
};
