import { fraction, num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SOLIDS = [
  { what: 'right rectangular prisms', names: ['Prism', 'prism'] },
  { what: 'right circular cylinders', names: ['Cylinder', 'cylinder'] },
  { what: 'right circular cones', names: ['Cone', 'cone'] },
  { what: 'right square pyramids', names: ['Pyramid', 'pyramid'] },
] as const;

/** Surface areas of two similar solids and the volume of one given: the factor of lengths links area and volume. */
export const similarSolids: Template = {
  id: 'area-volume-similar-solids',
  skill: 21,
  difficulty: 'hard',
  shift: 0.2,
  seconds: 100,
  type: 'blank',
  context: false,
  make(draw) {
    const { what, names } = draw.pick(SOLIDS);
    const [p, q] = draw.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [2, 5],
      [3, 4],
      [3, 5],
      [1, 4],
      [4, 5],
    ] as const);
    const [one, other] = draw.pick([
      ['A', 'B'],
      ['P', 'Q'],
      ['X', 'Y'],
      ['M', 'N'],
    ]);
    const [areaUnit, volumeUnit] = [2 * draw.int(5, 40), draw.int(2, 60)];
    const upward = draw.chance(0.5);
    const [from, to] = upward ? [p, q] : [q, p];
    const [areaFrom, areaTo] = [from * from * areaUnit, to * to * areaUnit];
    const [volume, key] = [from ** 3 * volumeUnit, to ** 3 * volumeUnit];
    // A volume too large for its surface cannot exist: a pyramid reaches 0.39 of what a sphere of this surface would hold, squared; the others reach more.
    if (
      36 * Math.PI * volume * volume > 0.38 * areaFrom ** 3 ||
      volume * volume * 2000 < areaFrom ** 3 ||
      areaTo > 3000 ||
      areaFrom > 3000 ||
      key > 9999 ||
      volume > 9999
    )
      return null;
    const slip = (value: number): string => num(Math.round(value * 100) / 100).replace('{,}', '');
    const [capital, small] = names;
    return {
      type: 'blank',
      question: `<p>${capital}s ${tex(one)} and ${tex(other)} are similar ${what}. The surface area of ${small} ${tex(one)} is ${tex(areaFrom)} square inches, and the surface area of ${small} ${tex(other)} is ${tex(areaTo)} square inches. If the volume of ${small} ${tex(one)} is ${tex(volume)} cubic inches, what is the volume, in cubic inches, of ${small} ${tex(other)}?</p>`,
      answer: String(key),
      wrong: [
        [
          slip((volume * to * to) / (from * from)),
          'volume-scaled-as-area',
          'This multiplies the volume by the ratio of the areas. Areas grow with the square of the lengths, volumes with the cube.',
        ],
        [
          slip((volume * to) / from),
          'volume-scaled-as-length',
          `This multiplies the volume by the ratio of the lengths, ${tex(fraction(to, from))}. That ratio still has to be cubed.`,
        ],
        [
          slip((volume * to ** 6) / from ** 6),
          'root-forgotten',
          'This cubes the ratio of the areas. Take its square root first to get the lengths, then cube.',
        ],
      ],
      why: `The surface areas have the ratio ${tex(`\\frac{${num(areaTo)}}{${num(areaFrom)}}=${fraction(to * to, from * from)}`)}, which is the square of the ratio of the lengths. So the lengths have the ratio ${tex(fraction(to, from))} and the volumes ${tex(fraction(to ** 3, from ** 3))}. The volume is ${tex(`${num(volume)}\\cdot ${fraction(to ** 3, from ** 3)}=${num(key)}`)} cubic inches.`,
      math: {
        landmarks: [
          [`${areaTo}/${areaFrom}`, 'the ratio of the areas', 'What is the ratio of the lengths?'],
          [`${to}/${from}`, 'the ratio of the lengths', 'How do volumes change with it?'],
          [`${to ** 3}/${from ** 3}`, 'the ratio of the volumes', 'What do you multiply by it?'],
        ],
        starts: [`x/${volume}=${to ** 3}/${from ** 3}`],
        traps: [[`x/${volume}=${areaTo}/${areaFrom}`, 'volume-scaled-as-area']],
      },
      simpler: `The areas compare like the lengths squared, so take the square root: ${tex(`${fraction(to, from)}`)}. Volumes compare like the lengths cubed: ${tex(`${fraction(to ** 3, from ** 3)}`)}. Multiply ${tex(`${num(volume)}`)} by that to get ${tex(`${num(key)}`)}.`,
      hints: [
        'If every length doubles, what happens to an area? And to a volume?',
        'Areas go with the square of the lengths. What do volumes go with?',
        'Divide the two surface areas. How do you get the ratio of the lengths from that?',
        'Cube the ratio of the lengths. Which volume do you multiply by it?',
      ],
    };
  },
};
