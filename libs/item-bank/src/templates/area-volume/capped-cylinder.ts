import { times } from '../exam-print.js';
import { fraction, tex } from '../tex.js';
import type { Template } from '../template.js';

/** Two hemispheres, one hemisphere, or a cone on a cylinder: what the ends take of the length, and what they hold. */
const SHAPES = [
  {
    text: (across: string, whole: string) =>
      `A tank has the shape of a right circular cylinder with a hemisphere at each end. The cylinder and the hemispheres have ${across}, and the total length of the tank, with both hemispheres, is ${whole}`,
    what: 'tank',
    taken: 2,
    held: 4 / 3,
    slips: [2 / 3, 8 / 3],
    parts: 'the two hemispheres together make a sphere',
  },
  {
    text: (across: string, whole: string) =>
      `A silo has the shape of a right circular cylinder with a hemisphere on top. The cylinder and the hemisphere have ${across}, and the total height of the silo, with the hemisphere, is ${whole}`,
    what: 'silo',
    taken: 1,
    held: 2 / 3,
    slips: [4 / 3, 1 / 3],
    parts: 'the hemisphere is half a sphere',
  },
  {
    text: (across: string, whole: string) =>
      `A buoy has the shape of a right circular cylinder with a right circular cone on top whose height is equal to its radius. The cylinder and the cone have ${across}, and the total height of the buoy, with the cone, is ${whole}`,
    what: 'buoy',
    taken: 1,
    held: 1 / 3,
    slips: [2 / 3, 1 / 2],
    parts: 'the cone holds a third of a cylinder of the same base and height',
  },
] as const;

/** A solid of two kinds of parts, its size told by one letter: the volume as an expression. */
export const cappedCylinder: Template = {
  id: 'area-volume-capped-cylinder',
  skill: 21,
  difficulty: 'hard',
  shift: 0.2,
  seconds: 110,
  type: 'choice',
  context: true,
  make(draw) {
    const { text, what, taken, held, slips, parts } = draw.pick(SHAPES);
    const letter = draw.pick(['r', 'd'] as const);
    const whole = draw.int(3, 9);
    // In units of the radius; with the diameter as letter, lengths double and its cube is eight times that of the radius.
    const total = letter === 'r' ? whole : 2 * whole;
    const by = letter === 'r' ? 1 : 8;
    const sizes = [
      total - taken + held,
      total + held,
      total - taken,
      total - taken + slips[0],
      total - taken + slips[1],
      total,
      total - 1 + held,
      total - 2 * taken + held,
    ];
    const shown = (size: number): string => tex(times(Math.round(6 * size), 6 * by, `\\pi ${letter}^3`));
    const across = `a ${letter === 'r' ? 'radius' : 'diameter'} of ${tex(letter)} feet`;
    const distinct = sizes.map((size) => size / by);
    return {
      type: 'choice',
      question: `<p>${text(across, tex(`${whole}${letter}`))} feet. Which expression represents the volume, in cubic feet, of the ${what}?</p>`,
      right: shown(sizes[0]!),
      wrong: [
        [
          shown(sizes[1]!),
          'ends-counted-in-length',
          'This makes the straight part as long as the whole solid. The ends take up some of that length.',
        ],
        [shown(sizes[2]!), 'part-left-out', "This is only the straight part's volume."],
        [
          shown(sizes[3]!),
          'wrong-part-of-sphere',
          `The straight part is right, but what's added to it isn't: ${parts}.`,
        ],
        [
          shown(sizes[4]!),
          'wrong-part-of-sphere',
          `The straight part is right, but what's added to it doesn't fit: ${parts}.`,
        ],
        [
          shown(sizes[5]!),
          'one-cylinder-for-whole',
          'This would be right if the whole thing were one long cylinder, ends included.',
        ],
        [shown(sizes[6]!), 'ends-counted-in-length', 'This takes off only some of the length that the ends use up.'],
        [shown(sizes[7]!), 'ends-counted-in-length', 'This takes off more length than the ends use up.'],
      ],
      sizes: distinct,
      why: `With ${letter === 'r' ? tex('r') : tex('r=\\frac{d}{2}')} as the radius, the total length is ${tex(`${total}r`)}${letter === 'd' ? ', since each diameter is two radii' : ''}. The cylindrical part is ${tex(`${total - taken}r`)} long and has a volume of ${tex(`${total - taken}\\pi r^3`)}; the rest has a volume of ${tex(times(Math.round(held * 3), 3, '\\pi r^3'))}, because ${parts}. The sum is ${tex(times(Math.round(3 * sizes[0]!), 3, '\\pi r^3'))}${letter === 'd' ? `, and with ${tex(`r^3=${fraction(1, 8)}d^3`)} this is ${shown(sizes[0]!)}` : ''}.`,
      math: {
        landmarks: [
          [
            total - taken,
            'how many radii long the straight part is',
            'What does the cylinder formula give for that length?',
          ],
        ],
      },
      simpler: `Cut the ${what} into the straight part and the rounded ${taken === 2 ? 'ends' : 'end'}. The straight part is ${tex(`${total - taken}`)} radii long, so its volume is ${tex(`${total - taken}\\pi r^3`)}. Then add the rounded part: ${parts}. ${letter === 'd' ? 'Last, swap in half the diameter for the radius.' : ''} That gives ${shown(sizes[0]!)}.`,
      hints: [
        'Picture cutting it apart. Which simple solids do you get?',
        'How many radii of the total length do the rounded or pointed ends take up?',
        `Take the ends off the total length. How long is the straight part, in ${tex(letter)}?`,
        'What do the straight part and the ends add up to, as one fraction?',
      ],
    };
  },
};
