import { num, tex } from '../tex.js';
import { ascending, listed, mean, median, shownIn, total } from '../statistics.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    says: (n: string) => `The list gives the prices, in dollars, of ${n} used books in a store.`,
    adds: (v: string) => `A book with a price of ${v} dollars is added to the stock.`,
    min: 5,
    max: 18,
    far: [40, 95],
  },
  {
    says: (n: string) =>
      `The list gives the numbers of people in the line at a ticket counter, counted once an hour for ${n} hours.`,
    adds: (v: string) => `One more count, ${v} people, is added to the list.`,
    min: 12,
    max: 30,
    far: [60, 90],
  },
  {
    says: (n: string) => `The list gives the masses, in kilograms, of ${n} packages.`,
    adds: (v: string) => `A package with a mass of ${v} kilograms is added.`,
    min: 5,
    max: 15,
    far: [30, 60],
  },
  {
    says: (n: string) => `The list gives the lengths, in minutes, of ${n} videos.`,
    adds: (v: string) => `A video with a length of ${v} minutes is added.`,
    min: 5,
    max: 16,
    far: [45, 120],
  },
  {
    says: (n: string) => `The list gives the heights, in feet, of ${n} trees in a garden.`,
    adds: (v: string) => `A tree with a height of ${v} feet is added to the list.`,
    min: 8,
    max: 22,
    far: [55, 90],
  },
] as const;

/** An extreme value joins a list: which of mean and median changes? */
export const addedValue: Template = {
  id: 'data-one-added-value',
  skill: 27,
  difficulty: 'hard',
  seconds: 85,
  type: 'choice',
  context: true,
  make(draw) {
    const { says, adds, min, max, far } = draw.pick(SETTINGS);
    const values = Array.from({ length: draw.int(3, 4) * 2 + 1 }, () => draw.int(min, max));
    const value = draw.chance(0.6) ? draw.int(far[0], far[1]) : draw.int(2, 3);
    const after = [...values, value];
    const [before, now] = [median(values), median(after)];
    const up = mean(after) > mean(values);
    const sorted = ascending(values);
    if (Math.min(...values) <= value && value <= Math.max(...values)) return null;
    if (now !== before && Math.abs(now - before) < 0.5) return null;
    // As many lists whose median stays as lists whose median moves.
    if ((now === before) !== draw.chance(0.5)) return null;
    const verb = up ? 'increase' : 'decrease';
    const text = {
      both: `Both the mean and the median will ${verb}.`,
      mean: `The mean will ${verb}, and the median will not change.`,
      median: `The median will ${verb}, and the mean will not change.`,
      none: 'Neither the mean nor the median will change.',
    };
    const right = now === before ? 'mean' : 'both';
    const middle = `the ordered list is ${tex(listed(sorted))}, so its median is ${tex(before)}; with ${tex(value)} the two middle values are ${tex(ascending(after)[values.length >> 1]!)} and ${tex(ascending(after)[(values.length >> 1) + 1]!)}, so the median is ${tex(now)}`;
    return {
      type: 'choice',
      question: `<p>${says(tex(values.length))}</p><p>\\[${listed(values)}\\]</p><p>${adds(tex(value))} How will the mean and the median of the list change?</p>`,
      right: text[right],
      wrong: [
        right === 'mean'
          ? [
              text.both,
              'median-follows-extreme',
              `The median stays. The two middle values of the longer list are both ${tex(before)}.`,
            ]
          : [
              text.mean,
              'median-never-moves',
              `The median moves from ${tex(before)} to ${tex(now)}, because the two middle values of the longer list are different.`,
            ],
        [
          text.median,
          'mean-and-median-swapped',
          `The new value is outside all the others, so it pulls the mean along.`,
        ],
        [
          text.none,
          'extreme-ignored',
          `The new value, ${tex(value)}, is far from the old mean${shownIn(mean(values), 1) ? `, ${tex(num(mean(values)))}` : ''}, so the mean changes.`,
        ],
      ],
      why: `The value ${tex(value)} is ${up ? 'greater' : 'less'} than every value of the list, so the mean will ${verb}. For the median, ${middle}.`,
      math: {
        landmarks: [
          [before, 'the median of the list before', 'What is it with the new value?'],
          [now, 'the median of the new list', 'Did it change?'],
          [total(values), 'the sum of the list before', 'What happens to the mean?'],
          [total(after), 'the sum of the new list', 'What happens to the mean?'],
        ],
      },
      simpler: `The new value is ${up ? 'bigger' : 'smaller'} than all the others, so it pulls the mean ${up ? 'up' : 'down'}. The median is the middle of the ordered list. It was ${tex(`${before}`)}, and now it's ${tex(`${now}`)}.`,
      hints: [
        'Is the new value above or below the mean? A rough guess is fine.',
        'Put the list in order first. Which value is in the middle?',
        'With one more value, how many values are in the middle?',
        'Average the two middle ones. How does that compare with the old middle value?',
      ],
    };
  },
};
