import { tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    says: 'A rope that is TOTAL feet long is cut into three pieces',
    part: 'piece',
    is: 'long',
    more: 'longer',
    asks: 'length, in feet,',
    unit: 'feet',
  },
  {
    says: 'A hiking trail of TOTAL kilometers is divided into three sections',
    part: 'section',
    is: 'long',
    more: 'longer',
    asks: 'length, in kilometers,',
    unit: 'kilometers',
  },
  {
    says: 'A wire that is TOTAL centimeters long is cut into three pieces',
    part: 'piece',
    is: 'long',
    more: 'longer',
    asks: 'length, in centimeters,',
    unit: 'centimeters',
  },
  {
    says: 'A play with a total running time of TOTAL minutes has three acts',
    part: 'act',
    is: 'long',
    more: 'longer',
    asks: 'running time, in minutes,',
    unit: 'minutes',
  },
  {
    says: 'A load of TOTAL kilograms of gravel is divided into three piles',
    part: 'pile',
    is: 'heavy',
    more: 'heavier',
    asks: 'mass, in kilograms,',
    unit: 'kilograms',
  },
  {
    says: 'A hose with a total length of TOTAL meters is cut into three parts',
    part: 'part',
    is: 'long',
    more: 'longer',
    asks: 'length, in meters,',
    unit: 'meters',
  },
] as const;
const TIMES: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times', 4: 'four times' };

/** Three parts of a whole: the second by the first, the third by the second; the third is wanted. */
export const threeParts: Template = {
  id: 'linear-one-three-parts',
  skill: 12,
  difficulty: 'hard',
  seconds: 100,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const { says, part, is, more, asks, unit } = draw.pick(SETTINGS);
    const first = draw.int(7, 24);
    const times = draw.int(2, 4);
    const plus = draw.int(3, 15);
    const third = times * first + plus;
    const total = first + times * first + third;
    if (total > 200 || first === plus) return null;
    const values = [third, first, times * first, first + plus];
    if (values.includes(2 * times + 1)) return null;
    return {
      type: 'choice',
      question: `<p>${says.replace('TOTAL', tex(total))}. The second ${part} is ${TIMES[times]!} as ${is} as the first ${part}, and the third ${part} is ${tex(plus)} ${unit} ${more} than the second ${part}. What is the ${asks} of the third ${part}?</p>`,
      right: tex(third),
      wrong: [
        [tex(first), 'answered-other-unknown', `That's the first ${part}.`],
        [
          tex(times * first),
          'answered-other-unknown',
          `That's the second ${part}. The third one is ${tex(plus)} ${unit} ${more}.`,
        ],
        [
          tex(first + plus),
          'compared-with-wrong-quantity',
          `Here ${tex(plus)} was added to the first ${part}. The third one is compared with the second.`,
        ],
        [
          tex(times * (first + plus)),
          'order-of-operations',
          `Here ${tex(plus)} was added before multiplying by ${tex(times)}. It's added to the second ${part}, after the multiplying.`,
        ],
        [tex(total - first), 'answered-other-unknown', `That's the second and third ${part} together.`],
      ],
      why: `Let ${tex('a')} stand for the first ${part}, in ${unit}. Then ${tex(`a+${times}a+(${times}a+${plus})=${total}`)}, so ${tex(`${2 * times + 1}a=${total - plus}`)} and ${tex(`a=${first}`)}. The third ${part} is ${tex(`${times}(${first})+${plus}=${third}`)} ${unit}.`,
      math: {
        landmarks: [
          [first, `the first ${part}`, 'How do you get to the third one?'],
          [times * first, `the second ${part}`, 'How do you get to the third one?'],
          [total - plus, 'what the equal parts add up to', 'How many equal parts are there?'],
        ],
        starts: [`a+${times}a+${times}a+${plus}=${total}`, `${2 * times + 1}a+${plus}=${total}`],
        traps: [[`a+${times}a+a+${plus}=${total}`, 'compared-with-wrong-quantity']],
      },
      simpler: `Call the first ${part} ${tex('a')}. The second is ${tex(`${times}a`)} and the third is ${tex(`${times}a+${plus}`)}. Together that's ${tex(`${2 * times + 1}a+${plus}=${total}`)}, so ${tex(`a=${first}`)}. The third ${part} is ${tex(`${times}\\cdot ${first}+${plus}=${third}`)}.`,
      hints: [
        `You don't know any of the parts yet. Which one would you call ${tex('a')}?`,
        `Start from the first ${part}. How do you write the second one with it?`,
        "Now you've got three expressions. What do they add up to?",
        `You can solve for the first ${part}. Which ${part} does the question want?`,
      ],
    };
  },
};
