import { describe, expect, it } from '@jest/globals';
import { isGoalReached } from './goal.js';
import { isComeback, isFirstWeek } from './welcome.js';

describe('the smallest goal', () => {
  it('is reached with its last second', () => {
    expect([isGoalReached(299_999, 5), isGoalReached(300_000, 5), isGoalReached(899_999, 15)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('the first week', () => {
  it('has seven days', () => {
    // Maya's plan begins on November 2; her free week ends on November 8.
    expect(['2026-11-02', '2026-11-08', '2026-11-09'].map((today) => isFirstWeek('2026-11-02', today))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('a comeback', () => {
  const onDec12 = (lastFinishedDate: string | null, streak: number) =>
    isComeback({ lastFinishedDate }, streak, '2026-12-12');

  it('follows missed days that no freeze and no other practice covered', () => {
    expect(onDec12('2026-12-07', 0)).toBe(true);
    expect(onDec12('2026-12-07', 3)).toBe(false);
    expect(onDec12('2026-12-10', 0)).toBe(true);
  });

  it('needs a first set, and a day in between', () => {
    expect(onDec12(null, 0)).toBe(false);
    expect(onDec12('2026-12-11', 0)).toBe(false);
    expect(onDec12('2026-12-12', 0)).toBe(false);
  });
});
