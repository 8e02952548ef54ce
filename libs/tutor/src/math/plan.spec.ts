import { isInHint, planIn } from './plan.js';

describe('a plan in words', () => {
  it.each([
    ['multiply it by 7?', 'multiplying'],
    ['take away 15', 'subtracting'],
    ['plug the 3 in', 'plugging in'],
    ['get y by itself', 'getting one letter alone'],
    ['find the slope first', 'finding that first'],
    ['add them up and divide by 6', 'dividing and adding'],
  ])('"%s" is %s', (message, plan) => {
    expect(planIn(message)).toBe(plan);
  });

  it.each(['why do we multiply', 'the line is steep', 'squares are the biggest'])('"%s" is none', (message) => {
    expect(planIn(message)).toBeUndefined();
  });

  it('fits a hint that names the same operation', () => {
    expect(isInHint('dividing', 'Divide both sides by the coefficient.')).toBe(true);
    expect(isInHint('dividing', 'Add the constants.')).toBe(false);
  });
});
