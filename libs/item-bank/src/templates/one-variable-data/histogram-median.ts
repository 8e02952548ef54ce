import { chart } from '../../content/figures/chart.js';
import { box } from '../../content/figures/number-line.js';
import { tex } from '../tex.js';
import { total } from '../statistics.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    what: 'the numbers of minutes that {n} commuters need to get to work',
    title: 'Time (minutes)',
    from: 0,
    width: 10,
  },
  { what: 'the ages, in years, of {n} people at a concert', title: 'Age (years)', from: 10, width: 10 },
  { what: 'the masses, in kilograms, of {n} dogs at an animal clinic', title: 'Mass (kilograms)', from: 0, width: 8 },
  { what: 'the scores of {n} students on a test', title: 'Score', from: 40, width: 10 },
  { what: 'the heights, in centimeters, of {n} sunflowers', title: 'Height (centimeters)', from: 60, width: 20 },
  {
    what: 'the numbers of emails that {n} employees received in one day',
    title: 'Number of emails',
    from: 0,
    width: 6,
  },
] as const;

/** A histogram, a possible value of the median wanted. */
export const histogramMedian: Template = {
  id: 'data-one-histogram-median',
  skill: 27,
  difficulty: 'medium',
  shift: 0.3,
  seconds: 80,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const { what, title, from, width } = draw.pick(SETTINGS);
    const frequencies = Array.from({ length: 6 }, () => draw.int(1, 12));
    const count = total(frequencies);
    const place = (count + 1) / 2;
    let before = 0;
    let middle = 0;
    while (before + frequencies[middle]! < place) before += frequencies[middle++]!;
    const highest = Math.max(...frequencies);
    const tallest = frequencies.indexOf(highest);
    if (
      count % 2 === 0 ||
      count > 45 ||
      middle === tallest ||
      frequencies.lastIndexOf(highest) !== tallest ||
      place === before + frequencies[middle]!
    )
      return null;
    const edges = Array.from({ length: 7 }, (_, index) => from + index * width);
    const inside = (bar: number): number => edges[bar]! + draw.int(2, width - 2);
    const right = inside(middle);
    const others = [0, 1, 2, 3, 4, 5].filter((bar) => bar !== middle && bar !== tallest);
    const center = others.filter((bar) => bar === 2 || bar === 3)[0];
    const rest = draw.shuffle(others.filter((bar) => bar !== center)).slice(0, center === undefined ? 2 : 1);
    const upTo = (bar: number): string => tex(total(frequencies.slice(0, bar)));
    const miss = (bar: number): string =>
      bar > middle
        ? `There are already ${upTo(bar)} values before this interval, so value number ${tex(place)} isn't in it.`
        : `There are only ${upTo(bar + 1)} values by the end of this interval, so value number ${tex(place)} isn't in it.`;
    const bars = frequencies.map((frequency, bar) => `${edges[bar]} to ${edges[bar + 1]}: ${frequency}`).join(', ');
    const img = chart(
      { min: from, max: edges[6]!, step: width, title },
      { min: 0, max: highest + (highest % 2), step: 2, title: 'Frequency' },
      `Histogram. Horizontal axis: ${title}. Vertical axis: frequency. Frequency of each interval: ${bars}. Each interval includes its lower end but not its upper end.`,
      (at) => frequencies.map((frequency, bar) => box(at([edges[bar]!, 0]), at([edges[bar + 1]!, frequency]))),
      { verticals: false },
    );
    return {
      type: 'choice',
      img,
      question: `<p>The histogram summarizes ${what.replace('{n}', tex(count))}. Each interval includes its lower end but not its upper end. Which of the following could be the median of the data?</p>`,
      right: tex(right),
      wrong: [
        [
          tex(inside(tallest)),
          'mode-for-median',
          `That's in the interval with the tallest bar. The median is where you reach half of the ${tex(count)} values.`,
        ],
        ...(center === undefined
          ? []
          : [
              [
                tex(inside(center)),
                'middle-of-axis',
                "That's near the middle of the axis. The median depends on how tall the bars are.",
              ] as const,
            ]),
        ...rest.map((bar) => [tex(inside(bar)), 'miscounted-frequencies', miss(bar)] as const),
      ],
      why: `There are ${tex(count)} values, so the median is value number ${tex(place)} in order. Before the interval from ${tex(edges[middle]!)} to ${tex(edges[middle + 1]!)} there are ${tex(before)} values, and with it ${tex(before + frequencies[middle]!)}, so the median lies in this interval, and ${tex(right)} is possible.`,
      math: {
        landmarks: [
          [place, 'the place of the median in the list', 'Which bar is that in?'],
          [before, "how many values come before the median's bar", 'Which bar is next?'],
          [
            before + frequencies[middle]!,
            'how many values there are up to the end of one of the bars',
            'Is the median in that bar?',
          ],
        ],
      },
      simpler: `There are ${tex(`${count}`)} values, so the middle one is number ${tex(`${place}`)}. Add up the bars from the left until you reach it. You get there in the bar from ${tex(`${edges[middle]!}`)} to ${tex(`${edges[middle + 1]!}`)}. Only ${tex(`${right}`)} is in there.`,
      hints: [
        'Line up all the values in order. Which position is the median in?',
        'Read the bars from the left. What running total do you get?',
        'In which interval does your total reach the middle position?',
        'The median is somewhere in that interval. Which numbers could it be?',
      ],
    };
  },
};
