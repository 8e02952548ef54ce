import { delayMs } from './delay.js';

describe('the delay beyond a budget', () => {
  it('begins at the budget and grows with every failure', () => {
    expect([0, 29, 30, 31, 39].map((counted) => delayMs(30, counted))).toEqual([0, 0, 100, 200, 1_000]);
  });

  it('never grows past two seconds, well inside the deadline of a call', () => {
    for (const counted of [49, 50, 1_000, 1e9]) expect(delayMs(30, counted)).toBe(2_000);
  });
});
