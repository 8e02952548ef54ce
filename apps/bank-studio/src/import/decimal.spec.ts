import { decimalOf, plus, readDecimal } from './decimal.js';
import { around } from './fractions.js';
import { Unreadable } from './unreadable.js';

describe('a number of a file', () => {
  it.each([
    ['3.140', '3.140'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['+5', '5'],
    ['−2', '-2'],
    ['-0.0e0', '0'],
    ['1e3', '1000'],
    ['6.02e23', '602000000000000000000000'],
    ['-1.5E-30', '-0.0000000000000000000000000000015'],
    ['1234567890123456789', '1234567890123456789'],
  ])('keeps every digit of %s and no exponent', (text, kept) => {
    expect(readDecimal(text)).toBe(kept);
  });

  it.each(['', '-', '.', 'e5', '1e', '0x10', '1,5', '1e5000', '1e-5000', 'Infinity', `${'1'.repeat(500)}`])(
    'is none where a computer counts with no such number: %s',
    (text) => {
      expect(readDecimal(text)).toBeUndefined();
    },
  );

  it('that is very long and in the end none is refused at once', () => {
    const from = process.cpuUsage();
    expect(readDecimal(`${'1'.repeat(100_000)}x`)).toBeUndefined();
    expect(process.cpuUsage(from).user / 1e6).toBeLessThan(2);
  });
});

describe('a computed number', () => {
  it('is told with every digit', () => {
    expect(decimalOf(1234567890123)).toBe('1234567890123');
    expect(decimalOf(3.14159265358979)).toBe('3.14159265358979');
    expect(decimalOf(6.626e-34)).toBe(`0.${'0'.repeat(33)}6626`);
  });

  it('that is infinite is refused', () => {
    expect(() => decimalOf(Infinity)).toThrow(Unreadable);
  });

  it.each([
    [3.14, 0.01, 3.15],
    [100.1, -100, 0.1],
    [1234567890123, -0.5, 1234567890122.5],
    [0, 0, 0],
  ])('%d + %d is without what binary fractions add', (one, other, sum) => {
    expect(plus(one, other)).toBe(sum);
  });
});

describe('a tolerance', () => {
  it('reaches to both sides of a number, however long', () => {
    expect(around('1234567890123', 0.5)).toMatchObject({ min: '1234567890122.5', max: '1234567890123.5' });
    expect(around('3.14', -0.01)).toMatchObject({ min: '3.13', max: '3.15' });
  });

  it('that no computer would notice leaves the number as it is written', () => {
    expect(around('12345678901234567890', 1)).toMatchObject({
      min: '12345678901234567890',
      max: '12345678901234567890',
    });
  });
});
