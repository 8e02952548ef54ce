import { spokenMath } from './spoken.js';

describe('spoken math', () => {
  it.each([
    ['80% of 350', '80% * 350'],
    ['80 percent of 350', '80% * 350'],
    ['x minus y', 'x - y'],
    ['3 times x plus 2 equals 14', '3 * x + 2 = 14'],
    ['half of 12', '1/2 * 12'],
    ['a third of the 90', '1/3 * 90'],
    ['x squared', 'x^2'],
    ['twice x is 20', '2 * x = 20'],
    ['12 divided by 4', '12 / 4'],
    ['10 is x', '10 = x'],
    ['x is at most 5', 'x <= 5'],
    ['two times x', '2 * x'],
    ['then multiply -1 by 3', 'then -1 * (3)'],
    ['subtract 4 from 10', '10 - (4)'],
    ['3 times 11 is 33', '3 * 11 = 33'],
    ['w times 14 is 851', 'w * 14 = 851'],
    ['x es igual a 3', 'x = 3'],
    ['10 menos 4', '10 - 4'],
    ['3 por 11', '3 * 11'],
    ['560 entre 4', '560 / 4'],
    ['el 80 por ciento de 350', 'el 80% * 350'],
    ['la mitad de 12', '1/2 * 12'],
    ['x al cuadrado', 'x^2'],
    ['son 10 y 11', 'son 10 ; 11'],
    ['los radios son r y r+n', 'los radios son r ; r+n'],
    ['0,85', '0.85'],
    ['12,5%', '12.5%'],
    ['-3/7 and b is -4', '-3/7 and b = -4'],
    ['x is 3 more than y', 'x = y + 3'],
    ['y is 5 less than x', 'y = x - 5'],
    ['5 less than x is 12', 'x - 5 = 12'],
  ])('reads "%s" as %s', (said, symbols) => {
    expect(spokenMath(said)).toBe(symbols);
  });

  it.each([
    'it is b',
    'is a right',
    'there is 1 way',
    'what is it',
    'one of them',
    'the length is longer',
    'over there',
    'multiply it by 3',
    '3y + 2',
    '(0,4)',
    '1,200',
    'no es por 3',
    '1, 2, 3 y ya',
  ])('leaves "%s" alone', (said) => {
    expect(spokenMath(said)).toBe(said);
  });

  it.each(['1'.repeat(600), '(-1)*'.repeat(120), '1 + '.repeat(150), 'a '.repeat(300), '1.'.repeat(300)])(
    'takes no time over a message like "%.12s"',
    (message) => {
      const start = performance.now();
      spokenMath(message);
      expect(performance.now() - start).toBeLessThan(100);
    },
  );
});
