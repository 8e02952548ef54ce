import { fit, pointName, rightAngleMark, sideLabel } from '../../content/figures/geometry.js';
import { figure, polygon, type Point } from '../../content/figures/svg.js';
import { fraction, tex } from '../tex.js';
import type { Template } from '../template.js';
import { CORNERS, TRIPLES } from './triples.js';

/** Right angle at the third corner; lengths of BC, AC and AB written at the sides. Mirrored drawings stand on AC too. */
function drawing(
  [a, b, c]: readonly [string, string, string],
  [bc, ac, ab]: readonly [number, number, number],
  mirrored: boolean,
): string {
  const side = mirrored ? -1 : 1;
  const plan = fit(
    [
      [0, 0],
      [side * ac, 0],
      [0, bc],
    ],
    310,
    250,
    40,
  );
  const [pc, pa, pb] = [plan.at([0, 0]), plan.at([side * ac, 0]), plan.at([0, bc])];
  const middle: Point = [(pa[0] + pb[0] + pc[0]) / 3, (pa[1] + pb[1] + pc[1]) / 3];
  return figure(
    plan.width,
    plan.height,
    `Right triangle ${a}${b}${c} with the right angle at ${c}. The length of ${b}${c} is ${bc}, the length of ${a}${c} is ${ac}, and the length of ${a}${b} is ${ab}.`,
    [
      polygon([pa, pb, pc]),
      rightAngleMark(pc, pa, pb),
      pointName(pa, middle, a),
      pointName(pb, middle, b),
      pointName(pc, middle, c),
      sideLabel(pb, pc, middle, String(bc)),
      sideLabel(pa, pc, middle, String(ac)),
      sideLabel(pa, pb, middle, String(ab)),
    ],
  );
}

/** Three sides of a right triangle in a figure, a trigonometric ratio wanted. */
export const trigRatio: Template = {
  id: 'right-triangles-trig-ratio',
  skill: 23,
  difficulty: 'easy',
  shift: 0.2,
  seconds: 50,
  type: 'choice',
  ordered: true,
  context: false,
  make(draw) {
    const names = draw.pick(CORNERS);
    const [a, b, c] = names;
    const triple = draw.pick(TRIPLES.slice(0, 5));
    const factor = draw.int(1, 6);
    const [short, middle, long] = [triple[0] * factor, triple[1] * factor, triple[2] * factor];
    if (long > 120) return null;
    const [bc, ac] = draw.chance(0.5) ? [short, middle] : [middle, short];
    const atA = draw.chance(0.5);
    const [vertex, opposite, adjacent] = atA ? [a, bc, ac] : [b, ac, bc];
    const [oppositeName, adjacentName] = atA ? [tex(`${b}${c}`), tex(`${a}${c}`)] : [tex(`${a}${c}`), tex(`${b}${c}`)];
    const of = draw.pick(['sin', 'cos', 'tan'] as const);
    const sine = ['sine', fraction(opposite, long), `${oppositeName} to the hypotenuse ${tex(`${a}${b}`)}`] as const;
    const cosine = [
      'cosine',
      fraction(adjacent, long),
      `${adjacentName} to the hypotenuse ${tex(`${a}${b}`)}`,
    ] as const;
    const tangent = ['tangent', fraction(opposite, adjacent), `${oppositeName} to ${adjacentName}`] as const;
    const wanted = { sin: sine, cos: cosine, tan: tangent }[of];
    const inverse = { sin: fraction(long, opposite), cos: fraction(long, adjacent), tan: fraction(adjacent, opposite) }[
      of
    ];
    return {
      type: 'choice',
      img: drawing(names, [bc, ac, long], draw.chance(0.5)),
      question: `<p>In the right triangle shown, what is the value of ${tex(`\\${of} ${vertex}`)}?</p>`,
      right: tex(wanted[1]),
      wrong: [
        [
          tex(inverse),
          'ratio-inverted',
          `This ratio is upside down. The ${wanted[0]} of ${tex(vertex)} is the ratio of ${wanted[2]}.`,
        ],
        ...[sine, cosine, tangent]
          .filter((entry) => entry !== wanted)
          .map(
            ([name, value, sides]) =>
              [
                tex(value),
                `${name}-for-${wanted[0]}`,
                `This is the ${name} of ${tex(vertex)}, the ratio of ${sides}.`,
              ] as const,
          ),
      ],
      why: `The ${wanted[0]} of ${tex(vertex)} is the ratio of ${wanted[2]}: ${tex(`\\${of} ${vertex}=${of === 'tan' ? `\\frac{${opposite}}{${adjacent}}` : `\\frac{${of === 'sin' ? opposite : adjacent}}{${long}}`}`)}${factor > 1 ? `, which reduces to ${tex(wanted[1])}` : ''}.`,
      math: {
        landmarks: [
          [opposite, `the side across from ${tex(`${vertex}`)}`, 'Which other side do you need?'],
          [adjacent, `the side next to ${tex(`${vertex}`)}`, 'Which other side do you need?'],
          [long, 'the hypotenuse', 'Which other side do you need?'],
        ],
      },
      simpler: `Stand at angle ${tex(`${vertex}`)}. Across from you is ${tex(`${opposite}`)}, next to you is ${tex(`${adjacent}`)}, and the longest side is ${tex(`${long}`)}. The ${wanted[0]} is the ratio of ${wanted[2]}. That's ${tex(`${wanted[1]}`)}.`,
      hints: [
        `Find angle ${tex(vertex)} in the figure. Which side is across from it?`,
        'Which side is the hypotenuse, and which leg is next to your angle?',
        {
          sin: 'Sine skips the adjacent leg. Which two sides does it use?',
          cos: 'Cosine skips the opposite leg. Which two sides does it use?',
          tan: 'Tangent skips the hypotenuse. Which two sides does it use?',
        }[of],
        'Which of the two goes on top? Can you reduce the fraction?',
      ],
    };
  },
};
