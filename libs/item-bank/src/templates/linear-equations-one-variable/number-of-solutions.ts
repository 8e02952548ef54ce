import type { WrongChoice } from '../../content/author.js';
import { display, linear, num, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** p(ax + b) = cx + d + ex: one solution, none, or all numbers. */
export const numberOfSolutions: Template = {
  id: 'linear-one-number-of-solutions',
  skill: 12,
  difficulty: 'medium',
  seconds: 70,
  type: 'choice',
  context: false,
  make(draw) {
    const p = draw.int(2, 6);
    const a = draw.int(2, 6);
    const b = draw.nonZero(-7, 7);
    const kind = draw.pick(['one', 'none', 'all'] as const);
    const e = draw.nonZero(-8, 12);
    const slope = p * a + (kind === 'one' ? draw.nonZero(-4, 4) : 0);
    const constant =
      kind === 'all'
        ? p * b
        : kind === 'none'
          ? draw.pick([b, -p * b, p * b + draw.nonZero(-5, 5)])
          : p * b + draw.pick([0, 1, -1]) * Math.abs(slope - p * a);
    const c = slope - e;
    if (c === 0 || constant === 0 || (kind === 'none' && constant === p * b)) return null;
    const left = linear(p * a, p * b);
    const right = linear(slope, constant);
    const shown = `\\(${left}=${right}\\)`;
    const notes: Record<'one' | 'two' | 'all' | 'none', WrongChoice> = {
      one: [
        'Exactly one',
        'coefficients-equal-overlooked',
        `The terms with ${tex('x')} are the same on both sides of ${shown}, so no single value is picked out.`,
      ],
      two: ['Exactly two', 'linear-taken-for-quadratic', "A linear equation can't have exactly two solutions."],
      all: [
        'Infinitely many',
        kind === 'one' ? 'coefficients-not-compared' : 'constants-not-compared',
        kind === 'one'
          ? `The coefficients ${tex(p * a)} and ${tex(slope)} of ${tex('x')} differ, so the sides are not equal for every ${tex('x')}.`
          : `The constants ${tex(p * b)} and ${tex(constant)} differ, so the sides are never equal.`,
      ],
      none: [
        'Zero',
        kind === 'one' ? 'solution-overlooked' : 'identity-taken-for-contradiction',
        kind === 'one'
          ? `The coefficients ${tex(p * a)} and ${tex(slope)} of ${tex('x')} differ, so the equation can be solved.`
          : 'Both sides are the same expression, so every value is a solution.',
      ],
    };
    const { [kind]: key, ...wrong } = notes;
    const reason =
      kind === 'one'
        ? `the coefficients of ${tex('x')} differ, so there is exactly one solution, ${tex(`x=${num((constant - p * b) / (p * a - slope))}`)}`
        : kind === 'none'
          ? `the coefficients of ${tex('x')} agree and the constants do not, so no value of ${tex('x')} is a solution`
          : `both sides are the same for every value of ${tex('x')}`;
    return {
      type: 'choice',
      question: `${display(
        `${p}(${linear(a, b)})=${sum([
          [c, 'x'],
          [constant, ''],
          [e, 'x'],
        ])}`,
      )}<p>How many solutions does the given equation have?</p>`,
      right: key[0],
      wrong: Object.values(wrong),
      why: `Distributing on the left and combining like terms on the right gives ${shown}. Now ${reason}.`,
      math: {
        landmarks: [
          [p * a, `the coefficient of ${tex('x')} on the left`, 'What is it on the right?'],
          [p * b, 'the number on the left after you distribute', 'What is the number on the right?'],
          [slope, `the coefficient of ${tex('x')} on the right`, 'What is it on the left?'],
        ],
        starts: [`${left}=${right}`],
      },
      simpler: `Clean up both sides: ${tex(`${left}=${right}`)}. Now compare. ${kind === 'one' ? 'The x terms are different, so you can solve it and there is one solution.' : kind === 'none' ? 'The x terms match but the numbers do not, so it can never be true.' : 'Both sides are the same, so every number works.'}`,
      hints: [
        'Both sides can get shorter. Which side has parentheses to open?',
        'Distribute on the left and combine on the right. What does each side become?',
        `Compare just the ${tex('x')} terms first. Are they the same or different?`,
        `If the ${tex('x')} terms match, what do the plain numbers tell you?`,
      ],
    };
  },
};
