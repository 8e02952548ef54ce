import { times } from '../exam-print.js';
import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** The perimeter of a sector as a multiple of its radius: the area in terms of the radius, by way of radians. */
export const sectorPerimeter: Template = {
  id: 'circles-sector-perimeter',
  skill: 24,
  difficulty: 'hard',
  shift: 0.2,
  seconds: 105,
  type: 'choice',
  context: false,
  make(draw) {
    const letter = draw.pick(['r', 'd'] as const);
    // Ten times the perimeter over the radius: the angle is two radians less than that, and less than a full turn.
    const tenths = draw.int(23, 80);
    const angle = tenths - 20;
    if (tenths === 40) return null;
    // In units of the radius; the diameter as letter makes lengths half and areas a quarter.
    const by = letter === 'r' ? 1 : 2;
    if (tenths % (2 * by) !== 0) return null;
    const area = (numerator: number, denominator: number): readonly [number, number] => [
      numerator,
      denominator * by * by,
    ];
    const key = area(angle, 20);
    const wrong = [
      [
        area(tenths, 20),
        'radii-counted-as-arc',
        'Here the whole perimeter was taken for the arc; two radii belong to the perimeter as well.',
      ],
      [
        area(tenths - 10, 20),
        'one-radius-forgotten',
        'Here one radius was taken off the perimeter; a sector has two straight edges.',
      ],
      [
        area(angle, 10),
        'half-forgotten',
        'This is the product of the arc and the radius; think of how the area of a circle follows from its circumference.',
      ],
      [
        area(angle, 40),
        'halved-twice',
        'Check with a half circle whether an area follows in this way from the radius and the angle.',
      ],
      [area(tenths, 10), 'area-as-perimeter-times-radius', 'This multiplies the perimeter by the radius.'],
      [
        area(tenths, 40),
        'radii-counted-as-arc',
        'Here the two straight edges were not taken off the perimeter, and half was taken twice.',
      ],
      [area(angle, 60), 'wrong-part-of-circle', 'This takes a third where a part of the circle is wanted.'],
    ] as const;
    const shown = ([top, bottom]: readonly [number, number]): string => tex(times(top, bottom, `${letter}^2`));
    return {
      type: 'choice',
      question: `<p>A circle has a ${letter === 'r' ? 'radius' : 'diameter'} of ${tex(letter)} inches. The perimeter of a sector of this circle, including its two straight edges, is ${tex(`${num(tenths / 10 / by)}${letter}`)} inches. Which expression represents the area, in square inches, of the sector?</p>`,
      right: shown(key),
      wrong: wrong.map(([size, slip, feedback]) => [shown(size), slip, feedback] as const),
      sizes: [key[0] / key[1], ...wrong.map(([[top, bottom]]) => top / bottom)],
      why: `${letter === 'd' ? `The radius is ${tex('r=\\frac{d}{2}')}, so the perimeter is ${tex(`${num(tenths / 10)}r`)}. ` : ''}The two straight edges are ${tex('2r')}, so the arc is ${tex(`${num(tenths / 10)}r-2r=${num(angle / 10)}r`)}. An arc of this length belongs to a central angle of ${tex(num(angle / 10))} radians. That is ${tex(`\\frac{${num(angle / 10)}}{2\\pi}`)} of a full turn, and the same part of ${tex('\\pi r^2')} is ${tex(`\\frac{${num(angle / 10)}}{2}r^2`)}, which is ${shown(key)}.`,
      math: {
        landmarks: [
          [angle / 10, 'the angle of the sector in radians', 'How does the area follow from it?'],
          [2, 'how many radii are in the perimeter', 'How long is the arc, then?'],
        ],
        starts: [`s+2r=${num(tenths / 10 / by)}${letter}`],
      },
      simpler: `The edge of the sector is two radii plus the arc. Take off the two radii and the arc is ${tex(`${num(angle / 10)}`)} radii long. So the angle is ${tex(`${num(angle / 10)}`)} radians. The area is half the angle times the radius squared, which is ${shown(key)}.`,
      hints: [
        'Of which three pieces is the perimeter of a sector made?',
        'How long is the arc, in terms of the radius?',
        'An arc as long as the radius belongs to an angle of one radian. How many radians does this sector have?',
        `Which part of a full turn of ${tex('2\\pi')} is that? Take this part of the area of the whole circle.`,
      ],
    };
  },
};
