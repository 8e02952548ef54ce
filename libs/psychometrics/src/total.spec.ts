import { describe, expect, it } from '@jest/globals';
import { ParameterError } from './model.js';
import { shareRight, totalRange } from './total.js';

const section = (score: number, low: number, high: number) => ({ score, score_low: low, score_high: high });

describe('the total of two sections', () => {
  it('has the root of the squares as its range: 30 and 40 are 50', () => {
    expect(totalRange({ english: section(600, 570, 640), math: section(500, 460, 530) })).toEqual({
      score: 1100,
      low: 1050,
      high: 1150,
    });
  });

  it('stays on the scale', () => {
    const { low } = totalRange({ english: section(200, 160, 300), math: section(210, 200, 260) });
    const { high } = totalRange({ english: section(800, 760, 850), math: section(790, 760, 840) });
    expect([low, high]).toEqual([400, 1600]);
  });
});

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
