import { linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** A parabola from its vertex and one point: its value at 0. */
export const vertexAndPoint: Template = {
  id: 'nonfunction-vertex-point',
  skill: 20,
  difficulty: 'hard',
  seconds: 100,
  type: 'blank',
  context: false,
  make(draw) {
    const a = draw.int(2, 5) * draw.pick([1, -1]);
    const [h, k] = [draw.nonZero(-6, 6), draw.nonZero(-9, 9)];
    const step = draw.nonZero(-3, 3);
    const [x, y] = [h + step, a * step * step + k];
    const value = a * h * h + k;
    if (x === 0 || y === 0 || value === k || Math.abs(value) > 250) return null;
    return {
      type: 'blank',
      question: `<p>In the ${tex('xy')}-plane, the graph of the quadratic function ${tex('f')} has its vertex at ${tex(`(${h},${k})`)} and passes through the point ${tex(`(${x},${y})`)}. What is the value of ${tex('f(0)')}?</p>`,
      answer: String(value),
      wrong: [
        [
          String(h * h + k),
          'leading-coefficient-of-one',
          `This takes the leading coefficient to be ${tex(1)}. The second point shows that it isn't.`,
        ],
        [String(-a * h * h + k), 'sign-of-coefficient', 'The leading coefficient has the wrong sign here.'],
        [
          String(a * step * h * h + k),
          'forgot-to-square',
          `Square the distance ${tex(num(step))} from the vertex when you find the coefficient.`,
        ],
        [String(k), 'vertex-for-intercept', 'This is the value at the vertex.'],
      ],
      why: `In vertex form, ${tex(`f(x)=a(${linear(1, -h)})^2${k > 0 ? '+' : ''}${k}`)}. The point gives ${tex(`${y}=a(${num(step)})^2${k > 0 ? '+' : ''}${k}`)}, so ${tex(`a=${a}`)}. Then ${tex(`f(0)=${a}(${num(-h)})^2${k > 0 ? '+' : ''}${k}=${value}`)}.`,
      math: {
        landmarks: [
          [a, `the value of ${tex('a')}`, 'What is the function at zero?'],
          [a * step * step, 'how far the point is above or below the vertex', `So what is ${tex('a')}?`],
          [a * h * h, `the first term at ${tex('x=0')}`, "What's left to add?"],
        ],
      },
      simpler: `Start with vertex form: ${tex(`f(x)=a(${linear(1, -h)})^2${k > 0 ? '+' : ''}${k}`)}. Put the point in to find ${tex(`a=${a}`)}. Then put in ${tex('x=0')}. You get ${tex(`${value}`)}.`,
      hints: [
        'Which form of a quadratic shows you the vertex?',
        'One number in it is still missing. Which given thing can you use to find it?',
        `Put the second point into the form. What do you get for ${tex('a')}?`,
        `Now you have the whole function. What do you put in for ${tex('x')}?`,
      ],
    };
  },
};
