import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** A whole, a part of it and a part of the part. */
const SETTINGS = [
  {
    says: 'books are in a school library',
    part: 'are novels',
    inner: 'were published in the last ten years',
    asks: 'novels in the library were published in the last ten years',
    of: 'novels',
  },
  {
    says: 'people visited a science fair',
    part: 'were students',
    inner: 'took part in a workshop',
    asks: 'students who visited the fair took part in a workshop',
    of: 'students',
  },
  {
    says: 'trees stand in a park',
    part: 'are oaks',
    inner: 'are more than fifty years old',
    asks: 'oaks in the park are more than fifty years old',
    of: 'oaks',
  },
  {
    says: 'meals were served in a cafeteria',
    part: 'were vegetarian meals',
    inner: 'contained beans',
    asks: 'vegetarian meals contained beans',
    of: 'vegetarian meals',
  },
  {
    says: 'vehicles crossed a bridge',
    part: 'were trucks',
    inner: 'carried a trailer',
    asks: 'trucks that crossed the bridge carried a trailer',
    of: 'trucks',
  },
  {
    says: 'emails reached an office',
    part: 'were orders',
    inner: 'came from new customers',
    asks: 'orders that reached the office by email came from new customers',
    of: 'orders',
  },
] as const;

/** A percentage of a percentage of a number. */
export const percentOfPart: Template = {
  id: 'percent-of-part',
  skill: 26,
  difficulty: 'medium',
  seconds: 65,
  type: 'blank',
  context: true,
  make(draw) {
    const { says, part, inner, asks, of } = draw.pick(SETTINGS);
    const whole = 50 * draw.int(4, 40);
    const [outerPercent, innerPercent] = [5 * draw.int(3, 17), 5 * draw.int(2, 17)];
    const partSize = (whole * outerPercent) / 100;
    const right = (partSize * innerPercent) / 100;
    if (!Number.isInteger(right) || !Number.isInteger(partSize) || right < 5 || innerPercent === outerPercent)
      return null;
    return {
      type: 'blank',
      question: `<p>A total of ${tex(whole)} ${says}. Of these, ${tex(`${outerPercent}\\%`)} ${part}. Of the ${of}, ${tex(`${innerPercent}\\%`)} ${inner}. How many ${asks}?</p>`,
      answer: String(right),
      wrong: [
        [
          String((whole * innerPercent) / 100),
          'wrong-base',
          `This is ${tex(`${innerPercent}\\%`)} of all ${tex(num(whole))}. That percent is only of the ${of}.`,
        ],
        [String(partSize), 'answered-first-step', `This is the number of all ${of}.`],
        [String(partSize - right), 'rest-for-part', `This is the number of the other ${of}.`],
        ...(outerPercent + innerPercent < 100
          ? [
              [
                String((whole * (outerPercent + innerPercent)) / 100),
                'percents-added',
                'This adds the two percents and takes them of the whole.',
              ] as const,
            ]
          : []),
      ],
      why: `There are ${tex(`${num(outerPercent / 100)}\\cdot ${num(whole)}=${num(partSize)}`)} ${of}, and ${tex(`${innerPercent}\\%`)} of these is ${tex(`${num(innerPercent / 100)}\\cdot ${num(partSize)}=${num(right)}`)}.`,
      math: {
        landmarks: [
          [partSize, `the number of ${of}`, 'How do you use the second percentage?'],
          [outerPercent / 100, 'the first percentage as a decimal', 'What is it a percentage of?'],
          [innerPercent / 100, 'the second percentage as a decimal', 'What is it a percentage of?'],
        ],
        starts: [`x=${num(innerPercent / 100)}*${partSize}`],
        traps: [
          [`${outerPercent}+${innerPercent}`, 'percents-added'],
          [`${num(innerPercent / 100)}*${whole}`, 'wrong-base'],
          [`${innerPercent}%*${whole}`, 'wrong-base'],
        ],
      },
      simpler: `Do it in two steps. First, ${tex(`${outerPercent}\\%`)} of ${tex(`${num(whole)}`)} is ${tex(`${num(partSize)}`)} ${of}. The second percentage is only about those ${of}. So take ${tex(`${innerPercent}\\%`)} of ${tex(`${num(partSize)}`)}, and that's ${tex(`${num(right)}`)}.`,
      hints: [
        `The second percent: is it of everything, or only of the ${of}?`,
        `So find the ${of} first. How many are there?`,
        `Now the ${of} are your whole group. What percent of them do you want?`,
        'Write that percent as a decimal. What do you multiply it by?',
      ],
    };
  },
};
