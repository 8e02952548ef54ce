import { storedDiagnosticReport } from '@aivy/contracts';
import { skillsOf } from '@aivy/exam';
import { scoreDiagnostic as scoreWithScale } from './diagnostic.js';
import { REFERENCE_POOLS, skillMastery } from './mastery.js';
import type { ScoredItem } from './response.js';
import { FIRST_SCALE } from './scale.js';

const item = (skill: number, correct: boolean, more: Partial<ScoredItem> = {}): ScoredItem => ({
  skill,
  a: 1.25,
  b: 0,
  c: 0.2,
  seconds: 70,
  correct,
  answered: true,
  timeSpent: 60,
  ...more,
});
const scoreDiagnostic = (input: Parameters<typeof scoreWithScale>[0]) => scoreWithScale(input, FIRST_SCALE);
const section = (first: number, n: number, correct: (i: number) => boolean): ScoredItem[] =>
  Array.from({ length: n }, (_, i) => item(first + (i % 11), correct(i), { b: (i % 3) - 1 }));
const english = (correct: (i: number) => boolean) => section(1, 17, correct);
const math = (correct: (i: number) => boolean) => section(12, 14, correct);

describe('the report of a diagnostic', () => {
  it('fits its contract, names every skill of both subjects and says that it is estimated', () => {
    const report = scoreDiagnostic({ english: english((i) => i % 2 === 0), math: math(() => true) });
    expect(storedDiagnosticReport.parse(report)).toEqual(report);
    expect(Object.keys(report.sections.english.skills).sort()).toEqual(
      skillsOf('english')
        .map(({ name }) => name)
        .sort(),
    );
    expect(Object.keys(report.sections.math.skills)).toHaveLength(19);
    expect(report.estimated).toBe(true);
  });

  it('prices a miss at what the score would gain, and a right answer at nothing', () => {
    const items = english((i) => i !== 3);
    const report = scoreDiagnostic({ english: items, math: math(() => true) });
    const mended = scoreDiagnostic({
      english: items.map((each, i) => (i === 3 ? { ...each, correct: true } : each)),
      math: math(() => true),
    });
    // 110 points for a step of ability, up to the end of the scale; not rounded to tens.
    const [now, then] = [report, mended].map(({ sections }) => Math.min(800, 510 + 110 * sections.english.theta!));
    expect(report.sections.english.cost![3]).toBeCloseTo(then! - now!, 1);
    expect(report.sections.english.cost!.filter((_, i) => i !== 3).every((cost) => cost === 0)).toBe(true);
  });

  it('takes an unanswered question as wrong, whatever else it says', () => {
    const report = scoreDiagnostic({ english: [item(1, true, { answered: false })], math: [] });
    expect(report.sections.english.correct).toEqual([false]);
  });

  it('says which error its ranges hold, what the scale may be off, and where another test would score', () => {
    const report = scoreDiagnostic({ english: english((i) => i % 3 > 0), math: math((i) => i % 2 > 0) });
    // A quarter of a logit of 110 points.
    expect(report).toMatchObject({ range: 'score-test', scale_sd: 28 });
    for (const { score, retest_low: low, retest_high: high } of Object.values(report.sections)) {
      expect([low! < score!, high! > score!]).toEqual([true, true]);
      // Further than one test is from the truth: √2 times.
      expect(high! - low!).toBeGreaterThan(100);
    }
    const measured = scoreWithScale(
      { english: [], math: [] },
      { ...FIRST_SCALE, link: { ...FIRST_SCALE.link, scaleSd: 0 } },
    );
    expect(measured.scale_sd).toBe(0);
  });

  it('is made by the scale that it is given, and names it', () => {
    const answers = { english: english((i) => i % 3 > 0), math: math(() => true) };
    const link = { ...FIRST_SCALE.link, version: 'link-9', intercept: FIRST_SCALE.link.intercept - 100 };
    const before = scoreDiagnostic(answers);
    const after = scoreWithScale(answers, { parameterVersion: 'calibration-9', link });
    expect(after).toMatchObject({ linking_version: 'link-9', parameter_version: 'calibration-9' });
    expect(after.sections.english.score).toBe(before.sections.english.score! - 100);
    expect(after.sections.english.theta).toBe(before.sections.english.theta);
  });

  it('is made by the scale of each section, and says of how many students official scores have measured it', () => {
    const answers = { english: english((i) => i % 3 > 0), math: math((i) => i % 2 > 0) };
    const before = scoreDiagnostic(answers);
    expect(before).not.toHaveProperty('scale_pairs');
    const { intercept, slope } = FIRST_SCALE.link;
    const sections = {
      english: { intercept: intercept + 40, slope, scaleSd: 0.03, pairs: 52 },
      math: { intercept: intercept - 60, slope, scaleSd: 0.04, pairs: 44 },
    };
    const link = { ...FIRST_SCALE.link, version: 'link-9', sections };
    const after = scoreWithScale(answers, { ...FIRST_SCALE, link });
    expect(after.sections.english.score).toBe(before.sections.english.score! + 40);
    expect(after.sections.math.score).toBe(before.sections.math.score! - 60);
    // 110 × √((.03² + .04²) / 2) = 3.9.
    expect(after).toMatchObject({ linking_version: 'link-9', scale_sd: 4, scale_pairs: 44 });
    // One section that is still assumed leaves the whole assumed.
    const half = { ...link, sections: { ...sections, math: { intercept, slope, scaleSd: 0.25 } } };
    expect(scoreWithScale(answers, { ...FIRST_SCALE, link: half })).not.toHaveProperty('scale_pairs');
  });

  it('is defined for an empty section', () => {
    expect(scoreDiagnostic({ english: [], math: [] })).toMatchObject({
      sections: { english: { score: 510, correct: [] }, math: { score: 510 } },
    });
  });
});

