import { num, tex } from '../tex.js';
import { mean, median, shownIn, spreadOut, total } from '../statistics.js';
import { table } from '../table.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    caption: 'Goals scored by a team in its games',
    value: 'Goals',
    count: 'Number of games',
    asks: 'the median number of goals per game',
    of: 'games',
    min: 0,
  },
  {
    caption: 'Pets in the households of a street',
    value: 'Pets',
    count: 'Number of households',
    asks: 'the median number of pets per household',
    of: 'households',
    min: 0,
  },
  {
    caption: 'Books borrowed by the visitors of a library',
    value: 'Books',
    count: 'Number of visitors',
    asks: 'the median number of books per visitor',
    of: 'visitors',
    min: 1,
  },
  {
    caption: 'Eggs in the nests of a colony of birds',
    value: 'Eggs',
    count: 'Number of nests',
    asks: 'the median number of eggs per nest',
    of: 'nests',
    min: 2,
  },
  {
    caption: 'Rooms in the apartments of a building',
    value: 'Rooms',
    count: 'Number of apartments',
    asks: 'the median number of rooms per apartment',
    of: 'apartments',
    min: 1,
  },
  {
    caption: 'Petals on the flowers of a plant',
    value: 'Petals',
    count: 'Number of flowers',
    asks: 'the median number of petals per flower',
    of: 'flowers',
    min: 4,
  },
] as const;

/** A table of frequencies, median wanted: the middle of the data, not of the table. */
export const frequencyTableMedian: Template = {
  id: 'data-one-frequency-median',
  skill: 27,
  difficulty: 'medium',
  seconds: 75,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const { caption, value, count, asks, of, min } = draw.pick(SETTINGS);
    const values = Array.from({ length: draw.int(5, 6) }, (_, index) => min + index);
    const frequencies = values.map(() => draw.int(1, 12));
    const data = spreadOut(values, frequencies);
    const right = median(data);
    const most = values[frequencies.indexOf(Math.max(...frequencies))]!;
    const ofTable = median(values);
    const tied = frequencies.filter((frequency) => frequency === Math.max(...frequencies)).length > 1;
    if (data.length % 2 === 0 || data.length > 45 || right === most || right === ofTable || tied) return null;
    const average = mean(data);
    const place = (data.length + 1) / 2;
    return {
      type: 'choice',
      question: `${table(
        caption,
        [value, count],
        values.map((entry, index) => [String(entry), frequencies[index]!]),
      )}<p>The table summarizes a data set of ${tex(data.length)} ${of}. What is ${asks}?</p>`,
      right: tex(right),
      wrong: [
        [tex(most), 'mode-for-median', `This is the most frequent value, the mode.`],
        [
          tex(ofTable),
          'middle-of-table',
          `That's the middle of the values in the table. It doesn't count how often each one shows up.`,
        ],
        ...(shownIn(average, 1) && average !== right
          ? [[tex(average), 'mean-for-median', 'This is the mean of the data set.'] as const]
          : []),
        [
          tex(median(frequencies)),
          'median-of-frequencies',
          `That's the median of the second column, and those are the counts.`,
        ],
        [tex(place), 'position-for-value', `This is the position of the median in the ordered data, not its value.`],
      ],
      why: `The frequencies add up to ${tex(data.length)}, so the median is value number ${tex(place)} in order. Up to the row for ${tex(right)} there are ${tex(total(frequencies.slice(0, values.indexOf(right) + 1)))} values, and before it only ${tex(num(total(frequencies.slice(0, values.indexOf(right)))))}, so the median is ${tex(right)}.`,
      math: {
        landmarks: [
          [place, 'the place of the median in the list', 'Which row is that in?'],
          [
            total(frequencies.slice(0, values.indexOf(right) + 1)),
            'how many values there are up to the row of the median',
            'Which value is in that row?',
          ],
          [
            total(frequencies.slice(0, values.indexOf(right))),
            'how many values there are before the row of the median',
            'Which value comes next?',
          ],
          [data.length, 'how many values there are', 'Which one is in the middle?'],
        ],
      },
      simpler: `Picture all ${tex(`${data.length}`)} values in a line, smallest first. The middle one is number ${tex(`${place}`)}. Count down the rows until you get there. It's in the row for ${tex(`${right}`)}.`,
      hints: [
        'Picture the data written out in order. How often does each value show up?',
        `How many ${of} are there, and which position is in the middle?`,
        'Add up the counts from the top. What total do you have after each row?',
        'In which row does your total first reach the middle position?',
      ],
    };
  },
};
