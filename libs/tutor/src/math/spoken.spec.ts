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
