import { DAY_MS } from '@aivy/contracts';
import { describe, expect, it } from '@jest/globals';
import { doneToday, oneMore, openMission } from './open-mission';

const NOW = 1_790_000_000_000;
const mission = (id: number, rest: object = {}) => ({
  id,
  subcategory: 18,
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
    expect(openMission([mission(7, { started_at: NOW - DAY_MS + 1 })], NOW)).toBe(7);
    expect(openMission([mission(7, { started_at: NOW - DAY_MS })], NOW)).toBeNull();
    expect(openMission([], NOW)).toBeNull();
  });
});

describe('the topics of the day', () => {
  it('are those of missions that were finished on it, not of one that was left or finished the day before', () => {
    const finished = (ended: number) => [mission(7, { completed: true, ended_at: ended })];
    expect(doneToday(finished(NOW), NOW)).toEqual([18]);
    expect(doneToday(finished(NOW - DAY_MS), NOW)).toEqual([]);
    expect(doneToday([mission(7, { ended_at: NOW }), mission(6)], NOW)).toEqual([]);
  });

  it('leave the next one for one more mission, until all had their turn', () => {
    expect(oneMore([18, 19, 15], [])).toBe(18);
    expect(oneMore([18, 19, 15], [18, 15])).toBe(19);
    expect(oneMore([18], [18])).toBeNull();
  });
});
