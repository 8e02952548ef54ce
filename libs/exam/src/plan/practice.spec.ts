import { describe, expect, it } from '@jest/globals';
import { likelyMinutesPerDay } from './practice.js';

const minutes = (today: string, finishedDays: number): number =>
  likelyMinutesPerDay({ beginDate: '2026-03-01', today, finishedDays });

describe('the practice that is likely', () => {
  it('is the goal of twenty minutes for who has just begun, and for who does every day', () => {
    expect(minutes('2026-03-01', 0)).toBe(20);
    expect(minutes('2026-03-01', 1)).toBe(20);
    expect(minutes('2026-05-30', 90)).toBe(20);
  });

  it('comes down to what the student does', () => {
    // A week missed from the first day on: 7 of 14.
    expect(minutes('2026-03-08', 0)).toBe(10);
    // Every other day for 93 days: (46 + 7) of 100.
    expect(minutes('2026-06-02', 46)).toBeCloseTo(10.6, 10);
  });

  it('never rises above the goal, nor falls to nothing', () => {
    expect(minutes('2026-02-20', 3)).toBe(20);
    expect(minutes('2029-03-01', 0)).toBeGreaterThan(0);
  });
});
