import { PEOPLE } from '../people.js';
import { tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    says: 'NAME has practiced the piano for AMOUNTS minutes on the first COUNT days of a week',
    goal: 'a mean of at least MEAN minutes per day over the first ALL days',
    asks: 'the least whole number of minutes that NAME must practice on the next day',
    range: [25, 60],
  },
  {
    says: 'NAME scored AMOUNTS points in the first COUNT rounds of an archery contest',
    goal: 'a mean score of at least MEAN points per round over ALL rounds',
    asks: 'the least whole number of points that NAME must score in the next round',
    range: [60, 90],
  },
  {
    says: 'NAME has picked AMOUNTS kilograms of apples on the first COUNT days of a harvest',
    goal: 'a mean of at least MEAN kilograms per day over ALL days',
    asks: 'the least whole number of kilograms that NAME must pick on the next day',
    range: [80, 140],
  },
  {
    says: 'NAME rode AMOUNTS kilometers on the first COUNT days of a bicycle tour',
    goal: 'a mean of at least MEAN kilometers per day over ALL days',
    asks: 'the least whole number of kilometers that NAME must ride on the next day',
    range: [45, 85],
  },
] as const;
const WORDS: Readonly<Record<number, string>> = { 3: 'three', 4: 'four', 5: 'five' };

/** What is needed next so that a mean is reached? */
export const mean: Template = {
  id: 'inequalities-one-mean',
  skill: 16,
  difficulty: 'hard',
  shift: -0.3,
  seconds: 95,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const {
      says,
      goal,
      asks,
      range: [low, high],
    } = draw.pick(SETTINGS);
    const name = draw.pick(PEOPLE);
    const count = draw.int(3, 4);
    const amounts = draw.distinct(count, low, high);
    const sum = amounts.reduce((total, value) => total + value, 0);
    const average = Math.round(sum / count);
    const wanted = average + draw.int(1, 4);
    const key = wanted * (count + 1) - sum;
    const without = wanted * count - sum;
    if (key < low || key > high * 1.12 || without <= 0 || amounts.includes(key)) return null;
    return {
      type: 'choice',
      question: `<p>${says
        .replace('NAME', name)
        .replace(
          'AMOUNTS',
          `${amounts
            .slice(0, -1)
            .map((value) => tex(value))
            .join(', ')}, and ${tex(amounts.at(-1)!)}`,
        )
        .replace(
          'COUNT',
          WORDS[count]!,
        )}. To reach ${goal.replace('MEAN', tex(wanted)).replace('ALL', WORDS[count + 1]!)}, what is ${asks.replace('NAME', name)}?</p>`,
      right: tex(key),
      wrong: [
        [
          tex(wanted),
          'mean-for-value',
          `With ${tex(wanted)} the mean stays below ${tex(wanted)}, because the mean so far is lower.`,
        ],
        [
          tex(key - 1),
          'bound-missed-by-one',
          `With this value the total is ${tex(wanted * (count + 1) - 1)}, and the mean is just below ${tex(wanted)}.`,
        ],
        [
          tex(2 * wanted - average),
          'mean-of-two-groups',
          `Here the mean so far and the new value count the same. But there are already ${tex(count)} values.`,
        ],
        [
          tex(without),
          'next-value-not-counted',
          `Here the total for only ${tex(count)} values was used. The next value makes it ${tex(count + 1)}.`,
        ],
        [
          tex(key + wanted),
          'next-value-counted-twice',
          `Here the total for ${tex(count + 2)} values was used. The next value makes it ${tex(count + 1)}.`,
        ],
      ],
      why: `If the next value is ${tex('v')}, the mean is at least ${tex(wanted)} when ${tex(`\\frac{${amounts.join('+')}+v}{${count + 1}}\\ge ${wanted}`)}. So ${tex(`${sum}+v\\ge ${wanted * (count + 1)}`)}, and ${tex(`v\\ge ${key}`)}.`,
      math: {
        landmarks: [
          [sum, 'the total so far', 'What total do you need?'],
          [wanted * (count + 1), 'the total you need', 'How much is still missing?'],
        ],
        starts: [`${sum}+v>=${wanted * (count + 1)}`],
        traps: [[`${sum}+v>=${wanted * count}`, 'next-value-not-counted']],
      },
      simpler: `A mean of ${tex(`${wanted}`)} over ${tex(`${count + 1}`)} values needs a total of ${tex(`${wanted * (count + 1)}`)}. So far there are ${tex(`${sum}`)}. The rest is ${tex(`${wanted * (count + 1)}-${sum}=${key}`)}.`,
      hints: [
        'A mean comes from a total. How many values will there be with the next one?',
        'What total do you need to get the mean you want?',
        'How much is there so far, all together?',
        'The next value has to fill the gap. How big is the gap?',
      ],
    };
  },
};
