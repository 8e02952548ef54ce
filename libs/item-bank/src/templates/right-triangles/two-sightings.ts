import { tex } from '../tex.js';
import type { Template } from '../template.js';

/** Two angles of elevation, from one side or from both: height over distance of the two points, as TeX and in size. */
const CASES = [
  { angles: [30, 60], sides: 'same', height: '\\frac{\\sqrt{3}}{2}', size: Math.sqrt(3) / 2 },
  { angles: [30, 45], sides: 'same', height: '\\frac{\\sqrt{3}+1}{2}', size: (Math.sqrt(3) + 1) / 2 },
  { angles: [45, 60], sides: 'same', height: '\\frac{3+\\sqrt{3}}{2}', size: (3 + Math.sqrt(3)) / 2 },
  { angles: [30, 60], sides: 'both', height: '\\frac{\\sqrt{3}}{4}', size: Math.sqrt(3) / 4 },
  { angles: [30, 45], sides: 'both', height: '\\frac{\\sqrt{3}-1}{2}', size: (Math.sqrt(3) - 1) / 2 },
  { angles: [45, 60], sides: 'both', height: '\\frac{3-\\sqrt{3}}{2}', size: (3 - Math.sqrt(3)) / 2 },
] as const;

const SETTINGS = [
  { what: 'a vertical tower', top: 'the tower', base: 'tower', unit: 'meters' },
  { what: 'a vertical cliff', top: 'the cliff', base: 'cliff', unit: 'feet', oneSide: true },
  { what: 'a vertical antenna', top: 'the antenna', base: 'antenna', unit: 'feet' },
  { what: 'a vertical flagpole', top: 'the flagpole', base: 'flagpole', unit: 'meters' },
] as const;

/** Horizontal leg over height, as TeX. */
const LEG: Readonly<Record<number, string>> = { 30: 'h\\sqrt{3}', 45: 'h', 60: '\\frac{h\\sqrt{3}}{3}' };

/** Two sightings of one top: the height in terms of the distance between the two points. */
export const twoSightings: Template = {
  id: 'right-triangles-two-sightings',
  skill: 23,
  difficulty: 'hard',
  shift: 0.3,
  seconds: 130,
  type: 'choice',
  context: true,
  make(draw) {
    const setting = draw.pick(SETTINGS);
    const { what, top, base, unit } = setting;
    const at = draw.pick(CASES);
    if ('oneSide' in setting && at.sides === 'both') return null;
    const letter = draw.pick(['d', 'k', 'n', 's'] as const);
    const [near, far] = [Math.max(...at.angles), Math.min(...at.angles)];
    const shown = (factor: string): string => tex(`${factor}${letter}`);
    const other = CASES.find(({ angles, sides }) => angles.join() === at.angles.join() && sides !== at.sides)!;
    const wrong = [
      [
        other.height,
        other.size,
        'points-on-wrong-side',
        `This would fit if the two points were on ${at.sides === 'same' ? `opposite sides of the ${base}` : `the same side of the ${base}`}.`,
      ],
      ...(far === 30
        ? [
            [
              '\\frac{\\sqrt{3}}{3}',
              1 / Math.sqrt(3),
              'distance-taken-from-base',
              `This uses ${tex(letter)} as the distance from the farther point to the ${base}.`,
            ] as const,
          ]
        : []),
      ...(near === 60
        ? [
            [
              '\\sqrt{3}',
              Math.sqrt(3),
              'distance-taken-from-base',
              `This uses ${tex(letter)} as the distance from the nearer point to the ${base}.`,
            ] as const,
          ]
        : []),
      [
        '\\frac{1}{2}',
        0.5,
        'distance-taken-for-sight',
        `This uses ${tex(letter)} as a line of sight. It's a distance on the ground.`,
      ],
      [
        '2',
        2,
        'ratios-subtracted',
        'This combines the ratios of the two angles without looking at their right triangles.',
      ],
      [
        '\\frac{1}{4}',
        0.25,
        'ratios-multiplied',
        'This combines the ratios of the two angles without looking at their right triangles.',
      ],
      [
        '3',
        3,
        'ratios-multiplied',
        'This combines the ratios of the two angles without looking at their right triangles.',
      ],
    ] as const;
    const distance = at.sides === 'same' ? `${LEG[far]}-${LEG[near]}` : `${LEG[far]}+${LEG[near]}`;
    return {
      type: 'choice',
      question: `<p>Two points on level ground lie ${at.sides === 'same' ? `on the same side of ${what}, in line with its base` : `on opposite sides of ${what}, in line with its base`}. From one point the angle of elevation to the top of ${top} is ${tex(`${at.angles[0]}^\\circ`)}, and from the other point it is ${tex(`${at.angles[1]}^\\circ`)}. The distance between the two points is ${tex(letter)} ${unit}. Which expression represents the height, in ${unit}, of ${top}?</p>`,
      right: shown(at.height),
      wrong: wrong.map(([factor, , slip, feedback]) => [shown(factor), slip, feedback] as const),
      sizes: [at.size, ...wrong.map(([, size]) => size)],
      why: `Let ${tex('h')} be the height. The point with the angle of ${tex(`${far}^\\circ`)} is ${tex(LEG[far]!)} away from the base, the one with ${tex(`${near}^\\circ`)} is ${tex(LEG[near]!)} away. Since the points are on ${at.sides === 'same' ? 'the same side, the distance between them is the difference' : 'opposite sides, the distance between them is the sum'}: ${tex(`${distance}=${letter}`)}. Solving for ${tex('h')} and clearing the root from the denominator gives ${shown(at.height)}.`,
      math: {
        landmarks: [
          [
            180 - at.angles[0] - at.angles[1],
            `what's left of ${tex('180^\\circ')} after both angles`,
            'How far is each point from the base, in terms of the height?',
          ],
        ],
      },
      simpler: `Call the height ${tex('h')}. Each point makes a special right triangle, so you know how far it is from the base. ${at.sides === 'same' ? 'They are on the same side, so subtract the two distances.' : 'They are on opposite sides, so add the two distances.'} Set that equal to ${tex(`${letter}`)} and solve for ${tex('h')}.`,
      hints: [
        'Sketch both right triangles. Which side do they share?',
        `Call the height ${tex('h')}. How far is each point from the base, with ${tex('h')}?`,
        'Do you add or subtract those distances to get the one between the points?',
        `Factor out ${tex('h')}. What do you divide by, and how do you clear the root?`,
      ],
    };
  },
};
