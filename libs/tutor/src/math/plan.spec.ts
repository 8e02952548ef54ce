import { isInHint, planIn } from './plan.js';

describe('a plan in words', () => {
  it.each([
    ['multiply it by 7?', 'multiplying by 7'],
    ['times 5 the first one', 'multiplying by 5'],
    ['divide by 20a', 'dividing by 20a'],
    ['subtract 15', 'subtracting 15'],
    ['es pitagoras?', 'the Pythagorean theorem'],
    ['plug the 3 in', 'plugging in'],
    ['get y by itself', 'getting one letter alone'],
    ['find the slope first', 'finding the slope'],
    ['add them up and divide by 6', 'dividing and adding'],
  ])('"%s" is %s', (message, plan) => {
    expect(planIn(message)?.about).toBe(plan);
  });

  it.each(['why do we multiply', 'the line is steep', 'squares are the biggest'])('"%s" is none', (message) => {
    expect(planIn(message)).toBeUndefined();
  });

  it('fits a hint that names the same operation', () => {
    const plan = planIn('divide it')!;
    expect(isInHint(plan, 'Divide both sides by the coefficient.')).toBe(true);
    expect(isInHint(plan, 'Add the constants.')).toBe(false);
  });
});
