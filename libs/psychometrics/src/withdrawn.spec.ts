import { describe, expect, it } from '@jest/globals';
import { storedDiagnosticReport } from '@aivy/contracts';
import { scoreDiagnostic } from './diagnostic.js';
import { reportFullTest } from './full-test-report.js';
import { routeAfterModule, type TestAnswer } from './full-test.js';
import type { ScoredItem } from './response.js';
import { FIRST_SCALE } from './scale.js';

const item = (at: number, correct: boolean, more: Partial<ScoredItem> = {}): ScoredItem => ({
  ...{ skill: 1 + (at % 11), a: 1.25, b: (at % 3) - 1, c: 0.2, seconds: 70 },
  ...{ correct, answered: true, timeSpent: 60 },
  ...more,
});
const section = (count: number, first = 0): ScoredItem[] =>
  Array.from({ length: count }, (_, at) => item(first + at, at % 3 > 0));
/** The same, with one more question at a place, missed and out of use. */
const withOne = (items: readonly ScoredItem[], place: number): ScoredItem[] => [
  ...items.slice(0, place),
  item(4, false, { withdrawn: true, b: -3 }),
  ...items.slice(place),
];
const math = section(14).map((each, at) => ({ ...each, skill: 12 + at }));

describe('a question that is out of use when a diagnostic is scored', () => {
  const without = scoreDiagnostic({ english: section(16), math }, FIRST_SCALE).sections.english;
  const report = scoreDiagnostic({ english: withOne(section(16), 5), math }, FIRST_SCALE);
  const { english } = report.sections;

  it('is left out of score, ranges, skills and every price', () => {
    for (const field of ['score', 'score_low', 'score_high', 'retest_low', 'theta', 'se', 'skills'] as const)
      expect([field, english[field]]).toEqual([field, without[field]]);
    expect(english.as_given).toBeUndefined();
    expect(english.cost!.filter((_, place) => place !== 5)).toEqual(without.cost);
    expect(english.cost![5]).toBe(0);
  });

  it('keeps its place among the questions, is marked, and named as withdrawn', () => {
    expect(english.correct).toHaveLength(17);
    expect(english.correct[5]).toBe(false);
    expect(english.asked![5]).toBe(5);
    expect(english.withdrawn).toEqual([5]);
    expect('withdrawn' in report.sections.math).toBe(false);
    expect(storedDiagnosticReport.parse(report)).toEqual(report);
  });

  it('leaves a report where no other is left', () => {
    const all = section(3).map((each) => ({ ...each, withdrawn: true }));
    const { sections } = scoreDiagnostic({ english: all, math }, FIRST_SCALE);
    expect([sections.english.score, sections.english.cost]).toEqual([510, [0, 0, 0]]);
  });
});

describe('a question that is out of use when a full test is scored', () => {
  const asked = (items: readonly ScoredItem[]): TestAnswer[] => items.map((each) => ({ ...each, pretest: false }));
  const test = (english: readonly ScoredItem[]) =>
    reportFullTest(
      {
        english: { first: asked(english), second: asked(section(27, 1)), route: 'higher' },
        math: { first: asked(math), second: asked(math), route: 'lower' },
      },
      FIRST_SCALE,
    ).sections.english;

  it('changes nothing but its own place', () => {
    const [before, after] = [test(section(26)), test(withOne(section(26), 3))];
    expect([after.score, after.skills, after.pacing]).toEqual([before.score, before.skills, before.pacing]);
    expect(after.cost!.filter((_, place) => place !== 3)).toEqual(before.cost);
    expect([after.cost![3], after.withdrawn]).toEqual([0, [3]]);
  });

  it('has no part in the route', () => {
    const near = Array.from({ length: 8 }, (_, at) => item(0, at % 5 > 0, { b: 0 }));
    const missed = Array.from({ length: 6 }, () => item(0, false, { b: -1 }));
    expect(routeAfterModule(asked(near), null)).toBe('higher');
    expect(routeAfterModule(asked([...near, ...missed]), null)).toBe('lower');
    const out = missed.map((each) => ({ ...each, withdrawn: true }));
    expect(routeAfterModule(asked([...near, ...out]), null)).toBe('higher');
  });
});
