import { texValue } from './tex-value.js';

describe('the value of an expression in TeX', () => {
  it.each([
    ['\\frac{5\\sqrt{3}}{2}', (5 * 3 ** 0.5) / 2],
    ['12\\sqrt{2}', 16.970562748477143],
    ['\\sqrt{144}', 12],
    ['3\\cdot 4^2-1', 47],
    ['-\\frac{1}{2}(3+5)', -4],
  ])('reads %s', (tex, value) => {
    expect(texValue(tex)).toBeCloseTo(value, 12);
  });

  it('puts numbers for letters and refuses letters without one', () => {
    expect(texValue('2x^2-\\sqrt{x+7}', { x: 2 })).toBe(5);
    expect(() => texValue('2x')).toThrow('no value for x');
  });
});
