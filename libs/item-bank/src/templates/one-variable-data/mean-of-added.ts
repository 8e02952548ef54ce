import { tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    things: 'packages',
    measure: 'mass, in kilograms,',
    place: 'in a van',
    added: 'are loaded',
    removed: 'are unloaded',
  },
  { things: 'students', measure: 'age, in years,', place: 'in a class', added: 'join', removed: 'leave' },
  {
    things: 'scores',
    measure: 'value',
    place: 'in a list',
    added: 'are added to the list',
    removed: 'are removed from the list',
  },
  {
    things: 'houses',
    measure: 'price, in dollars,',
    place: 'on a website',
    added: 'are added to the website',
    removed: 'are removed from the website',
  },
] as const;
const WORDS = ['', '', 'two', 'three', 'four', 'five', 'six'] as const;

/** Means before and after some values come or go, in letters: the mean of those that came or went. */
export const meanOfAdded: Template = {
  id: 'data-one-mean-of-added',
  skill: 27,
  difficulty: 'hard',
  shift: 0.2,
  seconds: 105,
  type: 'choice',
  context: true,
  make(draw) {
    const { things, measure, place, added, removed } = draw.pick(SETTINGS);
    const [n, before, after] = draw.pick([
      ['n', 'a', 'b'],
      ['n', 'x', 'y'],
      ['k', 'p', 'q'],
      ['n', 'u', 'v'],
    ] as const);
    const k = draw.int(2, 6);
    const coming = draw.chance(0.5);
    const count = `(${n}${coming ? '+' : '-'}${k})`;
    const [later, earlier] = [`${count}${after}`, `${n}${before}`];
    const difference = coming ? `${later}-${earlier}` : `${earlier}-${later}`;
    const over = (top: string, bottom: string): string => tex(`\\frac{${top}}{${bottom}}`);
    return {
      type: 'choice',
      question: `<p>The mean ${measure} of the ${tex(n)} ${things} ${place} is ${tex(before)}${coming ? '' : `, where ${tex(`${n}\\gt ${k}`)}`}. After ${WORDS[k]} ${coming ? 'more ' : `of the ${things} `}${coming ? `${things} ` : ''}${coming ? added : removed}, the mean ${measure} of all the ${things} that are then ${place.replace(/\ba\b/, 'the')} is ${tex(after)}. Which expression represents the mean ${measure} of the ${WORDS[k]} ${things} that ${coming ? added : removed}?</p>`,
      right: over(difference, String(k)),
      wrong: draw.shuffle([
        [
          over(coming ? `${n}${after}-${count}${before}` : `${count}${before}-${n}${after}`, String(k)),
          'counts-swapped',
          `Each mean goes with its own number of ${things}. Here the two counts are switched.`,
        ],
        [tex(difference), 'total-for-mean', 'Put numbers in for the letters. Could this be a mean?'],
        [
          over(`${n}(${coming ? `${after}-${before}` : `${before}-${after}`})`, String(k)),
          'count-not-changed',
          `Both totals here use the same number of ${things}.`,
        ],
        [
          over(`${before}+${after}`, '2'),
          'means-averaged',
          `The mean of the two means doesn't tell you about the ${things} that changed.`,
        ],
        [
          over(difference, n),
          'wrong-divisor',
          `This divides by the wrong number of ${things}. How many is the mean for?`,
        ],
      ]),
      why: `The total at first is ${tex(earlier)}. Afterwards there are ${tex(`${n}${coming ? '+' : '-'}${k}`)} ${things} with a total of ${tex(later)}. The ${WORDS[k]} ${things} make up the difference, ${tex(difference)}, and their mean is that divided by ${tex(k)}.`,
      math: { starts: [`t=${earlier}`, `t=${later}`] },
      simpler: `A mean times a count is a total. Before, the total was ${tex(`${earlier}`)}. After, it's ${tex(`${later}`)}. The difference belongs to the ${WORDS[k]} ${things} that ${coming ? added : removed}, so divide it by ${tex(`${k}`)}.`,
      hints: [
        "You can't subtract means, but you can subtract totals. What do you multiply a mean by to get its total?",
        `What's the total of all ${things} at first, as a product?`,
        `How many ${things} are there afterwards, and what's their total?`,
        'The difference of the totals belongs to the ones that changed. What do you divide it by?',
      ],
    };
  },
};
