import { num, tex } from '../tex.js';
import { shownIn } from '../statistics.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    all: 'packages',
    part: 'packages sent by air',
    rest: 'packages not sent by air',
    measure: 'mass',
    unit: 'kilograms',
    min: 4,
    max: 40,
  },
  {
    all: 'employees',
    part: 'employees who work in the office',
    rest: 'employees who do not work in the office',
    measure: 'daily travel time',
    unit: 'minutes',
    min: 10,
    max: 70,
  },
  {
    all: 'trees in an orchard',
    part: 'apple trees',
    rest: 'trees that are not apple trees',
    measure: 'height',
    unit: 'feet',
    min: 8,
    max: 30,
  },
  {
    all: 'runners in a race',
    part: 'runners who had trained together',
    rest: 'runners who had not',
    measure: 'finishing time',
    unit: 'minutes',
    min: 25,
    max: 75,
  },
  {
    all: 'lakes in a district',
    part: 'lakes with an island',
    rest: 'lakes without an island',
    measure: 'greatest depth',
    unit: 'meters',
    min: 6,
    max: 60,
  },
  {
    all: 'songs in a collection',
    part: 'songs with lyrics',
    rest: 'songs without lyrics',
    measure: 'length',
    unit: 'seconds',
    min: 120,
    max: 280,
  },
] as const;

/** Mean of a whole and of a part given, mean of the rest wanted. */
export const meanOfRest: Template = {
  id: 'data-one-mean-of-rest',
  skill: 27,
  difficulty: 'hard',
  seconds: 95,
  type: 'blank',
  context: true,
  make(draw) {
    const { all, part, rest, measure, unit, min, max } = draw.pick(SETTINGS);
    const [some, others] = draw.distinct(2, 3, 30) as [number, number];
    const [meanSome, meanOthers] = draw.distinct(2, min, max) as [number, number];
    const count = some + others;
    const sum = some * meanSome + others * meanOthers;
    const meanAll = sum / count;
    if (!shownIn(meanAll, 1) || Math.abs(meanSome - meanOthers) < 4 || meanOthers === others || 2 * meanAll <= meanSome)
      return null;
    return {
      type: 'blank',
      question: `<p>The mean ${measure} of ${tex(count)} ${all} is ${tex(meanAll)} ${unit}. The mean ${measure} of the ${tex(some)} ${part} is ${tex(meanSome)} ${unit}. What is the mean ${measure}, in ${unit}, of the ${tex(others)} ${rest}?</p>`,
      answer: String(meanOthers),
      wrong: [
        [
          num(2 * meanAll - meanSome),
          'groups-as-equal',
          `This would work if both groups were the same size. They have ${tex(some)} and ${tex(others)} members.`,
        ],
        [
          num(Math.abs(meanAll - meanSome)),
          'means-subtracted',
          "This subtracts the two means. It's the sums that you can subtract.",
        ],
        [
          num(sum - some * meanSome).replaceAll('{,}', ''),
          'forgot-to-divide',
          `This is the sum for the ${tex(others)} ${rest}. It still has to be divided by ${tex(others)}.`,
        ],
      ],
      why: `The sum for all is ${tex(`${count}\\cdot ${num(meanAll)}=${num(sum)}`)} ${unit} and the sum for the ${part} is ${tex(`${some}\\cdot ${meanSome}=${num(some * meanSome)}`)} ${unit}. The rest is ${tex(`${num(sum)}-${num(some * meanSome)}=${num(others * meanOthers)}`)}, and ${tex(`\\frac{${num(others * meanOthers)}}{${others}}=${meanOthers}`)} ${unit}.`,
      math: {
        landmarks: [
          [sum, `the sum for all ${all}`, `What part of it belongs to the ${rest}?`],
          [some * meanSome, `the sum for the ${part}`, "What's left for the others?"],
          [others * meanOthers, `the sum for the ${rest}`, 'How do you get the mean from it?'],
        ],
        starts: [`${some}*${meanSome}+${others}x=${sum}`],
        traps: [[`(${meanSome}+x)/2=${meanAll}`, 'groups-as-equal']],
      },
      simpler: `Turn each mean into a total. All together it's ${tex(`${num(sum)}`)}, and one group has ${tex(`${num(some * meanSome)}`)} of that. The rest, ${tex(`${num(others * meanOthers)}`)}, belongs to the other ${tex(`${others}`)}. Divide to get ${tex(`${meanOthers}`)}.`,
      hints: [
        "You can't subtract group means, but you can subtract sums. What do you multiply a mean by to get its sum?",
        'What sum does each of the two means give you?',
        'How much of the whole sum belongs to the rest?',
        'Divide that by how many are in the rest. How many is that?',
      ],
    };
  },
};
