import { tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  { all: 'parcels', one: 'small parcels', other: 'large parcels', measure: 'mass', unit: 'kilograms' },
  {
    all: 'runners',
    one: 'runners in the first group',
    other: 'runners in the second group',
    measure: 'finishing time',
    unit: 'minutes',
  },
  { all: 'trees', one: 'young trees', other: 'old trees', measure: 'height', unit: 'feet' },
  { all: 'calls', one: 'calls in the morning', other: 'calls in the afternoon', measure: 'length', unit: 'seconds' },
  {
    all: 'employees',
    one: 'employees on the day shift',
    other: 'employees on the night shift',
    measure: 'hourly wage',
    unit: 'dollars',
  },
] as const;

/** Means of two groups and of all, told only by how far they are apart: how many belong to one group? */
export const mixedMeans: Template = {
  id: 'data-one-mixed-means',
  skill: 27,
  difficulty: 'hard',
  shift: 0.3,
  seconds: 110,
  type: 'blank',
  context: true,
  make(draw) {
    const { all, one, other, measure, unit } = draw.pick(SETTINGS);
    const letter = draw.pick(['m', 'x', 'k', 'w'] as const);
    const [apart, up] = [draw.int(5, 24), draw.int(2, 20)];
    const step = draw.int(3, 14);
    const total = apart * step;
    const key = up * step;
    const fromOne = draw.chance(0.5);
    if (up >= apart || 2 * up === apart || total < 20 || total > 240) return null;
    const asked = fromOne ? total - key : key;
    return {
      type: 'blank',
      question: `<p>A set of ${tex(total)} ${all} consists of ${one} and ${other}. The mean ${measure} of the ${one} is ${tex(letter)} ${unit}, the mean ${measure} of the ${other} is ${tex(`${letter}+${apart}`)} ${unit}, and the mean ${measure} of all the ${all} is ${tex(`${letter}+${up}`)} ${unit}. How many of the ${all} are ${fromOne ? one : other}?</p>`,
      answer: String(asked),
      wrong: [
        [
          String(total - asked),
          'groups-swapped',
          `The mean of all is closer to the mean of the bigger group. Compare the two distances.`,
        ],
        [
          String(total / 2),
          'equal-groups-assumed',
          'If the groups were equal, the mean of all would be halfway between the two means.',
        ],
        [String(up), 'difference-for-count', `This is a difference of two means, in ${unit}, not a number of ${all}.`],
        [
          String(Math.round((total * up) / (apart + up))),
          'ratio-of-wrong-parts',
          "This compares a part with a total that it's already counted in.",
        ],
        [String(total - up), 'difference-for-count', `This subtracts ${unit} from a number of ${all}.`],
      ],
      why: `Let ${tex('n')} be the number of ${other}. The totals add up: ${tex(`(${total}-n)${letter}+n(${letter}+${apart})=${total}(${letter}+${up})`)}. The terms with ${tex(letter)} are ${tex(`${total}${letter}`)} on both sides, so ${tex(`${apart}n=${total}\\cdot ${up}`)} and ${tex(`n=${key}`)}.${fromOne ? ` The number of ${one} is ${tex(`${total}-${key}=${asked}`)}.` : ''}`,
      math: {
        landmarks: [
          [total * up, `the value of ${tex(`${apart}n`)}`, "What's left to do?"],
          [
            fromOne ? key : total - key,
            `the number of ${fromOne ? other : one}`,
            'Which group does the question ask for?',
          ],
        ],
      },
      simpler: `Compared with ${tex(`${letter}`)}, each of the ${other} adds ${tex(`${apart}`)} to the total. On average everyone is ${tex(`${up}`)} above ${tex(`${letter}`)}, so the total is ${tex(`${total}\\cdot ${up}=${total * up}`)} above. That takes ${tex(`${total * up}\\div ${apart}=${key}`)} of the ${other}.${fromOne ? ` The rest are ${one}.` : ''}`,
      hints: [
        `You don't need ${tex(letter)} itself. How far is each mean from the mean of all?`,
        `A total is a number times a mean. What's the total ${measure} of each group?`,
        'Both totals together make the total of all. What equation is that?',
        `Expand both sides. What happens to the terms with ${tex(letter)}?`,
      ],
    };
  },
};
