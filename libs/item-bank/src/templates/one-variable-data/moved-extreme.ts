import type { WrongChoice } from '../../content/author.js';
import { tex } from '../tex.js';
import type { Template } from '../template.js';

/** Which value is changed, how, and what that does to mean and standard deviation. */
const CHANGES = [
  { which: 'greatest', does: 'increased', still: '', mean: 'increases', spread: 'increases' },
  { which: 'least', does: 'decreased', still: '', mean: 'decreases', spread: 'increases' },
  {
    which: 'greatest',
    does: 'decreased',
    still: ', after which it is still the greatest',
    mean: 'decreases',
    spread: 'decreases',
  },
  {
    which: 'least',
    does: 'increased',
    still: ', after which it is still the least',
    mean: 'increases',
    spread: 'decreases',
  },
] as const;

/** One extreme value of a data set is moved by a letter: mean, median and standard deviation. */
export const movedExtreme: Template = {
  id: 'data-one-moved-extreme',
  skill: 27,
  difficulty: 'hard',
  shift: 0.1,
  seconds: 90,
  type: 'choice',
  context: false,
  make(draw) {
    const { which, does, still, mean, spread } = draw.pick(CHANGES);
    const [count, by] = draw.pick([
      ['n', 'd'],
      ['n', 'k'],
      ['m', 'c'],
      ['k', 'x'],
    ] as const);
    const least = draw.int(5, 12);
    const other = spread === 'increases' ? 'decreases' : 'increases';
    const part = tex(`\\frac{${by}}{${count}}`);
    const says = (ofMean: string, ofMedian: string, ofSpread: string): string =>
      `The mean ${ofMean}, the median ${ofMedian}, and the standard deviation ${ofSpread}.`;
    const [same, moved] = ['stays the same', `${mean} by ${part}`];
    return {
      type: 'choice',
      question: `<p>A data set consists of ${tex(count)} different numbers, where ${tex(`${count}\\gt ${least}`)}. The ${which} number in the data set is ${does} by ${tex(by)}${still}, where ${tex(by)} is a positive constant. All the other numbers stay the same. Which statement about the change in the mean, the median, and the standard deviation of the data set is true?</p>`,
      right: says(moved, same, spread),
      wrong: draw.shuffle<WrongChoice>([
        [says(moved, moved, same), 'all-values-moved', 'That would happen if every number changed by the same amount.'],
        [
          says(moved, same, other),
          'spread-reversed',
          'Did the changed number move toward the others or away from them?',
        ],
        [
          says(`${mean} by ${tex(by)}`, same, spread),
          'total-for-mean',
          "That's how much the sum changes. The mean shares it out.",
        ],
        [
          says(moved, same, same),
          'spread-kept',
          'Every number counts for a standard deviation, and one of them is now a different distance from the mean.',
        ],
      ]),
      why: `The sum of the numbers ${mean} by ${tex(by)}, so the mean ${mean} by ${part}. The number in the middle is not touched, and the order stays the same, so the median stays the same. The changed number moves ${spread === 'increases' ? 'away from' : 'toward'} the others, so the numbers are ${spread === 'increases' ? 'more' : 'less'} spread out and the standard deviation ${spread}.`,
      math: { starts: [`a=s/${count}`] },
      simpler: `Try it with a small list, like 1, 2, 3, 4, 5, and change one end. The sum changes by ${tex(`${by}`)}, so the mean changes by ${tex(`${by}`)} split over all the numbers. The middle number stays. And the list gets ${spread === 'increases' ? 'more' : 'less'} spread out.`,
      hints: [
        'Try it on a small list like 1, 2, 3, 4, 5. What changes?',
        'The mean is the sum over the count. What happens to the sum?',
        'Does the change reach the middle of the ordered list?',
        'Does that number move toward the others or away from them?',
      ],
    };
  },
};
