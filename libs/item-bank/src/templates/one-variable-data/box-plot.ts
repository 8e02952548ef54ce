import { figure, line, type Point } from '../../content/figures/svg.js';
import { along, box, NUMBER_LINE_WIDTH, numberLine, type Scale } from '../../content/figures/number-line.js';
import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  { what: 'the ages, in years, of the members of a hiking club', title: 'Age (years)', from: 20, step: 5 },
  {
    what: 'the numbers of minutes that a group of students spent on an assignment',
    title: 'Time (minutes)',
    from: 10,
    step: 5,
  },
  { what: 'the masses, in grams, of a sample of apples', title: 'Mass (grams)', from: 100, step: 10 },
  { what: 'the numbers of words in the sentences of an essay', title: 'Number of words', from: 4, step: 2 },
  {
    what: 'the daily high temperatures, in degrees Fahrenheit, of a month',
    title: 'Temperature (°F)',
    from: 50,
    step: 4,
  },
  {
    what: 'the lengths, in centimeters, of the fish caught in a lake',
    title: 'Length (centimeters)',
    from: 10,
    step: 4,
  },
] as const;

function drawing(
  scale: Scale,
  [low, first, middle, third, high]: readonly [number, number, number, number, number],
): string {
  const at = (value: number, y: number): Point => [along(scale, value), y];
  return figure(
    NUMBER_LINE_WIDTH,
    150,
    `Box plot above a number line from ${scale.min} to ${scale.max} for the ${scale.title.replace(/ \(.*/, '').toLowerCase()}. The left whisker begins at ${low}, the box reaches from ${first} to ${third} with a vertical line at ${middle}, and the right whisker ends at ${high}.`,
    [
      ...numberLine(scale, 95),
      line(at(low, 50), at(first, 50)),
      line(at(third, 50), at(high, 50)),
      line(at(low, 42), at(low, 58)),
      line(at(high, 42), at(high, 58)),
      box(at(first, 28), at(third, 72)),
      line(at(middle, 28), at(middle, 72), { width: 2.5 }),
    ],
  );
}

/** A box plot, its range or interquartile range wanted. */
export const boxPlot: Template = {
  id: 'data-one-box-plot',
  skill: 27,
  difficulty: 'easy',
  shift: 0.2,
  seconds: 55,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const { what, title, from, step } = draw.pick(SETTINGS);
    const ticks = draw.distinct(5, 0, 10).sort((one, other) => one - other);
    const [low = 0, first = 0, middle = 0, third = 0, high = 0] = ticks.map((tick) => from + tick * step);
    const [range, spread] = [high - low, third - first];
    const [asked, right, other, otherName, meaning] = draw.chance(0.5)
      ? (['range', range, spread, 'interquartile range', 'the length of the whole plot'] as const)
      : (['interquartile range', spread, range, 'range', 'the length of the box'] as const);
    if (right === middle || other === middle) return null;
    const scale = { min: from, max: from + 10 * step, step, title };
    return {
      type: 'choice',
      img: drawing(scale, [low, first, middle, third, high]),
      question: `<p>The box plot summarizes ${what}. What is the ${asked} of the data?</p>`,
      right: tex(right),
      wrong: [
        [tex(other), 'range-and-iqr-swapped', `This is the ${otherName} of the data.`],
        [tex(middle), 'median-for-spread', 'This is the median, marked by the line inside the box.'],
        [
          tex(asked === 'range' ? high : third),
          'end-for-difference',
          asked === 'range'
            ? "That's the greatest value. The least value still has to come off."
            : "That's the third quartile. The first quartile still has to come off.",
        ],
        [tex(high - middle), 'end-for-difference', 'This is the distance from the median to the greatest value.'],
      ],
      why:
        asked === 'range'
          ? `The range is the greatest value minus the least, the ends of the whiskers: ${tex(`${high}-${low}=${num(range)}`)}.`
          : `The interquartile range is the third quartile minus the first, the ends of the box: ${tex(`${third}-${first}=${num(spread)}`)}.`,
      math: {
        landmarks: [
          [low, 'the least value', 'What does the question ask for?'],
          [first, 'the left end of the box', "What's the right end?"],
          [third, 'the right end of the box', "What's the left end?"],
          [middle, 'the median', 'Which two numbers do you need?'],
          [high, 'the greatest value', 'What does the question ask for?'],
          [other, `the ${otherName}`, 'Is that the one you were asked for?'],
        ],
      },
      simpler: `The ${asked} is ${meaning}. ${asked === 'range' ? `It goes from ${tex(low)} to ${tex(high)}.` : `It goes from ${tex(first)} to ${tex(third)}.`} Subtract the smaller from the bigger and you get ${tex(`${num(right)}`)}.`,
      hints: [
        'A box plot shows five numbers. Which two does this one use?',
        `In the figure, it's ${meaning}. Where does that start?`,
        `What numbers are at the two ends of ${asked === 'range' ? 'the whiskers' : 'the box'}?`,
        'How do you get the distance between those two numbers?',
      ],
    };
  },
};
