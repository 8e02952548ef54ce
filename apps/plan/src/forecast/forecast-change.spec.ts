import { describe, expect, it } from '@jest/globals';
import { changeOf, type Moved, type PracticeGroup } from './forecast-change.js';

const set = (skill: number, right: number, answered = 5): PracticeGroup => ({ source: 'unit', skill, answered, right });
const moved = (changes: Partial<Moved>): Moved => ({
  points: 10,
  byRecord: 9,
  byTime: -0.5,
  since: '2026-12-07',
  daysOff: 0,
  practice: [set(4, 4)],
  ...changes,
});
const down = { points: -10, byRecord: -9 };

describe('the reason why a forecast moved', () => {
  it('names the set that went well, or the one that was hard', () => {
    const practice = [set(4, 4), set(10, 1)];
    expect(changeOf(moved({ practice }))).toEqual({
      points: 10,
      since: '2026-12-07',
      cause: 'set',
      skill: 4,
      right: 4,
      answered: 5,
    });
    expect(changeOf(moved({ ...down, practice }))).toMatchObject({ points: -10, cause: 'set', skill: 10, right: 1 });
  });

  it('names the set with fewer wrong answers of two with as many right ones', () => {
    expect(changeOf(moved({ practice: [set(4, 3), set(10, 3, 3)] }))).toMatchObject({
      skill: 10,
      right: 3,
      answered: 3,
    });
  });

  it('names a mission as one', () => {
    expect(changeOf(moved({ practice: [{ ...set(4, 3), source: 'practice' }] })).cause).toBe('mission');
  });

  it('names a test before any set', () => {
    const test: PracticeGroup = { source: 'full-test', skill: 1, answered: 3, right: 1 };
    expect(changeOf(moved({ practice: [set(4, 5), test] })).cause).toBe('test');
    expect(changeOf(moved({ practice: [{ ...test, source: 'diagnostic' }] })).cause).toBe('diagnostic');
  });

  it('names the days off when they cost more than the answers', () => {
    const off = { points: -10, byRecord: 1, byTime: -6, practice: [] };
    expect(changeOf(moved({ ...off, daysOff: 4 }))).toMatchObject({ cause: 'days-off', days: 4 });
    expect(changeOf(moved(off)).cause).toBe('time');
    expect(changeOf(moved({ ...off, byRecord: -4, daysOff: 4 })).cause).toBe('days-off');
  });

  it('never blames wrong answers for a rise or right ones for a fall', () => {
    expect(changeOf(moved({ practice: [set(4, 0)] })).cause).toBe('time');
    expect(changeOf(moved({ ...down, practice: [set(4, 5)] })).cause).toBe('time');
  });

  it('names the scale when nothing was answered', () => {
    expect(changeOf(moved({ practice: [] })).cause).toBe('scale');
  });
});
