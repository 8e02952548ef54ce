import { calculate, formatResult } from './calculate';
import type { AngleUnit } from './functions';

const run = (source: string, angle: AngleUnit = 'deg', ans = 0): string => {
  const result = calculate(source, { angle, ans });
  return result.ok ? result.text : `! ${result.message}`;
};

describe('calculator', () => {
  it.each([
    ['1+2*3', '7'], ['(1+2)*3', '9'], ['10-4-3', '3'], ['24/4/2', '3'], ['2^3^2', '512'], ['-2^2', '−4'], ['(-2)^2', '4'], ['2^-2', '0.25'],
    ['2*-3', '−6'], ['5!', '120'], ['3!!', '720'], ['50%', '0.5'], ['200*15%', '30'], ['.5+.25', '0.75'], ['1.5E3', '1500'], ['0.1+0.2', '0.3'],
  ])('keeps the order of operations: %s = %s', (source, expected) => {
    expect(run(source)).toBe(expected);
  });

  it.each([['3(4)', '12'], ['(1+1)(2+3)', '10'], ['2π', '6.28318530718'], ['2sqrt(9)', '6'], ['1/2π', '1.57079632679'], ['2ans', '14'], ['3|-2|', '6']])(
    'multiplies where no sign stands: %s = %s',
    (source, expected) => {
      expect(run(source, 'deg', 7)).toBe(expected);
    },
  );

  it.each([
    ['sin(30)', 'deg', '0.5'], ['sin 30+1', 'deg', '1.5'], ['cos(60)', 'deg', '0.5'], ['tan(45)', 'deg', '1'], ['sin(180)', 'deg', '0'], ['cos(90)', 'deg', '0'],
    ['sin(π/2)', 'rad', '1'], ['cos(π)', 'rad', '−1'], ['sin(π)', 'rad', '0'], ['arctan(1)', 'deg', '45'], ['asin(1)', 'rad', '1.57079632679'],
  ] as const)('reads angles in the chosen unit: %s in %s = %s', (source, angle, expected) => {
    expect(run(source, angle)).toBe(expected);
  });

  it.each([['√16', '4'], ['√(9+16)', '5'], ['cbrt(-27)', '−3'], ['(-8)^(1/3)', '−2'], ['ln(e)', '1'], ['log(1000)', '3'], ['abs(-4.5)', '4.5'], ['|3-8|', '5'], ['||-2|-5|', '3']])(
    'knows the functions of the exam: %s = %s',
    (source, expected) => {
      expect(run(source)).toBe(expected);
    },
  );

  it('takes the signs of the keypad and an unclosed bracket at the end', () => {
    expect(run('6×(7−2')).toBe('30');
    expect(run('8÷4·3')).toBe('6');
  });

  it.each([
    ['', 'Type a calculation first'], ['2+', 'Something is missing at the end'], ['2+*3', 'Something is missing here'], ['(2+3))', 'There is a ) too many'],
    ['foo(2)', '“foo” is not a function of this calculator'], ['2#3', '“#” means nothing here'], ['|2', 'A closing | is missing'],
    ['1/0', 'This divides by zero or is too large'], ['sqrt(-1)', 'This has no value'], ['tan(90)', 'This has no value'], ['ln(0)', 'This has no value'], ['(1/2)!', 'This has no value'],
  ])('answers %p with the sentence %p', (source, message) => {
    expect(run(source)).toBe(`! ${message}`);
  });

  it('writes very large and very small results as powers of ten', () => {
    expect(formatResult(2e15)).toBe('2×10^15');
    expect(formatResult(-1.5e-9)).toBe('−1.5×10^−9');
    expect(formatResult(-0)).toBe('0');
  });

  it('agrees with the language itself on random sums and products', () => {
    let seed = 7;
    const next = (): number => (seed = (seed * 16_807) % 2_147_483_647) % 19;
    for (let round = 0; round < 200; round += 1) {
      const [a, b, c, d] = [next(), next(), next() + 1, next()];
      const expected = a - b / c + d * (a + c) - b;
      const result = calculate(`${a}-${b}/${c}+${d}*(${a}+${c})-${b}`, { angle: 'rad', ans: 0 });
      expect(result.ok && Math.abs(result.value - expected) < 1e-9).toBe(true);
    }
  });
});
