import { describe, expect, it } from '@jest/globals';
import { ParameterError } from './model.js';
import { shareRight } from './share-right.js';

describe('the expected share of right answers', () => {
  it('in the middle is that of items from easy to hard, with what can be guessed', () => {
    const p = (b: number) => 1 / (1 + Math.exp(1.25 * b));
    const mean = (p(-1) + p(0) + p(1)) / 3;
    expect(shareRight('english', 0)).toBeCloseTo(0.2 + 0.8 * mean, 10);
    expect(shareRight('math', 0)).toBeCloseTo(0.15 + 0.85 * mean, 10);
  });

  it('rises with ability', () => {
    expect(shareRight('math', 1)).toBeGreaterThan(shareRight('math', 0.9));
    expect(() => shareRight('math', Number.NaN)).toThrow(ParameterError);
  });
});
