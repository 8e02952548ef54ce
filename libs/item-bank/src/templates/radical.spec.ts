import { radical } from './radical.js';

describe('a square root in simplest form', () => {
  it.each([
    [1, 72, 1, '6\\sqrt{2}'],
    [5, 3, 2, '\\frac{5\\sqrt{3}}{2}'],
    [2, 9, 1, '6'],
    [1, 2, 2, '\\frac{\\sqrt{2}}{2}'],
    [3, 12, 4, '\\frac{3\\sqrt{3}}{2}'],
    [1, 7, 1, '\\sqrt{7}'],
    [4, 5, 2, '2\\sqrt{5}'],
  ])('of %d times the root of %d over %d', (top, radicand, bottom, written) => {
    expect(radical(top, radicand, bottom)).toBe(written);
  });
});
