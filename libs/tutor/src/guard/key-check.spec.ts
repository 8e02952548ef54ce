import { createKeyCheck } from './key-check.js';

const choice = createKeyCheck({
  type: 'choice',
  answer: 'c',
  choices: ['dispute', 'conceal', 'establish', 'recommend'],
});
const blank = createKeyCheck({ type: 'blank', answer: '3/2,1.5' });

describe('what an explanation says of the key', () => {
  it.each([
    ['Choice C is correct.', 'states'],
    ['**Choice C** is the right one, because traces are evidence.', 'states'],
    ['The answer is “establish”.', 'states'],
    ['Choice A is correct.', 'contradicts'],
    ['The correct answer is A.', 'contradicts'],
    ['The best word is “conceal”.', 'contradicts'],
    ['Choice C is not correct.', 'contradicts'],
    ['Both B and C are correct.', 'contradicts'],
    ['Choice A is wrong: nobody disputes it.', 'silent'],
    ['You chose A, which looks right at first.', 'silent'],
    ['Choice C is correct, and choice A is not correct.', 'silent'],
    ['Read the sentence again.', 'silent'],
  ])('%j %s', (text, statement) => {
    expect(choice(text)).toBe(statement);
  });

  it.each([
    ['The answer is 3/2.', 'states'],
    ['The answer is \\(\\frac{3}{2}\\).', 'states'],
    ['So the correct value is 1.5.', 'states'],
    ['The answer is 2.', 'contradicts'],
    ['The answer is 3/2, so the result is 2.', 'contradicts'],
    ['The answer is not 2.', 'silent'],
    ['The answer is not 3/2.', 'contradicts'],
    ['Divide both sides by 4.', 'silent'],
  ])('of a number: %j %s', (text, statement) => {
    expect(blank(text)).toBe(statement);
  });
});
