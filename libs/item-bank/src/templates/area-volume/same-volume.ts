import { typed } from '../exam-print.js';
import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SOLIDS = [
  { what: 'right circular cylinders', side: 'radius of the base' },
  { what: 'right circular cones', side: 'radius of the base' },
  { what: 'right prisms with square bases', side: 'side length of the base' },
  { what: 'right pyramids with square bases', side: 'side length of the base' },
] as const;
/** Changes of the base, in percent, whose squares have reciprocals that end. */
const CHANGES = [25, 100, 150, 300, 400, -20, -50, -60, -37.5, -75] as const;

/** The same volume with another base: by what percentage do the heights differ? */
export const sameVolume: Template = {
  id: 'area-volume-same-volume',
  skill: 21,
  difficulty: 'hard',
  shift: 0.1,
  seconds: 100,
  type: 'blank',
  context: false,
  make(draw) {
    const { what, side } = draw.pick(SOLIDS);
    const change = draw.pick(CHANGES);
    const [one, other] = draw.pick([
      ['A', 'B'],
      ['P', 'Q'],
      ['R', 'S'],
    ] as const);
    const factor = 1 + change / 100;
    const height = 1 / (factor * factor);
    const [sideWord, heightWord] = change > 0 ? ['greater', 'less'] : ['less', 'greater'];
    const percent = (of: number): string => typed(Math.round(Math.abs(of - 1) * 1e6) / 1e4);
    return {
      type: 'blank',
      question: `<p>Solids ${tex(one)} and ${tex(other)} are ${what} that have the same volume. The ${side} of solid ${tex(other)} is ${tex(`${num(Math.abs(change))}\\%`)} ${sideWord} than the ${side} of solid ${tex(one)}. The height of solid ${tex(other)} is ${tex('p\\%')} ${heightWord} than the height of solid ${tex(one)}. What is the value of ${tex('p')}?</p>`,
      answer: percent(height),
      wrong: [
        [
          typed(Math.abs(change)),
          'percent-reversed',
          "Going up by a percent isn't undone by going down by the same percent.",
        ],
        [
          typed(2 * Math.abs(change)),
          'percent-doubled-for-square',
          'This doubles the percent. For the base area, square the multiplier instead.',
        ],
        [
          percent(1 / factor),
          'side-for-area',
          `Here the height only makes up for the ${side}. It has to make up for the whole base area.`,
        ],
        [
          typed(Math.round(height * 1e6) / 1e4),
          'percent-of-for-percent-more',
          `This compares the two solids in a different way than the question does. What does ${tex('p')} stand for?`,
        ],
        [percent(factor * factor), 'answered-base-area', "That's how many percent the base areas differ."],
      ],
      why: `The ${side} is multiplied by ${tex(num(factor))}, so the area of the base is multiplied by ${tex(`${num(factor)}^2=${num(factor * factor)}`)}. For the volume to stay the same, the height is multiplied by ${tex(`\\frac{1}{${num(factor * factor)}}=${num(height)}`)}, so it is ${tex(`${percent(height)}\\%`)} ${heightWord}.`,
      math: {
        landmarks: [
          [num(factor), `what the ${side} is multiplied by`, 'What happens to the area of the base?'],
          [
            num(factor * factor),
            'what the area of the base is multiplied by',
            'So what must the height be multiplied by?',
          ],
          [num(height), 'what the height is multiplied by', `How many percent ${heightWord} is that?`],
        ],
      },
      simpler: `If the ${side} is multiplied by ${tex(`${num(factor)}`)}, the base is multiplied by ${tex(`${num(factor * factor)}`)}. The height has to undo that, so divide by ${tex(`${num(factor * factor)}`)}. That leaves ${tex(`${num(height)}`)} of the height, which is ${tex(`${percent(height)}\\%`)} ${heightWord}.`,
      hints: [
        `Turn the percent into a multiplier. What is the ${side} multiplied by?`,
        "That length counts twice in the base. What's the base area multiplied by?",
        'The volume stays the same. What does the height have to be multiplied by?',
        "Compare the height's multiplier with 1. How many percent apart are they?",
      ],
    };
  },
};
