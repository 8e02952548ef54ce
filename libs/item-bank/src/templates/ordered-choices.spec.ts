import type { WrongChoice } from '../content/author.js';
import { orderedChoices } from './ordered-choices.js';

const wrong = (...texts: string[]): WrongChoice[] => texts.map((text) => [text, 'slip', `not ${text}`]);
const texts = (placed: ReturnType<typeof orderedChoices>) =>
  placed && [placed.at, ...placed.wrong.map(([text]) => text)];

describe('numeric choices in order', () => {
  const usable = wrong('\\(9\\)', '\\(-\\frac{1}{2}\\)', '\\(3\\)', '\\(12\\)');

  it.each([
    ['a', ['a', '\\(9\\)', '\\(3\\)', '\\(-\\frac{1}{2}\\)'], '\\(40\\)'],
    ['b', ['b', '\\(9\\)', '\\(3\\)', '\\(-\\frac{1}{2}\\)'], '\\(4\\)'],
    ['c', ['c', '\\(-\\frac{1}{2}\\)', '\\(3\\)', '\\(9\\)'], '\\(4\\)'],
    ['d', ['d', '\\(-\\frac{1}{2}\\)', '\\(3\\)', '\\(9\\)'], '\\(40\\)'],
  ] as const)('bring the key to %s by what is chosen beside it and by rising or falling', (at, expected, right) => {
    expect(texts(orderedChoices(right, usable, at, true))).toEqual(expected);
  });

  it('are refused where the key cannot come to its letter, or leave it where it falls', () => {
    expect(orderedChoices('\\(50\\)', usable, 'b', true)).toBeNull();
    expect(texts(orderedChoices('\\(50\\)', usable, 'b', false))).toEqual([
      'd',
      '\\(-\\frac{1}{2}\\)',
      '\\(3\\)',
      '\\(9\\)',
    ]);
  });

  it('have to be numbers', () => {
    expect(() => orderedChoices('\\(x\\)', usable, 'a', true)).toThrow(/no number/);
  });
});
