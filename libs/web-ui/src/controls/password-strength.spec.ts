import { passwordStrength } from './password-strength';

describe('the password strength', () => {
  it.each([
    ['', 0, null],
    ['a', 1, 'weak'],
    ['aA', 1, 'weak'],
    ['aA1', 2, 'medium'],
    ['abcdef', 1, 'weak'],
    ['abcdefgh', 2, 'medium'],
    ['Abcdef12', 3, 'strong'],
    ['Ab1!', 2, 'medium'],
    ['Ab1!xy', 3, 'strong'],
    ['Ab1!xyzw', 3, 'strong'],
  ])('shows %j with %i bars as %s', (password, bars, word) => {
    expect(passwordStrength(password)).toMatchObject({ bars, word });
  });
});
