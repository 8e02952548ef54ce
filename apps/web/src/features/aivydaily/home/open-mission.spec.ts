import { describe, expect, it } from '@jest/globals';
import { isDoneToday, openMission } from './open-mission';

const NOW = 1_790_000_000_000;
const DAY = 24 * 3_600_000;
const mission = (id: number, rest: object = {}) => ({
  id,
  started_at: NOW - 1,
  ended_at: null,
  completed: false,
  ...rest,
});

describe('the mission to go on with', () => {
  it('is the newest that is neither finished nor ended, wherever it was begun', () => {
    expect(
      openMission([mission(9, { completed: true }), mission(8, { ended_at: NOW }), mission(7), mission(6)], NOW),
    ).toBe(7);
  });

  it('is none after a day, and none without missions', () => {
    expect(openMission([mission(7, { started_at: NOW - DAY + 1 })], NOW)).toBe(7);
    expect(openMission([mission(7, { started_at: NOW - DAY })], NOW)).toBeNull();
    expect(openMission([], NOW)).toBeNull();
  });
});

describe('the day', () => {
  it('is done with a mission that was finished on it, not with one that was left or finished the day before', () => {
    const finished = (ended: number) => [mission(7, { completed: true, ended_at: ended })];
    expect(isDoneToday(finished(NOW), NOW)).toBe(true);
    expect(isDoneToday(finished(NOW - DAY), NOW)).toBe(false);
    expect(isDoneToday([mission(7, { ended_at: NOW }), mission(6)], NOW)).toBe(false);
  });
});
