import { describe, expect, it } from '@jest/globals';
import { likelyMinutesPerDay, practisedSince } from './practice.js';

const begun = '2026-03-01';
const on = (day: string, english: number, math: number) => ({ day, english, math });
const likely = (today: string, ...practised: ReturnType<typeof on>[]) =>
  likelyMinutesPerDay({ beginDate: begun, today, practised });

describe('the practice that is likely', () => {
  it('is the goal of twenty minutes, half of it for each section, for who has just begun', () => {
    expect(likely(begun)).toEqual({ english: 10, math: 10 });
    expect(likely(begun, on(begun, 90, 0))).toEqual({ english: 10, math: 10 });
  });

  it('comes to what the student does, in each section of its own', () => {
    // A week without any: 7 · 10 of 14 days.
    expect(likely('2026-03-08')).toEqual({ english: 5, math: 5 });
    // 7 · 10 + 140 and 7 · 10 + 280 in 14 days.
    expect(likely('2026-03-08', on('2026-03-03', 100, 180), on('2026-03-07', 40, 100))).toEqual({
      english: 15,
      math: 25,
    });
  });

  it('forgets what is four weeks ago', () => {
    const then = on('2026-03-05', 600, 600);
    expect(practisedSince({ beginDate: begun, today: '2026-03-20' })).toBe(begun);
    expect(practisedSince({ beginDate: begun, today: '2026-06-01' })).toBe('2026-05-04');
    // 70 minutes in 35 days.
    expect(likely('2026-06-01', then)).toEqual({ english: 2, math: 2 });
  });

  it('is not less than nothing, also for a plan that begins tomorrow', () => {
    expect(likely('2026-02-20', on('2026-02-19', 50, 50))).toEqual({ english: 10, math: 10 });
  });
});
