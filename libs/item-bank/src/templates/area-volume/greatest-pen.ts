import { tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  { who: 'A farmer', what: 'fencing', pen: 'pasture', wall: 'a straight river that needs no fence', made: 'fences' },
  {
    who: 'A gardener',
    what: 'edging',
    pen: 'flower bed',
    wall: 'the straight wall of a house, where no edging is needed',
    made: 'pieces of edging',
  },
  { who: 'A museum', what: 'rope', pen: 'area', wall: 'a straight wall, where no rope is needed', made: 'ropes' },
] as const;
const NUMBERS = ['', '', 'two', 'three', 'four', 'five'] as const;

/** The greatest area that a length of fence with parallel partitions can enclose, in terms of the length. */
export const greatestPen: Template = {
  id: 'area-volume-greatest-pen',
  skill: 21,
  difficulty: 'hard',
  shift: 0.4,
  seconds: 130,
  type: 'choice',
  context: true,
  make(draw) {
    const { who, what, pen, wall, made } = draw.pick(SETTINGS);
    const letter = draw.pick(['k', 'n', 'L', 't'] as const);
    const parts = draw.int(3, 5);
    const open = draw.chance(0.5);
    const across = parts + 1;
    const bottom = (open ? 4 : 8) * across;
    const wrong = [
      [
        open ? 2 * across : 4 * across,
        'half-forgotten',
        open
          ? "The best width and the best length don't go together here. Put your width back into the total of all pieces."
          : 'This forgets that both long sides need material.',
      ],
      [
        (open ? 4 : 8) * parts,
        'partitions-miscounted',
        'This counts one piece across for each part. Both ends need a piece, so recount.',
      ],
      [
        open ? 8 * across : 16 * across,
        'side-counted-twice',
        open ? 'This counts a long side where none is needed.' : 'This counts each long side twice.',
      ],
      [(open ? 4 : 8) * (across + 1), 'partitions-miscounted', 'This counts one piece across too many.'],
      [
        (across + (open ? 1 : 2)) ** 2,
        'all-sides-equal',
        'This makes every piece equally long; with partitions the greatest area does not come from a square.',
      ],
      [
        (open ? 4 : 8) * (parts - 1),
        'partitions-miscounted',
        'This counts the inner partitions only and leaves out the two ends.',
      ],
      [open ? 8 : 16, 'partitions-left-out', 'This is the greatest area without partitions.'],
    ] as const;
    const shown = (under: number): string => tex(`\\frac{${letter}^2}{${under}}`);
    return {
      type: 'choice',
      question: `<p>${who} has ${tex(letter)} feet of ${what} for a rectangular ${pen}${open ? ` along ${wall}` : ''}. The ${pen} is to be divided into ${NUMBERS[parts]} equal rectangles by straight ${made} perpendicular to ${open ? 'the ' + (wall.includes('river') ? 'river' : 'wall') : 'one pair of its sides'}, and all ${tex(letter)} feet of ${what} are used for the ${open ? 'remaining ' : ''}sides and the ${made} between them. In terms of ${tex(letter)}, what is the greatest possible area, in square feet, of the whole ${pen}?</p>`,
      right: shown(bottom),
      wrong: wrong.map(([under, slip, feedback]) => [shown(under), slip, feedback] as const),
      sizes: [1 / bottom, ...wrong.map(([under]) => 1 / under)],
      why: `Let ${tex('w')} be the length of each piece that runs across. There are ${tex(across)} of them, ${tex(parts - 1)} between the parts and one at each end, so ${tex(`${letter}-${across}w`)} is left ${open ? 'for the one long side' : `for the two long sides, each ${tex(`\\frac{${letter}-${across}w}{2}`)} long`}. The area is ${tex(open ? `w(${letter}-${across}w)` : `\\frac{1}{2}w(${letter}-${across}w)`)}. It is zero for ${tex('w=0')} and for ${tex(`w=\\frac{${letter}}{${across}}`)}, so it is greatest halfway, for ${tex(`w=\\frac{${letter}}{${2 * across}}`)}, where it is ${shown(bottom)}.`,
      math: {
        landmarks: [
          [across, 'the number of pieces that run across', `How much is left for the long side${open ? '' : 's'}?`],
        ],
        starts: [`${across}w+${open ? '' : '2'}y=${letter}`],
        traps: [[`${parts}w+${open ? '' : '2'}y=${letter}`, 'partitions-miscounted']],
      },
      simpler: `Count the short pieces: ${tex(`${across}`)} of them, with one at each end. The area is a curve that opens down, and it peaks halfway between its two zeros. So half of the material goes to the short pieces and half to the long ${open ? 'side' : 'sides'}. That makes the area ${shown(bottom)}.`,
      hints: [
        'Make a sketch. How many pieces run across, counting both ends?',
        `Call one piece across ${tex('w')}. How much ${what} is left for the other direction?`,
        `Write the area with ${tex('w')}. For which two values of ${tex('w')} is it zero?`,
        'The area graphs as a parabola. Where is its top, compared with those two zeros?',
      ],
    };
  },
};
