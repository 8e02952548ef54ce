import { describe, expect, it } from '@jest/globals';
import { costOf, type Step } from './math-step.mjs';

const STEPS: Step[] = [
  { chooseMs: 30, nextMs: 50, restMs: { chooseMs: 10, nextMs: 20 }, formulas: 3 },
  { chooseMs: 50, nextMs: 70, restMs: null, formulas: 3 },
  // A question without choices: nothing is chosen, and the page is looked at before the next one alone.
  { chooseMs: null, nextMs: 90, restMs: { chooseMs: null, nextMs: 40 }, formulas: 0 },
];

describe('what an act on the test page costs', () => {
  it('is its mean over the questions that have it, less what the page works by itself in as long', () => {
    expect(costOf(STEPS, 'chooseMs')).toEqual({ ms: 40 - 10, restMs: 10 });
    expect(costOf(STEPS, 'nextMs')).toEqual({ ms: 70 - 30, restMs: 30 });
  });

  it('is not told where the page was never looked at while it rested: the figure would be another one', () => {
    const unseen = STEPS.map((step) => ({ ...step, restMs: null }));
    expect(() => costOf(unseen, 'nextMs')).toThrow('nothing was measured');
  });
});
