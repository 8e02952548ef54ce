import { rational, readRational, rounded, truncated } from './rational.js';

describe('an exact fraction', () => {
  it('stands in lowest terms over a positive denominator, whatever the signs it was made with', () => {
    expect(rational(6n, 4n)).toEqual({ num: 3n, den: 2n });
    expect(rational(2n, -4n)).toEqual({ num: -1n, den: 2n });
    expect(rational(-2n, -4n)).toEqual({ num: 1n, den: 2n });
    expect(rational(-4n, 2n)).toEqual({ num: -2n, den: 1n });
    expect(rational(0n, -7n)).toEqual({ num: 0n, den: 1n });
  });

  it('has no zero denominator', () => {
    expect(() => rational(1n, 0n)).toThrow(new RangeError('zero denominator'));
    expect(readRational('1/0')).toBeNull();
  });

  it('is cut towards zero, and rounded with halves away from zero, on both sides of zero', () => {
    expect(truncated(rational(-2n, 3n), 2)).toEqual(rational(-66n, 100n));
    expect(rounded(rational(-2n, 3n), 2)).toEqual(rational(-67n, 100n));
    expect(rounded(rational(1n, 8n), 2)).toEqual(rational(13n, 100n));
    expect(rounded(rational(-1n, 8n), 2)).toEqual(rational(-13n, 100n));
  });

  it.each(['', '-', '.', '-.', 'x1/2', '1/2x', '1/2/3', '/2', '1/', 'x1.5', '1.5x', '1.2.3', '1 2', '--1'])(
    'is not read from %p',
    (text) => {
      expect(readRational(text)).toBeNull();
    },
  );

  it.each([
    ['-.5', -1n, 2n],
    ['2.', 2n, 1n],
    ['0.125', 1n, 8n],
    ['-10/4', -5n, 2n],
  ])('is read from %p', (text, num, den) => {
    expect(readRational(text)).toEqual({ num, den });
  });
});
