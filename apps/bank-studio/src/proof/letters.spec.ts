import { alike, soughtBetween, valueWith } from './letters.js';

describe('the value of an answer with letters', () => {
  it.each([
    ['\\(\\frac{2}{3}\\pi V^3\\)', { v: 2 }, (16 * Math.PI) / 3],
    ['\\(\\frac{180a}{\\pi d}\\)', { a: 3, d: 5 }, 540 / (5 * Math.PI)],
    ['\\(\\left(2k+\\frac{k^2}{100}\\right)\\%\\)', { k: 10 }, 21],
    ['\\((78-x)^\\circ\\)', { x: 8 }, 70],
    ['\\(1{,}000de^3\\)', { d: 2, e: 3 }, 54_000],
  ])('%s', (tex, letters, expected) => {
    expect(valueWith(tex, letters)).toBeCloseTo(expected, 9);
  });

  it('is refused where a letter has no number', () => {
    expect(() => valueWith('\\(3k\\)', { n: 1 })).toThrow('no value for k');
  });
});

describe('a sought argument', () => {
  it('is the one for which a growing function has the value', () => {
    expect(soughtBetween(0, 10, 30, (x) => x * x + x)).toBeCloseTo(5, 9);
  });
});

describe('likeness', () => {
  it('is measured by the size of the numbers', () => {
    expect([alike(1_000_000, 1_000_000.5), alike(1, 1.001), alike(0.1, 0.1)]).toEqual([true, false, true]);
  });
});
