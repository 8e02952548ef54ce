import type { WrongChoice } from '../../content/author.js';
import { sum, tex } from '../tex.js';
import type { Template } from '../template.js';

const LETTERS = [
  ['m', 's'],
  ['a', 'd'],
  ['p', 'q'],
  ['u', 'v'],
] as const;

/** Every value is multiplied and shifted: mean and standard deviation of what comes out, in letters. */
export const transformed: Template = {
  id: 'data-one-transformed',
  skill: 27,
  difficulty: 'hard',
  shift: 0.1,
  seconds: 90,
  type: 'choice',
  context: false,
  make(draw) {
    const [mean, spread] = draw.pick(LETTERS);
    const factor = draw.int(2, 9);
    const shift = draw.int(3, 90);
    const count = draw.int(8, 60);
    const divided = draw.chance(0.4);
    /** Of the value itself, and of what is measured without regard to a shift. */
    const of = (letter: string): string =>
      divided
        ? `\\frac{${letter}-${shift}}{${factor}}`
        : sum([
            [shift, ''],
            [-factor, letter],
          ]);
    const scaled = (letter: string): string => (divided ? `\\frac{${letter}}{${factor}}` : `${factor}${letter}`);
    const both = (ofMean: string, ofSpread: string): string =>
      `The mean is ${tex(ofMean)}, and the standard deviation is ${tex(ofSpread)}.`;
    const right = of(mean);
    return {
      type: 'choice',
      question: `<p>Data set A consists of ${tex(count)} numbers that are not all equal. The mean of data set A is ${tex(mean)}, and the standard deviation is ${tex(spread)}. For each number ${tex('x')} in data set A, data set B contains the number ${tex(of('x'))}. Which statement about data set B is true?</p>`,
      right: both(right, scaled(spread)),
      wrong: draw.shuffle<WrongChoice>([
        [
          both(right, of(spread)),
          'spread-treated-as-mean',
          'A standard deviation is about distances from the mean. What does shifting every value do to those distances?',
        ],
        [
          both(right, spread),
          'spread-kept',
          'Multiplying or dividing every value by the same number changes the distances between the values.',
        ],
        divided
          ? [
              both(scaled(mean), scaled(spread)),
              'shift-overlooked',
              'Taking the same number off every value moves the mean too.',
            ]
          : [
              both(right, `-${factor}${spread}`),
              'negative-spread',
              'A standard deviation comes from squared distances. Which values can it have?',
            ],
      ]),
      why: `${divided ? `From each value ${tex(shift)} is taken, and the rest is divided by ${tex(factor)}` : `Each value is multiplied by ${tex(-factor)}, and then ${tex(shift)} is added`}. The mean goes the same way: it is ${tex(right)}. The standard deviation measures how far the values are from their mean. ${divided ? 'Taking' : 'Adding'} the same number moves the mean along with the values and leaves these distances as they are; ${divided ? `dividing by ${tex(factor)} makes them ${tex(`\\frac{1}{${factor}}`)} as large` : `multiplying by ${tex(-factor)} makes them ${tex(factor)} times as large, whatever the sign`}. So it is ${tex(scaled(spread))}.`,
      math: { starts: [`y=${of('x')}`] },
      simpler: `The mean changes just like each number does. The standard deviation is about gaps between numbers. ${divided ? 'Subtracting' : 'Adding'} the same number to all of them doesn't change a gap, but ${divided ? 'dividing' : 'multiplying'} does. So only the ${tex(`${factor}`)} counts, and it's never negative.`,
      hints: [
        'Try it with just two numbers. What does each one turn into?',
        'What happens to the mean if every value is multiplied? If every value is shifted?',
        'What does each of those steps do to the gaps between the values?',
        'A gap has no sign. What does that mean for the standard deviation?',
      ],
    };
  },
};
