import { linear, quadratic, tex } from '../tex.js';
import type { Template } from '../template.js';

const pair = (x: number, y: number): string => tex(`(${x},${y})`);

/** Where a line meets a parabola. */
export const lineAndParabola: Template = {
  id: 'nonlinear-line-parabola',
  skill: 19,
  difficulty: 'medium',
  seconds: 85,
  type: 'choice',
  context: false,
  make(draw) {
    const [one, other] = draw.distinct(2, -6, 6) as [number, number];
    const [m, n] = [draw.nonZero(-4, 4), draw.nonZero(-8, 8)];
    const [b, c] = [m - one - other, n + one * other];
    if (b === 0 || c === 0 || one === 0 || other === 0 || one === -other) return null;
    const y = m * one + n;
    const parabola = (x: number): number => x * x + b * x + c;
    return {
      type: 'choice',
      question: `<p>\\[\\begin{aligned}y&amp;=${quadratic(1, b, c)}\\\\y&amp;=${linear(m, n)}\\end{aligned}\\]</p><p>Which ordered pair ${tex('(x,y)')} is a solution to the given system of equations?</p>`,
      right: pair(one, y),
      wrong: [
        [
          pair(-one, m * -one + n),
          'sign-of-solution',
          `The point is on the line, but ${tex(-one)} is the opposite of a solution of the quadratic.`,
        ],
        [
          pair(one, parabola(-one)),
          'value-of-other-point',
          `This ${tex('y')}-value doesn't go with ${tex(`x=${one}`)}.`,
        ],
        [pair(0, c), 'only-one-equation', 'This point fits the first equation but not the second.'],
        [pair(0, n), 'only-one-equation', 'This point fits the second equation but not the first.'],
        [pair(y, one), 'coordinates-exchanged', 'The two coordinates are swapped.'],
      ],
      why: `Setting the right sides equal gives ${tex(`${quadratic(1, b, c)}=${linear(m, n)}`)}, or ${tex(`${quadratic(1, b - m, c - n)}=0`)}, which is ${tex(`(${linear(1, -one)})(${linear(1, -other)})=0`)}. For ${tex(`x=${one}`)}, the second equation gives ${tex(`y=${y}`)}.`,
      math: {
        landmarks: [[other, `the ${tex('x')}-value of another point that works`, 'Is that point among the choices?']],
        starts: [`${quadratic(1, b - m, c - n)}=0`],
      },
      simpler: `At a crossing, both equations have the same height. So set them equal and move everything to one side: ${tex(`${quadratic(1, b - m, c - n)}=0`)}. That factors, and one solution is ${tex(`x=${one}`)}. The line gives ${tex(`y=${y}`)} there.`,
      hints: [
        'What do the two equations have in common at a point on both graphs?',
        'Set the two right sides equal. What do you get with zero on one side?',
        `Can you factor that? Which ${tex('x')}-values make it zero?`,
        `Which equation gives you ${tex('y')} fastest, and does your pair fit both?`,
      ],
    };
  },
};
