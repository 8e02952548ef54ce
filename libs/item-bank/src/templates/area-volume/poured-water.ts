import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    what: 'water',
    one: 'An aquarium',
    other: 'an empty second aquarium',
    second: 'the second aquarium',
    unit: 'inches',
  },
  { what: 'water', one: 'A storage tank', other: 'an empty tank', second: 'that tank', unit: 'feet' },
  { what: 'sand', one: 'A box', other: 'an empty sandbox', second: 'the sandbox', unit: 'inches' },
  { what: 'soil', one: 'A crate', other: 'an empty planter', second: 'the planter', unit: 'centimeters' },
  { what: 'gravel', one: 'A bin', other: 'an empty larger bin', second: 'the larger bin', unit: 'feet' },
] as const;

/** The same volume over two rectangular bases: one depth given, the other wanted. */
export const pouredWater: Template = {
  id: 'area-volume-poured',
  skill: 21,
  difficulty: 'medium',
  seconds: 80,
  type: 'blank',
  context: true,
  make(draw) {
    const { what, one, other, second, unit } = draw.pick(SETTINGS);
    // Common factors of the two bases let the new height come out even.
    const [along, across] = [draw.int(3, 6), draw.int(3, 6)];
    const [length, width, depth] = [along * draw.int(2, 4), across * draw.int(1, 4), draw.int(3, 18)];
    const [longer, wider] = [along * draw.int(2, 7), across * draw.int(1, 6)];
    const volume = length * width * depth;
    const key = volume / (longer * wider);
    if (
      width >= length ||
      wider >= longer ||
      longer * wider <= length * width ||
      !Number.isInteger(2 * key) ||
      key < 1.5 ||
      key >= depth ||
      volume > 9000
    )
      return null;
    // Water levels itself; sand has to be told.
    const [moved, leveled] = what === 'water' ? ['poured into', ''] : ['moved to', ' and is leveled there'];
    const fraction = Number.isInteger(key) ? '' : `${2 * key}/2,`;
    return {
      type: 'blank',
      question: `<p>${one} has a rectangular base that is ${tex(length)} ${unit} long and ${tex(width)} ${unit} wide, and it is filled with ${what} to a height of ${tex(depth)} ${unit}. All of the ${what} is ${moved} ${other} with a rectangular base that is ${tex(longer)} ${unit} long and ${tex(wider)} ${unit} wide${leveled}. To what height, in ${unit}, is ${second} filled with the ${what}?</p>`,
      answer: `${fraction}${num(key)}`,
      wrong: [
        [
          String(depth),
          'height-kept',
          `The volume stays the same, not the height. The base of ${second} is bigger, so the ${what} doesn't reach as high.`,
        ],
        [
          num(Math.round(((length + width) * depth * 100) / (longer + wider)) / 100),
          'sums-for-areas',
          'This compares length plus width. Compare the areas of the bases instead.',
        ],
        [
          num(Math.round((length * depth * 100) / longer) / 100),
          'one-dimension-overlooked',
          'This compares only the lengths. The widths are different too.',
        ],
        [num(volume), 'answered-other-quantity', `This is the volume of the ${what} in cubic ${unit}.`].map((text) =>
          text.replace('{,}', ''),
        ) as [string, string, string],
      ],
      why: `The volume of the ${what} is ${tex(`${length}\\cdot ${width}\\cdot ${depth}=${num(volume)}`)} cubic ${unit}, and it does not change. The base of ${second} has an area of ${tex(`${longer}\\cdot ${wider}=${num(longer * wider)}`)} square ${unit}, so the height is ${tex(`\\frac{${num(volume)}}{${num(longer * wider)}}=${num(key)}`)} ${unit}.`,
      math: {
        landmarks: [
          [volume, `the volume of the ${what}`, 'What stays the same when it moves?'],
          [longer * wider, 'the area of the second base', 'How do you get the height from that and the volume?'],
        ],
        starts: [`${longer}*${wider}*h=${length}*${width}*${depth}`, `${longer * wider}h=${volume}`],
      },
      simpler: `The amount of ${what} doesn't change, only its shape. There are ${tex(`${num(volume)}`)} cubic ${unit}. Spread them over a base of ${tex(`${num(longer * wider)}`)} square ${unit}. Divide, and the height is ${tex(`${num(key)}`)} ${unit}.`,
      hints: [
        `What about the ${what} stays the same when it moves?`,
        `So how much ${what} is there, in cubic ${unit}?`,
        `Volume is base area times height. How big is the base of ${second}?`,
        'What do you divide the volume by to get the new height?',
      ],
    };
  },
};
