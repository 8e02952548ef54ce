import { num, tex } from '../tex.js';
import type { Template } from '../template.js';
import type { WrongChoice } from '../../content/author.js';
import { SITUATIONS } from './situations.js';

/** What the slope, or the constant, of a line of best fit says. */
export const meaningOfConstant: Template = {
  id: 'data-two-meaning-of-constant',
  skill: 28,
  difficulty: 'medium',
  seconds: 75,
  type: 'choice',
  context: true,
  make(draw) {
    const { things, thing, x, y, rising } = draw.pick(SITUATIONS);
    const slope = ((y.step / x.step) * draw.int(3, 9)) / 10;
    const constant = y.step * draw.int(6, 9) + draw.int(0, y.step - 1) - (rising ? y.step * 5 : 0);
    const rounded = Math.round(slope * 100) / 100;
    if (rounded !== slope || slope === constant || slope === 1) return null;
    const [inUnit, asksSlope] = [
      (value: number) => `${tex(value)} ${value === 1 ? y.unit : y.units}`,
      draw.chance(0.6),
    ];
    const goes = rising ? 'increases' : 'decreases';
    const perUnit = (value: number): string =>
      `For each additional ${x.unit} of ${x.name}, the predicted ${y.name} ${goes} by ${inUnit(value)}.`;
    const atZero = (value: number): string =>
      `The predicted ${y.name} of a ${thing} with ${/^[aeiou]/.test(x.name) ? 'an' : 'a'} ${x.name} of ${tex(0)} ${x.units} is ${inUnit(value)}.`;
    const swapped = (value: number): string =>
      `For each additional ${y.unit} of ${y.name}, the predicted ${x.name} ${goes} by ${tex(value)} ${value === 1 ? x.unit : x.units}.`;
    const asked = asksSlope ? slope : constant;
    const wrong: WrongChoice[] = asksSlope
      ? [
          [
            atZero(slope),
            'slope-as-intercept',
            `At ${tex('x=0')} the equation predicts ${tex(num(constant))}. The ${tex(slope)} is multiplied by ${tex('x')}.`,
          ],
          [
            swapped(slope),
            'variables-swapped',
            `The equation predicts the ${y.name} from the ${x.name}, not the other way around.`,
          ],
          [
            perUnit(constant),
            'intercept-as-slope',
            `The number ${tex(num(constant))} isn't multiplied by ${tex('x')}, so it isn't a change for each ${x.unit}.`,
          ],
        ]
      : [
          [
            perUnit(constant),
            'intercept-as-slope',
            `The number ${tex(num(constant))} isn't multiplied by ${tex('x')}, so it isn't a change for each ${x.unit}.`,
          ],
          [
            perUnit(slope),
            'answered-other-constant',
            `This is what the ${tex(slope)} means, which is multiplied by ${tex('x')}.`,
          ],
          [
            swapped(constant),
            'variables-swapped',
            `The equation predicts the ${y.name} from the ${x.name}, and ${tex(num(constant))} isn't a rate of change.`,
          ],
        ];
    return {
      type: 'choice',
      question: `<p>The equation ${tex(`y=${num(constant)}${rising ? '+' : '-'}${num(slope)}x`)} is the equation of a line of best fit for data on ${things}, where ${tex('x')} is the ${x.name}, in ${x.units}, and ${tex('y')} is the predicted ${y.name}, in ${y.units}. What is the best interpretation of the number ${tex(asked)} in this context?</p>`,
      right: asksSlope ? perUnit(slope) : atZero(constant),
      wrong,
      why: asksSlope
        ? `The number ${tex(slope)} is multiplied by ${tex('x')}. When ${tex('x')} grows by ${tex(1)}, the predicted ${y.name} ${goes} by ${inUnit(slope)}.`
        : `When ${tex('x=0')}, the equation gives ${tex(`y=${num(constant)}`)}. So ${inUnit(constant)} is the predicted ${y.name} for ${/^[aeiou]/.test(x.name) ? 'an' : 'a'} ${x.name} of ${tex(0)} ${x.units}.`,
      math: {
        landmarks: [
          [
            constant + (rising ? rounded : -rounded),
            `the predicted ${y.name} at ${tex('x=1')}`,
            `How much did it change from ${tex('x=0')}?`,
          ],
          [
            constant + (rising ? 2 * rounded : -2 * rounded),
            `the predicted ${y.name} at ${tex('x=2')}`,
            'How much does it change with each step?',
          ],
        ],
      },
      simpler: `Try it. Put in ${tex('x=0')}, and you get ${tex(`${num(constant)}`)}, so that's where it starts. Every time ${tex('x')} goes up by ${tex('1')}, the ${y.name} ${goes} by ${tex(`${num(slope)}`)}. So ${tex(`${num(asked)}`)} is ${asksSlope ? 'the change per step' : 'the starting value'}.`,
      hints: [
        `What do ${tex('x')} and ${tex('y')} stand for here, with their units?`,
        `Is that number multiplied by ${tex('x')}, or does it stand alone?`,
        `Put in two values of ${tex('x')} that are one apart. How does ${tex('y')} change?`,
        `What's left when ${tex('x')} is zero? Which part tells how fast ${tex('y')} changes?`,
      ],
    };
  },
};
