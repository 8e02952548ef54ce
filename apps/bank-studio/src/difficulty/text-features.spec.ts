import { blank, choice, type AuthoredChoice } from '@aivy/item-bank';
import { textFeatures } from './text-features.js';

const hints: [string, string, string, string] = ['1', '2', '3', '4'];
const item = (more: Partial<AuthoredChoice>) =>
  choice({
    key: 'math-x-01',
    skill: 12,
    difficulty: 'easy',
    seconds: 60,
    question: 'Which?',
    choices: { a: '\\(2\\)', b: '\\(3\\)', c: '\\(4\\)', d: '\\(5\\)' },
    answer: 'a',
    why: 'So.',
    wrong: {},
    hints,
    ...more,
  });

describe('what is counted in the text of an item', () => {
  it('is the words of the passage, and what opens a clause or an aside, a sentence', () => {
    const passage =
      '<p>The harbor, which few ships used, was deep. Although it was safe, captains—most of them old—avoided it.</p>';
    // which; Although and two dashes: four in two sentences.
    expect(textFeatures(item({ key: 'rw-x-01', skill: 1, passage }))).toMatchObject({ words: 19, clauses: 2 });
    expect(textFeatures(item({}))).toMatchObject({ words: 0, clauses: 0 });
  });

  it.each([
    ['a constant without a number', { question: 'In the equation, \\(k\\) is a constant. What is \\(k\\)?' }, true],
    ['a request in terms of letters', { question: 'What is the area in terms of \\(r\\)?' }, true],
    ['an answer in parameters', { choices: { a: '\\(\\frac{a+b}{2}\\)', b: '1', c: '2', d: '3' } }, true],
    ['an equation of a line', { choices: { a: '\\(y=2x+1\\)', b: '1', c: '2', d: '3' } }, false],
    ['an answer in x alone', { choices: { a: '\\(3x^2-1\\)', b: '1', c: '2', d: '3' } }, false],
    ['a function', { choices: { a: '\\(f(3)\\)', b: '1', c: '2', d: '3' } }, false],
    ['numbers with units', { choices: { a: '\\(3\\text{ cm}\\)', b: '1', c: '2', d: '3' } }, false],
    ['a root', { choices: { a: '\\(2\\sqrt{3}\\)', b: '1', c: '2', d: '3' } }, false],
  ])('is whether it has letters for numbers: %s', (_what, more, letters) => {
    expect(textFeatures(item(more)).letters).toBe(letters);
  });

  it('is how much of the key the nearest wrong choice shares, and nothing of a typed answer', () => {
    const choices = { a: 'the wool trade grew', b: 'the wool trade shrank', c: 'ships sank', d: 'it rained' };
    // Three of the five words that either has.
    expect(textFeatures(item({ choices })).closeness).toBeCloseTo(3 / 5, 12);
    const typed = blank({
      key: 'math-x-02',
      skill: 12,
      difficulty: 'easy',
      seconds: 60,
      question: 'How many?',
      answer: '3',
      wrong: {},
      why: 'So.',
      hints,
    });
    expect(textFeatures(typed).closeness).toBeNull();
  });
});
