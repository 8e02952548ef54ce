import { describe, expect, it } from '@jest/globals';
import { ParameterError } from '../model.js';
import { nextBest, type NextCandidate } from './next-best.js';

const candidate = (more: Partial<NextCandidate>): NextCandidate => ({
  kind: 'twins',
  skill: 1,
  questions: 5,
  minutes: 5,
  pointsPerMinute: 1,
  ...more,
});

describe('the next best minutes', () => {
  it('go to what is worth most per minute, until they are used up', () => {
    const parts = nextBest(
      [
        candidate({ skill: 3, pointsPerMinute: 0.1, questions: 99, minutes: 99 }),
        candidate({ skill: 1, pointsPerMinute: 0.3, questions: 4, minutes: 6 }),
        candidate({ skill: 2, pointsPerMinute: 0.2, questions: 5, minutes: 10 }),
      ],
      20,
    );
    // Six minutes, ten minutes, and four of the last in the four minutes that are left.
    expect(parts.map(({ skill, questions, minutes }) => [skill, questions, minutes])).toEqual([
      [1, 4, 6],
      [2, 5, 10],
      [3, 4, 4],
    ]);
    expect(parts.map(({ points }) => Number(points.toFixed(6)))).toEqual([1.8, 2, 0.4]);
  });

  it('begin with the unit, which a richer part would leave no room for', () => {
    const unit = candidate({ kind: 'unit', whole: true, minutes: 15, pointsPerMinute: 0.5 });
    const stretch = candidate({ kind: 'stretch', minutes: 15, pointsPerMinute: 2 });
    // The five minutes left have room for one question of three minutes.
    expect(nextBest([stretch, unit], 20)).toMatchObject([
      { kind: 'unit', questions: 5, minutes: 15, points: 7.5 },
      { kind: 'stretch', questions: 1, minutes: 3, points: 6 },
    ]);
    expect(nextBest([unit], 14)).toEqual([]);
  });

  it('aren’t worth more once a unit is done that was worth most', () => {
    const unit = candidate({ kind: 'unit', whole: true, minutes: 15, pointsPerMinute: 0.5 });
    const stretch = candidate({ kind: 'stretch', questions: 99, minutes: 99, pointsPerMinute: 0.4 });
    const worth = (...of: NextCandidate[]): number => nextBest(of, 20).reduce((sum, { points }) => sum + points, 0);
    // 15 × .5 + 5 × .4, then 20 × .4.
    expect([worth(unit, stretch), worth(stretch)]).toEqual([9.5, 8]);
  });

  it('never hold a part of a unit', () => {
    const unit = candidate({ kind: 'unit', whole: true, minutes: 9, pointsPerMinute: 2 });
    expect(nextBest([unit], 8)).toEqual([]);
    expect(nextBest([unit, candidate({ pointsPerMinute: 0 })], 9)).toMatchObject([{ kind: 'unit', questions: 5 }]);
  });

  it('are nothing without candidates or time', () => {
    expect(nextBest([], 20)).toEqual([]);
    expect(nextBest([candidate({})], 0)).toEqual([]);
  });

  it('refuse what is no time and no worth', () => {
    expect(() => nextBest([candidate({ minutes: 0 })], 20)).toThrow(ParameterError);
    expect(() => nextBest([candidate({ pointsPerMinute: Number.NaN })], 20)).toThrow(ParameterError);
    expect(() => nextBest([], -1)).toThrow(ParameterError);
  });
});
