import { dollars, num, tex } from '../tex.js';
import { PEOPLE } from '../people.js';
import type { Template } from '../template.js';

const THINGS = [
  { thing: 'jacket', min: 40, max: 160 },
  { thing: 'desk lamp', min: 20, max: 80 },
  { thing: 'bicycle helmet', min: 25, max: 90 },
  { thing: 'backpack', min: 30, max: 120 },
  { thing: 'keyboard', min: 35, max: 140 },
  { thing: 'tent', min: 80, max: 320 },
  { thing: 'guitar', min: 120, max: 480 },
  { thing: 'pair of boots', min: 50, max: 180 },
  { thing: 'board game', min: 20, max: 60 },
] as const;

/** The price after a discount given, the price before wanted. */
export const originalPrice: Template = {
  id: 'percent-original-price',
  skill: 26,
  difficulty: 'medium',
  seconds: 75,
  type: 'blank',
  context: true,
  make(draw) {
    const { thing, min, max } = draw.pick(THINGS);
    const original = draw.int(min, max);
    const off = draw.pick([10, 15, 20, 25, 30, 35, 40, 60]);
    const sale = (original * (100 - off)) / 100;
    if (!Number.isInteger(sale * 100) || sale === off) return null;
    const shown = (value: number): string => String(Math.round(value * 100) / 100);
    const name = draw.pick(PEOPLE);
    return {
      type: 'blank',
      question: `<p>${name} bought a ${thing} at ${tex(`${off}\\%`)} off its original price. The discounted price of the ${thing}, before tax, was ${tex(dollars(sale))}. What was the original price, in dollars, of the ${thing}?</p>`,
      answer: String(original),
      wrong: [
        ...(Number.isInteger(Math.round(sale * (100 + off) * 1e4) / 1e4)
          ? [
              [
                shown((sale * (100 + off)) / 100),
                'changed-base',
                `This adds ${tex(`${off}\\%`)} of the discounted price. The discount was ${tex(`${off}\\%`)} of the original price.`,
              ] as const,
            ]
          : []),
        ...(Number.isInteger(Math.round(sale * (100 - off) * 1e4) / 1e4)
          ? [
              [
                shown((sale * (100 - off)) / 100),
                'discount-again',
                `This takes the discount off a second time, but ${tex(dollars(sale))} is already the lower price.`,
              ] as const,
            ]
          : []),
        [
          shown(sale + off),
          'percent-as-number',
          `This adds ${tex(off)} dollars, but the discount is ${tex(off)} hundredths of the original price.`,
        ],
        [shown(original - sale), 'answered-other-quantity', 'This is the discount in dollars.'],
      ],
      why: `The discounted price is ${tex(`100\\%-${off}\\%=${100 - off}\\%`)} of the original price ${tex('p')}: ${tex(`${num((100 - off) / 100)}p=${num(sale)}`)}. So ${tex(`p=\\frac{${num(sale)}}{${num((100 - off) / 100)}}=${original}`)} dollars.`,
      math: {
        landmarks: [
          [`${100 - off}%`, 'the percent of the original price that was paid', 'What is the original price, then?'],
          [original - sale, 'the discount in dollars', 'What was the price before it?'],
        ],
        starts: [`${num((100 - off) / 100)}p=${sale}`, `p-${num(off / 100)}p=${sale}`],
        traps: [
          [`p=${sale}+${num(off / 100)}*${sale}`, 'changed-base'],
          [`p=${sale}+${off}`, 'percent-as-number'],
        ],
      },
      simpler: `If ${tex(`${off}\\%`)} is off, you pay ${tex(`${100 - off}\\%`)}. So ${tex(`${100 - off}\\%`)} of the old price is ${tex(`${num(sale)}`)} dollars. Divide by ${tex(`${num((100 - off) / 100)}`)} to undo that. The old price was ${tex(`${original}`)} dollars.`,
      hints: [
        `Was the original price more or less than what ${name} paid?`,
        'The discount is a percent of which price?',
        'If that percent came off, what percent of the original was paid?',
        'Original price times that decimal is the price paid. How do you undo it?',
      ],
    };
  },
};