describe('mastery of a skill', () => {
  it('takes no notice of what was passed by unread, answered or not, nor of what there was no time for', () => {
    const others = [item(2, false), item(2, true), item(1, true)];
    const known = skillMastery(1, others);
    for (const more of [{ timeSpent: 1 }, { timeSpent: 1, answered: false }, { conduct: 'hurried' as const }])
      for (const correct of [true, false]) expect(skillMastery(1, [...others, item(1, correct, more)])).toEqual(known);
    expect(skillMastery(1, [...others, item(1, true)])).not.toEqual(known);
  });

  it('takes an answer without a time as one that was worked on', () => {
    const at = (timeSpent: number) => skillMastery(1, [item(1, true, { timeSpent }), item(2, false)]).accuracy;
    expect(at(0)).toBe(at(60));
  });
});

describe('what mastery is measured against', () => {
  it('mirrors the section: everything of R&W can be guessed, a quarter of Math cannot', () => {
    const open = (subject: 'english' | 'math') =>
      REFERENCE_POOLS[subject].filter(({ c }) => c === 0).length / REFERENCE_POOLS[subject].length;
    expect([open('english'), open('math')]).toEqual([0, 0.25]);
  });

  it("is, without an answer, the normal mean of the share right, by Simpson's rule", () => {
    for (const [skill, subject] of [
      [1, 'english'],
      [12, 'math'],
    ] as const) {
      // Without answers the skill's prior is N(0, 1 + .5²).
      const variance = 1.25;
      const [steps, h] = [2000, 8 / 2000];
      let [mass, right] = [0, 0];
      for (let i = 0; i <= steps; i += 1) {
        const x = -4 + i * h;
        const weight = (i === 0 || i === steps ? 1 : i % 2 ? 4 : 2) * Math.exp((-x * x) / (2 * variance));
        const share = [-1, 0, 1].reduce((sum, b) => sum + 1 / (1 + Math.exp(-1.25 * (x - b))), 0) / 3;
        const guessing = subject === 'english' ? 0.2 : 0.15;
        mass += weight;
        right += weight * (guessing + (1 - guessing) * share);
      }
      const expected = (100 * right) / mass;
      expect(Math.abs(skillMastery(skill, []).accuracy - expected)).toBeLessThanOrEqual(0.6);
    }
  });
});
