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
        'This uses the whole perimeter as the arc. Two radii are part of the perimeter too.',
      ],
      [
        area(tenths - 10, 20),
        'one-radius-forgotten',
        'This takes one radius off the perimeter. A sector has two straight edges.',
      ],
      [
        area(angle, 10),
        'half-forgotten',
        "That's arc times radius. Try it on a whole circle: is circumference times radius its area?",
      ],
      [area(angle, 40), 'halved-twice', 'Try your rule on a half circle. Does it give the right area?'],
      [area(tenths, 10), 'area-as-perimeter-times-radius', 'This multiplies the perimeter by the radius.'],
      [
        area(tenths, 40),
        'radii-counted-as-arc',
        "The two straight edges are still in the perimeter here, and it's halved twice.",
      ],
      [
        area(angle, 60),
        'wrong-part-of-circle',
        'This divides by three. What part of the circle does the sector take up?',
      ],
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
        'Walk around the edge of the sector. Which three pieces do you pass?',
        'Take off the straight edges. How many radii long is the arc?',
        'An arc one radius long is one radian. How many radians is this one?',
        `What part of a full ${tex('2\\pi')} turn is that? And of the whole circle's area?`,
      ],
    };
  },
};
