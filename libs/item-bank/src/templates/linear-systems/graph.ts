import { plane } from '../../content/figures/plane.js';
import { line } from '../../content/figures/svg.js';
import { tex } from '../tex.js';
import type { Template } from '../template.js';

/** Two drawn lines; their common point is the solution. */
export const graph: Template = {
  id: 'systems-graph',
  skill: 15,
  difficulty: 'easy',
  shift: -0.2,
  seconds: 40,
  type: 'choice',
  context: false,
  make(draw) {
    const [x, y] = [draw.nonZero(-4, 4), draw.nonZero(-4, 4)];
    const slopes = draw.shuffle([-3, -2, -1, 1, 2, 3]).slice(0, 2);
    const intercepts = slopes.map((slope) => y - slope * x);
    if (
      Math.abs(x) === Math.abs(y) ||
      intercepts.some((value) => Math.abs(value) > 5) ||
      slopes[0]! * slopes[1]! === -1
    )
      return null;
    const other = slopes.map(
      (slope, index) => [x > 0 ? x - 2 : x + 2, (x > 0 ? x - 2 : x + 2) * slope + intercepts[index]!] as const,
    );
    const end = (index: number, edge: number): readonly [number, number] => {
      const [slope, constant] = [slopes[index]!, intercepts[index]!];
      const reached = Math.max(-6, Math.min(6, slope * edge + constant));
      return [(reached - constant) / slope, reached];
    };
    const says = other
      .map(
        ([px, py], index) =>
          `${index === 0 ? 'One' : 'The other'} passes through (${px}, ${py}) and (0, ${intercepts[index]!})`,
      )
      .map((text, index) => (other[index]![0] === 0 ? text.replace(/ and .*/, '') : text));
    return {
      type: 'choice',
      img: plane(
        { min: -6, max: 6 },
        { min: -6, max: 6 },
        `Two lines in the xy-plane. ${says.join('. ')}. The lines cross at (${x}, ${y}).`,
        (map) => [0, 1].map((index) => line(map(end(index, -6)), map(end(index, 6)), { width: 2.5 })),
      ),
      question: `<p>The graph of a system of two linear equations is shown. What is the solution ${tex('(x,y)')} to the system?</p>`,
      right: tex(`(${x},${y})`),
      wrong: [
        [
          tex(`(${y},${x})`),
          'swapped-coordinates',
          `The coordinates got swapped: the first one is measured along the ${tex('x')}-axis.`,
        ],
        [
          tex(`(0,${intercepts[0]})`),
          'intercept-for-solution',
          `This point is on just one of the lines. It's where that line meets the ${tex('y')}-axis.`,
        ],
        [
          tex(`(0,${intercepts[1]})`),
          'intercept-for-solution',
          `This point is on just one of the lines. It's where that line meets the ${tex('y')}-axis.`,
        ],
        [
          tex(`(${-x},${y})`),
          'sign-slip-reading',
          `The shared point is ${x > 0 ? 'to the right' : 'to the left'} of the ${tex('y')}-axis.`,
        ],
      ],
      why: `A solution makes both equations true, so it is a point on both lines. The lines cross at ${tex(`(${x},${y})`)}.`,
      math: {
        landmarks: [
          [intercepts[0]!, `where one line crosses the ${tex('y')}-axis`, 'Where do the two lines cross each other?'],
          [intercepts[1]!, `where one line crosses the ${tex('y')}-axis`, 'Where do the two lines cross each other?'],
        ],
      },
      simpler: `The solution is the point that's on both lines. Find where they cross. Go across to read ${tex(`x=${x}`)}, then up or down to read ${tex(`y=${y}`)}.`,
      hints: [
        'A solution makes both equations true. Where are the points of the first equation?',
        'Each line shows the points of one equation. So which points fit both?',
        'Find the spot where the lines meet. How far left or right is it?',
        `Read ${tex('x')} first, then ${tex('y')}. How far up or down is the point?`,
      ],
    };
  },
};
