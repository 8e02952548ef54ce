import { table } from '../table.js';
import { tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  { who: 'students', what: 'books read in the summer', each: 'number of books' },
  { who: 'households', what: 'pets', each: 'number of pets' },
  { who: 'players', what: 'goals in a season', each: 'number of goals' },
  { who: 'apartments', what: 'rooms', each: 'number of rooms' },
  { who: 'visitors', what: 'earlier visits', each: 'number of visits' },
] as const;

/** A frequency table with one unknown: the greatest or least frequency for which the median has a value. */
export const unknownFrequency: Template = {
  id: 'data-one-unknown-frequency',
  skill: 27,
  difficulty: 'hard',
  shift: 0.4,
  seconds: 125,
  type: 'blank',
  context: true,
  make(draw) {
    const { who, what, each } = draw.pick(SETTINGS);
    const start = draw.int(1, 3);
    const values = [0, 1, 2, 3, 4].map((step) => start + step);
    const known = [0, 1, 2, 3, 4].map(() => draw.int(2, 17));
    const atEnd = draw.chance(0.5);
    const unknown = atEnd ? 4 : 0;
    const middle = draw.pick([1, 2, 3] as const);
    const greatest = draw.chance(0.6);
    // Away from the unknown row, and on its side without it.
    const far = known
      .filter((_, index) => index !== unknown && (atEnd ? index < middle : index > middle))
      .reduce((sum, value) => sum + value, 0);
    const near = known
      .filter((_, index) => index !== unknown && (atEnd ? index > middle : index < middle))
      .reduce((sum, value) => sum + value, 0);
    const own = known[middle]!;
    const key = greatest ? far + own - near - 1 : far + 1 - own - near;
    if (key < 3 || key > 60) return null;
    const rest = far + own + near;
    const list = values.map((value, index) => (index === unknown ? tex('n') : String(known[index])));
    const side = atEnd ? 'above' : 'below';
    return {
      type: 'blank',
      question: `${table(
        `Number of ${who} by ${what}`,
        [each[0]!.toUpperCase() + each.slice(1), `Number of ${who}`],
        values.map((value, index) => [String(value), list[index]!] as const),
      )}<p>The table shows the ${each} for each of a group of ${who}, where ${tex('n')} is an unknown positive integer. If the median ${each} for the group is ${tex(values[middle]!)}, what is the ${greatest ? 'greatest' : 'least'} possible value of ${tex('n')}?</p>`,
      answer: String(key),
      wrong: [
        [
          String(greatest ? key + 1 : key - 1),
          'median-between-values',
          'Check this value. Which one is in the middle, or which two?',
        ],
        [
          String(greatest ? Math.max(1, far + 1 - own - near) : far + own - near - 1),
          'other-extreme',
          `That's the other end of the possible values.`,
        ],
        [String(Math.abs(far - near)), 'own-frequency-ignored', `This leaves out the ${who} in the median's own row.`],
        [String(far + own), 'known-rows-ignored', `This counts only the unknown row on its side of the median.`],
        [String(rest), 'sides-not-compared', "That's how many there are without the unknown row."],
      ],
      why: `Without the unknown row, there are ${tex(far)} ${who} ${atEnd ? 'below' : 'above'} the value ${tex(values[middle]!)}, ${tex(own)} with it, and ${tex(near)} ${side} it; with the unknown row, ${tex(`${near === 0 ? '' : `${near}+`}n`)} are ${side} it. ${
        greatest
          ? `For the middle to be ${tex(values[middle]!)}, fewer than half have to be ${side} it: ${tex(`${near === 0 ? '' : `${near}+`}n`)} has to be less than ${tex(`${far}+${own}`)}. So ${tex('n')} is at most ${tex(key)}, and with this value the number of ${who} is odd and the middle one has ${tex(values[middle]!)}.`
          : `For the middle to be ${tex(values[middle]!)}, fewer than half have to be ${atEnd ? 'below' : 'above'} it: ${tex(far)} has to be less than ${tex(`${own}+${near === 0 ? '' : `${near}+`}n`)}. So ${tex('n')} is at least ${tex(key)}, and with this value the number of ${who} is odd and the middle one has ${tex(values[middle]!)}.`
      }`,
      math: {
        landmarks: [
          [far, "how many are on the known side of the median's row", 'How many are on the other side?'],
          [far + own, "how many there are up to and with the median's row", `What does that say about ${tex('n')}?`],
          [rest, 'how many there are without the unknown row', 'How do they split around the median?'],
          [near, 'how many known ones are on the side of the unknown row', `How many may ${tex('n')} add?`],
        ],
      },
      simpler: `The median's row has to hold the middle one. So neither side can have half or more of them all. On the side with ${tex('n')} there are ${tex(`${near}`)} already. Make ${tex('n')} as ${greatest ? 'big' : 'small'} as that allows: ${tex(`${key}`)}.`,
      hints: [
        `Line up all the ${who} in order. Which one gives the median?`,
        `How many are below, at, and above the median's value? Which count has ${tex('n')} in it?`,
        'What if one side had as many as all the rest? Where would the median be?',
        `Write that as an inequality with ${tex('n')}. Does your extreme value really work?`,
      ],
    };
  },
};
