import { blank } from '../content/author.js';
import { numbersHold } from './numbers-hold.js';

/** 3y = 66, y = 22. */
const ITEM = blank({
  key: 'math-intercept',
  skill: 13,
  difficulty: 'easy',
  seconds: 60,
  question: 'The line \\(2x+3y=66\\) crosses the y-axis at \\((0, y)\\). What is \\(y\\)?',
  why: 'At the intercept, \\(x=0\\). Then \\(3y=66\\), so \\(y=22\\).',
  hints: ['What is x?', 'Put it in.', 'What is left?', 'Divide.'],
  answer: '22',
  wrong: { '33': ['other-intercept', 'That is the x-intercept.'] },
});

describe('the numbers of a worked solution', () => {
  it.each([
    ['as the item has them', '1. Put in \\(x=0\\).\n2. That leaves \\(3y=66\\), so \\(y=22\\).'],
    ['worked out on the way', 'First \\(66-2=64\\), and \\(64+2=66\\). Half of 66 is 33, since \\(66/2=33\\).'],
    ['typed without formulas', '66 / 3 = 22, so y is 22.'],
    ['that only count', 'There are 2 steps.'],
  ])('hold %s', (_what, text) => {
    expect(numbersHold(ITEM, text)).toBe(true);
  });

  it.each([
    ['a number from nowhere', 'Put in 0. That leaves 3y = 68.'],
    ['a wrong calculation of known numbers', '\\(66/3=33\\)'],
    ['a wrong calculation that is typed', '66 / 3 = 2'],
    ['a letter with the value of another', '\\(x=22\\)'],
    ['a wrong value for the letter asked about', 'So \\(y=66\\).'],
  ])("don't hold with %s", (_what, text) => {
    expect(numbersHold(ITEM, text)).toBe(false);
  });
});
