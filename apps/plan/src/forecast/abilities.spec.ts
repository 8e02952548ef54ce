import { describe, expect, it } from '@jest/globals';
import type { LearnerState } from '@aivy/contracts';
import { forecastScore, LINKING } from '@aivy/psychometrics';
import type { Measurement } from '../learner/measurement.repository.js';
import { abilitiesOf, isEarlierScale } from './abilities.js';

const section = { score: 500, score_low: 460, score_high: 540, theta: 0.5, se: 0.4 };
const newest = { scores: { english: section, math: { ...section, score: 620 } } } as Measurement;
const stateOf = (english: number, math: number): LearnerState => ({
  layout: 1,
  english: { theta: 0.3, se: english },
  math: { theta: 0.3, se: math },
  skills: [],
});

describe('the abilities that a forecast begins with', () => {
  // A posterior's deviation of .4 leaves the prior .16 of the precision: .5 × .84.
  const led = {
    english: { theta: expect.closeTo(0.42, 6), se: expect.closeTo(0.4, 6) },
    math: { theta: expect.closeTo(0.42, 6), se: expect.closeTo(0.4, 6) },
  };

  it('are those of the newest test before the record is computed', () => {
    expect(abilitiesOf(null, newest, LINKING)).toEqual(led);
  });

  it('are those of the newest test in a section that the record holds nothing of', () => {
    // A section without an answer: the grid makes the prior's deviation a little more than one.
    for (const se of [0.999, 1, 1.008]) {
      const { english, math } = abilitiesOf(stateOf(0.4, se), newest, LINKING);
      expect(math).toEqual(led.math);
      expect(english).toEqual({ theta: 0.3, se: 0.4 });
    }
  });

  it('are those of growth where it is known, with the hours behind a student and the rate that is open', () => {
    const grown = { theta: 0.6, se: 0.25, per_rate: 0.1, hours: 12 };
    const rate = { score: 1, information: 2 };
    const state = { ...stateOf(0.4, 0.999), growth: { english: grown, math: { ...grown, se: 0.999 }, rate } };
    expect(abilitiesOf(state, newest, LINKING)).toEqual({
      english: { theta: 0.6, se: 0.25, perRate: 0.1, hours: 12 },
      math: led.math,
      rate,
    });
  });

  it('always give a forecast', () => {
    for (const se of [0.2, 0.9, 0.949, 0.95, 1, 1.1]) {
      const { score } = forecastScore(abilitiesOf(stateOf(se, se), newest, LINKING), {
        days: 30,
        minutesPerDay: { english: 10, math: 10 },
      });
      expect(score).toBeGreaterThanOrEqual(400);
      expect(score).toBeLessThanOrEqual(1600);
    }
  });
});

describe('a score', () => {
  const at = (theta: number, score: number) => ({
    score,
    score_low: score - 50,
    score_high: score + 50,
    theta,
    se: 0.4,
  });
  const scores = { english: at(0.5, 570), math: at(3, 800) };

  it('is of an earlier scale where the one of today makes another of the same ability, in either section', () => {
    // 510 + 110 × .5 = 565, and 840 ends at 800.
    expect(isEarlierScale(scores, LINKING)).toBe(false);
    expect(isEarlierScale({ ...scores, english: at(0.5, 600) }, LINKING)).toBe(true);
    const part = { intercept: 510, slope: 110, scaleSd: 0.05 };
    const sections = { english: part, math: { ...part, intercept: 430 } };
    expect(isEarlierScale(scores, { ...LINKING, sections })).toBe(true);
  });
});
