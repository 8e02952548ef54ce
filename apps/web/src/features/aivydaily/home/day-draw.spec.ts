import { describe, expect, it } from '@jest/globals';
import { dayDraw } from './day-draw';

const first = (seed: string, count = 1): number[] => Array.from({ length: count }, dayDraw(seed));

describe('the draw of a day', () => {
  it('stays the same for one student and day, and changes with either', () => {
    expect(first('maya 2026-12-08', 5)).toEqual(first('maya 2026-12-08', 5));
    expect(first('maya 2026-12-08')).not.toEqual(first('maya 2026-12-09'));
    expect(first('maya 2026-12-08')).not.toEqual(first('theo 2026-12-08'));
  });

  it('spreads evenly from 0 up to 1', () => {
    const numbers = Array.from({ length: 1000 }, (_, day) => first(`maya ${day}`)[0]!);
    const tenths = Array.from({ length: 10 }, (_, tenth) => numbers.filter((x) => Math.floor(10 * x) === tenth).length);
    expect(Math.min(...tenths)).toBeGreaterThan(60);
    expect(Math.max(...tenths)).toBeLessThan(140);
  });
});
