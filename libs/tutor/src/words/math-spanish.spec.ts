import { planIn } from '../math/plan.js';
import { askedInSpanish } from './math-spanish.js';

/** One message for each operation that a plan is made of. */
const PLANS = [
  ...['multiply it', 'times 5', 'divide it', 'divide by 5', 'subtract it', 'subtract 15', 'add it', 'add 4'],
  ...['square both', 'factor it', 'distribute', 'plug it in', 'cancel it', 'solve for x', 'flip it'],
  ...['simplify', 'draw it', 'count them', 'es pitagoras?', 'quadratic formula', 'slope formula', 'soh cah toa'],
  ...['add them up and divide by 6'],
];

describe('what is asked about a plan', () => {
  it.each(PLANS)('has Spanish words for "%s"', (message) => {
    const { ask } = planIn(message)!;
    expect(askedInSpanish(ask)).toMatch(/^¿.+\?$/);
    expect(askedInSpanish(ask)).not.toBe(askedInSpanish('something else'));
  });
});
