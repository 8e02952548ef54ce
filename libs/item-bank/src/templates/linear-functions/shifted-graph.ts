import { plane } from '../../content/figures/plane.js';
import { dot, line } from '../../content/figures/svg.js';
import { linear, tex } from '../tex.js';
import type { Template } from '../template.js';

/** The graph of f is drawn; g(x) = f(x) + k is wanted as an equation. */
export const shiftedGraph: Template = {
  id: 'functions-shifted-graph',
  skill: 14,
  difficulty: 'medium',
  seconds: 75,
  type: 'choice',
  context: false,
  make(draw) {
    const m = draw.pick([-3, -2, 2, 3]);
    const b = draw.nonZero(-4, 4);
    const k = draw.nonZero(-9, 9);
    const x = draw.pick([1, 2]);
    const y = m * x + b;
    if (b + k === 0 || Math.abs(y) > 5 || y === 0 || Math.abs(k) < 2 || k === -2 * b) return null;
    const at = (edge: number): readonly [number, number] => [(edge - b) / m, edge];
    const g = (slope: number, constant: number): string => tex(`g(x)=${linear(slope, constant)}`);
    return {
      type: 'choice',
      img: plane(
        { min: -6, max: 6 },
        { min: -6, max: 6 },
        `The graph of y = f(x), a line in the xy-plane. It passes through the marked points (0, ${b}) and (${x}, ${y}).`,
        (map) => [line(map(at(-6)), map(at(6)), { width: 2.5 }), dot(map([0, b])), dot(map([x, y]))],
      ),
      question: `<p>The graph of the linear function ${tex('y=f(x)')} is shown, with two of its points marked. The function ${tex('g')} is defined by ${tex(`g(x)=f(x)${k > 0 ? '+' : ''}${k}`)}. Which equation defines ${tex('g')}?</p>`,
      right: g(m, b + k),
      wrong: [
        [g(m, b), 'shift-ignored', `This is ${tex('f')} itself. The ${tex(k)} hasn't been added yet.`],
        [
          g(m, k),
          'shift-for-intercept',
          `Here ${tex(k)} replaces the ${tex('y')}-intercept ${tex(b)} of ${tex('f')} instead of getting added to it.`,
        ],
        [
          g(m, b - k),
          'shift-wrong-way',
          `The ${tex(k)} was subtracted. But ${tex('g(x)')} is ${tex(`f(x)${k > 0 ? '+' : ''}${k}`)}.`,
        ],
        [
          g(-m, b + k),
          'slope-sign',
          `The graph ${m > 0 ? 'rises' : 'falls'} from left to right, so its slope is ${m > 0 ? 'positive' : 'negative'}.`,
        ],
      ],
      why: `The graph crosses the ${tex('y')}-axis at ${tex(b)} and changes by ${tex(y - b)} as ${tex('x')} grows by ${tex(x)}, so ${tex(`f(x)=${linear(m, b)}`)}. Then ${tex(`g(x)=${linear(m, b)}${k > 0 ? '+' : ''}${k}=${linear(m, b + k)}`)}.`,
      math: {
        landmarks: [
          [m, 'the slope of the line', `Where does it cross the ${tex('y')}-axis?`],
          [b, `where ${tex('f')} crosses the ${tex('y')}-axis`, `Where does ${tex('g')} cross it?`],
          [b + k, `where ${tex('g')} crosses the ${tex('y')}-axis`, "What's the slope?"],
        ],
      },
      simpler: `Read the line first: it starts at ${tex(`${b}`)} and has slope ${tex(`${m}`)}. So ${tex(`f(x)=${linear(m, b)}`)}. For ${tex('g')}, just ${k > 0 ? 'add' : 'subtract'} ${tex(`${Math.abs(k)}`)} at the end. That gives ${tex(`${linear(m, b + k)}`)}.`,
      hints: [
        `You need the equation of ${tex('f')} first. Where does its line cross the ${tex('y')}-axis?`,
        'Go from one marked dot to the other. How far over, and how far up or down?',
        `What does ${tex('g')} do with each value of ${tex('f')}?`,
        'The slope stays. How do the two constants go together?',
      ],
    };
  },
};
