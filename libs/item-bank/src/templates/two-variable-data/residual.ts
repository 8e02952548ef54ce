import { num, tex } from '../tex.js';
import { shownIn } from '../statistics.js';
import type { Template } from '../template.js';
import { SITUATIONS } from './situations.js';

/** Actual value minus the value that the equation predicts. */
export const residual: Template = {
  id: 'data-two-residual',
  skill: 28,
  difficulty: 'medium',
  seconds: 75,
  type: 'blank',
  context: true,
  make(draw) {
    const { things, thing, x, y, rising } = draw.pick(SITUATIONS);
    const slope = ((y.step / x.step) * draw.int(3, 9)) / 10;
    const constant = y.step * (rising ? draw.int(1, 3) : draw.int(8, 9));
    const place = x.step * draw.int(2, 7);
    const change = slope * place;
    const predicted = constant + (rising ? change : -change);
    const gap = draw.nonZero(-12, 12) * (y.step / 20);
    const actual = predicted + gap;
    const size = Math.abs(gap);
    if (
      ![slope, predicted, actual, gap].every((value) => shownIn(value, 2)) ||
      slope === 1 ||
      predicted <= 0 ||
      actual <= 0 ||
      Math.abs(gap) < 0.2 ||
      Math.max(predicted, actual) > 9990
    )
      return null;
    const clean = (value: number): string => num(Math.round(value * 100) / 100);
    const word = gap > 0 ? 'greater' : 'less';
    return {
      type: 'blank',
      question: `<p>For a set of data on ${things}, the equation of the line of best fit is ${tex(`y=${num(constant)}${rising ? '+' : '-'}${clean(slope)}x`)}, where ${tex('x')} is the ${x.name}, in ${x.units}, and ${tex('y')} is the predicted ${y.name}, in ${y.units}. One ${thing} in the data has ${/^[aeiou]/.test(x.name) ? 'an' : 'a'} ${x.name} of ${tex(place)} ${x.units} and an actual ${y.name} of ${tex(clean(actual))} ${y.units}. By how many ${y.units} is the actual ${y.name} ${word} than the predicted ${y.name}?</p>`,
      answer: clean(size),
      wrong: [
        [
          clean(predicted),
          'answered-prediction',
          `This is the predicted ${y.name}. You still have to compare it with the actual one.`,
        ],
        [
          clean(Math.abs(actual - change)),
          'constant-left-out',
          `Only ${tex(`${clean(slope)}\\cdot ${place}`)} is compared with the actual value. The ${tex(num(constant))} is part of the prediction too.`,
        ],
        [
          clean(Math.abs(actual - constant)),
          'slope-left-out',
          `This compares the actual value with ${tex(num(constant))}, the prediction for ${tex('x=0')}.`,
        ],
        [
          clean(Math.abs(constant + (rising ? -change : change) - actual)),
          'sign-slip',
          'The term with the slope has the wrong sign here.',
        ],
      ],
      why: `The predicted ${y.name} is ${tex(`${num(constant)}${rising ? '+' : '-'}${clean(slope)}\\cdot ${place}=${clean(predicted)}`)} ${y.units}. The difference from the actual value is ${tex(`${clean(Math.max(actual, predicted))}-${clean(Math.min(actual, predicted))}=${clean(size)}`)}.`,
      math: {
        landmarks: [
          [
            Math.round(change * 100) / 100,
            `the part of the prediction with ${tex('x')}`,
            'What else is in the prediction?',
          ],
          [Math.round(predicted * 100) / 100, `the predicted ${y.name}`, 'How far off is the actual one?'],
        ],
      },
      simpler: `First ask what the line predicts. Put in ${tex(`x=${num(place)}`)}, and you get ${tex(`${clean(predicted)}`)}. The actual ${y.name} is ${tex(`${clean(actual)}`)}. The difference is ${tex(`${clean(size)}`)}.`,
      hints: [
        'Which one does the equation give you, the predicted or the actual value?',
        `Which number in the text goes in for ${tex('x')}?`,
        'Multiply before you add or subtract. What does the equation predict?',
        'How far apart are the predicted and the actual value?',
      ],
    };
  },
};
