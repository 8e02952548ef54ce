import { PEOPLE } from '../people.js';
import { dollars, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    does: 'rented a bicycle',
    fee: 'The shop charges a fixed fee',
    unit: 'hour',
    asks: 'For how many hours did NAME rent the bicycle?',
    rates: [3, 8],
  },
  {
    does: 'had a table repaired',
    fee: 'The workshop charges a pickup fee',
    unit: 'hour of work',
    asks: 'How many hours of work did the repair take?',
    rates: [25, 45],
  },
  {
    does: 'joined a climbing gym',
    fee: 'The gym charges a registration fee',
    unit: 'month',
    asks: 'For how many months has NAME been a member?',
    rates: [18, 40],
  },
  {
    does: 'ordered printed cards',
    fee: 'The printer charges a setup fee',
    unit: 'box of cards',
    asks: 'How many boxes of cards did NAME order?',
    rates: [6, 15],
  },
  {
    does: 'stored furniture',
    fee: 'The warehouse charges a fee at the start',
    unit: 'week',
    asks: 'For how many weeks did NAME store the furniture?',
    rates: [9, 24],
  },
  {
    does: 'took a taxi ride',
    fee: 'The driver charges a base fare',
    unit: 'mile',
    asks: 'How many miles long was the ride?',
    rates: [2, 4],
  },
] as const;

/** A fixed fee and a rate; the total is known. */
export const fixedFee: Template = {
  id: 'linear-one-fixed-fee',
  skill: 12,
  difficulty: 'easy',
  seconds: 60,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const { does, fee, unit, asks, rates } = draw.pick(SETTINGS);
    const name = draw.pick(PEOPLE);
    const rate = draw.int(...(rates as unknown as [number, number]));
    const k = draw.int(2, 3);
    const count = draw.int(5, 14);
    const start = k * rate;
    const total = start + rate * count;
    return {
      type: 'choice',
      question: `<p>${name} ${does}. ${fee} of ${tex(dollars(start))} plus ${tex(dollars(rate))} per ${unit}. ${name} has paid a total of ${tex(dollars(total))}. ${asks.replace('NAME', name)}</p>`,
      right: tex(count),
      wrong: [
        [
          tex(count + k),
          'fixed-part-ignored',
          `This is ${tex(`\\frac{${total}}{${rate}}`)}. Take off the fee of ${tex(dollars(start))} first.`,
        ],
        [
          tex(count + 2 * k),
          'sign-slip-moving-term',
          `The fee of ${tex(dollars(start))} was added to the total. It's part of the total, so subtract it.`,
        ],
        [
          tex(rate * count),
          'forgot-to-divide',
          `That's the money paid without the fee. You still have to divide it by ${tex(rate)}.`,
        ],
        [
          tex(count - k),
          'fixed-part-counted-twice',
          `The fee of ${tex(dollars(start))} was taken off the total twice. It's only paid once.`,
        ],
      ],
      why: `If ${tex('n')} is the number asked for, the total is ${tex(`${start}+${rate}n=${total}`)}. Subtracting ${tex(start)} gives ${tex(`${rate}n=${rate * count}`)}, so ${tex(`n=${count}`)}.`,
      math: {
        landmarks: [[total - start, "what's left after the fixed fee", 'How many does that pay for?']],
        starts: [`${start}+${rate}n=${total}`],
        traps: [
          [`${rate}n=${total}`, 'fixed-part-ignored'],
          [`${rate}n=${total + start}`, 'sign-slip-moving-term'],
        ],
      },
      simpler: `Take off the fixed part first: ${tex(`${total}-${start}=${rate * count}`)} dollars. Each one costs ${tex(`${rate}`)} dollars. So divide ${tex(`${rate * count}`)} by ${tex(`${rate}`)} to get ${tex(`${count}`)}.`,
      hints: [
        'Part of the total gets paid only once. Which part is that?',
        `Call the number you want ${tex('n')}. How do you write the total with ${tex('n')}?`,
        "Take off the part that's paid once. How much money is left?",
        `The rest all goes to the price per ${unit}. How many times does it fit?`,
      ],
    };
  },
};
