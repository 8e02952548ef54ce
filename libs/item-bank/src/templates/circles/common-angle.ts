import type { WrongChoice } from '../../content/author.js';

import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** Two arcs of one central angle: their difference and that of the radii give the angle, or the area between them. */
export const commonAngle: Template = {
  id: 'circles-common-angle',
  skill: 24,
  difficulty: 'hard',
  shift: 0.4,
  seconds: 120,
  type: 'choice',
  context: false,
  make(draw) {
    const [arc, width] = draw.pick([
      ['a', 'd'],
      ['s', 'w'],
      ['k', 'n'],
      ['u', 'v'],
    ] as const);
    const times = draw.int(1, 6);
    const inDegrees = draw.chance(0.6);
    const [inner, outer] = draw.pick([
      ['AB', 'CD'],
      ['JK', 'LM'],
      ['PQ', 'RS'],
    ] as const);
    const longer = `${times === 1 ? '' : times}${arc}`;
    const over = (top: string, bottom: string): string => tex(`\\frac{${top}}{${bottom}}`);
    const withPi = `${times === 1 ? '' : times}\\pi ${arc}`;
    const of = (number: number): string => `${number * times === 1 ? '' : num(number * times)}${arc}`;
    const degrees: readonly WrongChoice[] = [
      [
        over(of(360), `\\pi ${width}`),
        'full-turn-as-pi',
        `Check the conversion: half a turn is ${tex('\\pi')} radians.`,
      ],
      [over(of(180), width), 'pi-left-out', 'Something is missing where you go from radians to degrees.'],
      [over(withPi, `180${width}`), 'inverted-factor', 'This converts the wrong way, from degrees to radians.'],
      [
        over(`180${width}`, withPi),
        'quotient-inverted',
        'An arc is the angle times the radius. The fraction is upside down here.',
      ],
    ];
    const radians: readonly WrongChoice[] = [
      [
        over(width, of(1)),
        'quotient-inverted',
        'An arc is the angle times the radius. The fraction is upside down here.',
      ],
      [
        times % 2 === 0 ? over(of(1 / 2), `\\pi ${width}`) : over(of(1), `2\\pi ${width}`),
        'part-of-turn',
        'This is the angle as a part of a full turn.',
      ],
      [over(of(180), `\\pi ${width}`), 'degrees-for-radians', "That's the angle in another unit."],
      [
        over(withPi, `180${width}`),
        'needless-conversion',
        "You don't need to convert anything. An arc over its radius is already an angle in radians.",
      ],
    ];
    const right = inDegrees ? over(of(180), `\\pi ${width}`) : over(of(1), width);
    return {
      type: 'choice',
      question: `<p>Two circles in a plane have the same center ${tex('O')}, and the radius of the larger circle is ${tex(width)} centimeters greater than the radius of the smaller circle. A central angle with vertex ${tex('O')} cuts off minor arc ${tex(inner)} on the smaller circle and minor arc ${tex(outer)} on the larger circle. Arc ${tex(outer)} is ${tex(longer)} centimeters longer than arc ${tex(inner)}. Which expression represents the measure, in ${inDegrees ? 'degrees' : 'radians'}, of the central angle?</p>`,
      right,
      wrong: draw.shuffle(inDegrees ? degrees : radians),
      why: `Let ${tex('r')} be the smaller radius and ${tex('x')} the measure of the angle in radians. The arcs are ${tex('rx')} and ${tex(`(r+${width})x`)}, so their difference is ${tex(`${width}x`)}, whatever ${tex('r')} is. From ${tex(`${width}x=${longer}`)} follows ${tex(`x=\\frac{${longer}}{${width}}`)} radians.${inDegrees ? ` As ${tex('\\pi')} radians are ${tex('180^\\circ')}, this is ${right} degrees.` : ''}`,
      math: { starts: [`b=r+${width}`, `bx-rx=${longer}`, `${width}x=${longer}`] },
      simpler: `In radians, an arc is the radius times the angle. So the arcs differ by ${tex(`${width}`)} times the angle, no matter how big the small circle is. Divide ${tex(`${longer}`)} by ${tex(`${width}`)} to get the angle in radians.${inDegrees ? ` Then multiply by ${tex('\\frac{180}{\\pi}')} to get degrees.` : ''}`,
      hints: [
        'In radians, how do you get an arc from its radius and its angle?',
        `Call the smaller radius ${tex('r')} and the angle ${tex('x')}. How do you write both arcs?`,
        'Subtract the two arcs. Which letter disappears?',
        inDegrees
          ? `Solve for the angle. How many degrees is ${tex('\\pi')} radians?`
          : 'Solve for the angle. Is it already in the unit they want?',
      ],
    };
  },
};
