import { describe, expect, it } from '@jest/globals';
import { suppress } from '../suppression/index.js';
import { CohortScores, PlanAdherence, SkillMasteryReport, type Computed, type MeasuredTest } from './index.js';

const all = (): boolean => true;
/** Rows by column name. */
function table(report: Computed, shown: (key: string) => boolean = all): Record<string, unknown>[] {
  return [...report.rows(shown)].map((row) => {
    expect(row).toHaveLength(report.columns.length);
    return Object.fromEntries(report.columns.map(({ name }, index) => [name, row[index]]));
  });
}
const people = (report: Computed): Record<string, number> =>
  Object.fromEntries(report.cells.map(({ key, people: n }) => [key, n]));

describe('cohort scores', () => {
  const MONDAY = '2026-11-02';
  const LATER = '2026-11-09';
  let tests = 0;
  const taken = (person: number, source: MeasuredTest['source'], week: string, english: number, math: number) => ({
    ...{ person, source, week, english, math },
    test: (tests += 1),
  });
  /** Twelve take the diagnostic at 500 + 10 × their number; ten of them a full test a week later, 20 and 40 points better. */
  function cohort(section?: 'english' | 'math'): CohortScores {
    const report = new CohortScores(section);
    for (let person = 0; person < 12; person += 1) {
      report.add(taken(person, 'diagnostic', MONDAY, 500 + 10 * person, 400));
      if (person < 10) report.add(taken(person, 'full-test', LATER, 520 + 10 * person, person < 5 ? 430 : 450));
    }
    return report;
  }

  it('counts people, not tests', () => {
    expect(people(cohort())).toEqual({
      change: 10,
      diagnostic: 12,
      [`diagnostic ${MONDAY}`]: 12,
      'full-test': 10,
      [`full-test ${LATER}`]: 10,
    });
  });

  it('tells mean, spread and quantiles of every week and source', () => {
    const row = table(cohort()).find(
      ({ scale, figure, week }) => scale === 'english' && figure === 'diagnostic' && week === MONDAY,
    );
    // 500, 510 … 610: mean 555, variance 100 × (12² − 1)/12 × 12/11 = 1300.
    expect(row).toMatchObject({ students: 12, tests: 12, mean: 555, sd: 36.1, p10: 511, p50: 555, p90: 599 });
    // t of 11 degrees is 2.201: 555 ± 2.201 × 36.06/√12 = ± 22.9.
    expect(row).toMatchObject({ mean_low: 532.1, mean_high: 577.9 });
  });

  it('tells what has changed from the first test to the last', () => {
    const report = cohort();
    const change = table(report).filter(({ figure }) => figure === 'change from first to last test');
    expect(change.map(({ scale, students, mean }) => [scale, students, mean])).toEqual([
      ['english', 10, 20],
      ['math', 10, 40],
      ['total', 10, 60],
    ]);
    const { title, points } = report.finding(all);
    expect(title).toBe('The mean total score rose by 60 points from first to last test');
    // Math: five rose by 30, five by 50: sd 10.54, t of 9 degrees 2.262, ± 7.54.
    expect(points[1]).toEqual({ label: 'Math', n: 10, value: 40, low: 32.5, high: 47.5 });
  });

  it('claims no change where the interval holds 0', () => {
    const report = new CohortScores('math');
    for (let person = 0; person < 12; person += 1) {
      report.add(taken(person, 'diagnostic', MONDAY, 500, 500));
      report.add(taken(person, 'full-test', LATER, 500, person < 6 ? 530 : 480));
    }
    expect(report.finding(all).title).toBe('From first to last test the Math score shows no sign either way');
  });

  it('calls a change that rounds to nothing less than a point', () => {
    const report = new CohortScores('math');
    for (let person = 0; person < 400; person += 1) {
      report.add(taken(person, 'diagnostic', MONDAY, 500, 500));
      report.add(taken(person, 'full-test', LATER, 500, person % 50 === 0 ? 510 : 500));
    }
    expect(report.finding(all).title).toBe('The mean Math score rose by less than a point from first to last test');
  });

  it('tells where the scores stand when too few were tested twice, and nothing of what is held back', () => {
    const report = cohort('english');
    const shown = (key: string): boolean => key !== 'change' && key !== `diagnostic ${MONDAY}`;
    expect(report.finding(shown)).toMatchObject({
      title: 'The mean Reading & Writing score is 565 in full tests',
      points: [{ label: 'Full test' }, { label: 'Diagnostic' }],
    });
    expect(table(report, shown).map(({ figure, week }) => [figure, week])).toEqual([
      ['diagnostic', null],
      ['full-test', null],
      ['full-test', LATER],
    ]);
  });
});

describe('skill mastery', () => {
  it('takes students who have shown some of it, and shares them out over the levels', () => {
    const report = new SkillMasteryReport('english');
    for (let person = 0; person < 20; person += 1) {
      const mastery = { 1: [20, 45, 65, 90][person % 4]!, 2: 70 };
      report.add({ person, version: 1, mastery, answers: { 1: 5, 2: person < 12 ? 3 : 2 } });
    }
    const [first, second, ...others] = table(report);
    expect(first).toMatchObject({ skill: 1, students: 20, mean: 55, beginner: 0.25, mastery: 0.25 });
    expect(second).toMatchObject({ skill: 2, students: 12, mean: 70, proficient: '>95', beginner: '<5' });
    expect(others).toEqual([]);
    expect(people(report)).toMatchObject({ 'skill 1': 20, 'skill 2': 12, 'skill 3': 0 });
    // Newcombe's Wilson interval of 5 of 20.
    expect(first).toMatchObject({ beginner_low: 0.112, beginner_high: 0.469 });
  });

  it('names a weakest skill only where it is clearly the weakest', () => {
    const report = (gap: number): string => {
      const made = new SkillMasteryReport();
      for (let person = 0; person < 40; person += 1) {
        const own = person % 2 === 0 ? 40 : 60;
        made.add({ person, version: 1, mastery: { 9: own, 10: own + gap }, answers: { 9: 5, 10: 5 } });
      }
      return made.finding(all).title;
    };
    expect(report(20)).toBe('Transitions is the weakest skill, 50 of 100');
    expect(report(2)).toMatch(/within each other’s range/);
  });

  it('names none beside another that few have shown and nobody knows well, nor one that is alone', () => {
    const report = new SkillMasteryReport();
    const alone = new SkillMasteryReport();
    for (let person = 0; person < 40; person += 1) {
      const own = person % 2 === 0 ? 40 : 60;
      const few: Record<number, number> = person < 10 ? { 11: person % 2 === 0 ? 40 : 100 } : {};
      report.add({ person, version: 1, mastery: { 9: own, 10: own + 15, ...few }, answers: { 9: 5, 10: 5, 11: 5 } });
      alone.add({ person, version: 1, mastery: { 9: own }, answers: { 9: 5 } });
    }
    // Of 70 on average, ± 22.6.
    expect(report.finding(all).title).toMatch(/within each other’s range/);
    expect(alone.finding(all).title).toBe('Mean mastery of Transitions is 50 of 100');
  });
});

describe('plan adherence', () => {
  const dates = (...days: number[]): string[] => days.map((day) => `2026-10-${String(day).padStart(2, '0')}`);

  it('holds finished days against the dates of the plan within the period', () => {
    // A plan of 1 to 30 October; the period ends on the 14th, so two weeks of it are looked at.
    const report = new PlanAdherence({ from: '2026-09-01', to: '2026-10-14' });
    for (let person = 0; person < 10; person += 1)
      report.add({
        ...{ person, duration: 1, endsOn: '2026-10-31', startDay: 0, lastFinishedDay: 5 },
        finished: person < 5 ? dates(1, 2, 3, 8) : dates(1, 20),
        tests: person === 0 ? dates(10, 25) : [],
      });
    const [whole, first, second, ...others] = table(report);
    expect(whole).toMatchObject({
      ...{ plan_months: 1, week: null, students: 10, planned_days: 140, done_days: 25, share_done: 0.179 },
      // Streaks of 3 (4 with the freeze it is not: five days lie between) and 1.
      ...{ longest_streak: 2, practice_tests: 0.1, students_ended: 0 },
    });
    expect(first).toMatchObject({ week: 1, planned_days: 70, done_days: 20 });
    expect(second).toMatchObject({ week: 2, planned_days: 70, done_days: 5, practice_tests: null });
    expect(others).toEqual([]);
    expect(people(report)).toMatchObject({ 'plan 1': 10, 'plan 1 week 1': 10, 'plan 1 week 2': 10 });
    expect(people(report)['plan 3']).toBeUndefined();
  });

  it('holds back tests and streaks where only one student’s changed since an earlier report', () => {
    const made = (more: string[]) => {
      const report = new PlanAdherence({ from: '2026-10-01', to: '2026-10-14' });
      for (let person = 0; person < 20; person += 1)
        report.add({
          ...{ person, duration: 1, endsOn: '2026-10-31', startDay: 0, lastFinishedDay: 2 },
          finished: person === 0 ? [...dates(1, 2), ...more] : dates(1, 2),
          tests: person === 0 ? [...dates(8), ...more] : dates(8),
        });
      return report;
    };
    const earlier = made([]).cells.map((cell) => ({ ...cell, group: {}, report: '0' }));
    const later = made(dates(3));
    const refused = suppress(
      later.cells.map((cell) => ({ ...cell, group: {} })),
      (measure) => earlier.filter((cell) => cell.measure === measure),
    );
    const shown = (key: string): boolean => !refused.has(key);
    expect(table(later, all)[0]).toMatchObject({ longest_streak: 2.05, practice_tests: 1.05 });
    expect(refused.get('plan 1')).toBe('difference');
    expect([shown('plan 1 habits'), shown('plan 1 tests')]).toEqual([false, false]);
  });

  it('tells nothing of the few whose plan goes on while it ended for the others', () => {
    const ended = (running: number): unknown => {
      const report = new PlanAdherence({ from: '2026-10-01', to: '2026-11-14' });
      for (let person = 0; person < 40; person += 1)
        report.add({
          ...{ person, duration: 1, endsOn: person < running ? '2026-11-20' : '2026-10-31', startDay: 0 },
          ...{ lastFinishedDay: 2, finished: dates(1, 2), tests: [] },
        });
      return table(report)[0]!['students_ended'];
    };
    expect([ended(0), ended(9), ended(10)]).toEqual([40, null, 30]);
  });

  it('draws a coded share at the edge of the chart and says so, also in the title', () => {
    const report = new PlanAdherence({ from: '2026-10-01', to: '2026-10-02' });
    for (let person = 0; person < 12; person += 1)
      report.add({
        ...{ person, duration: 1, endsOn: '2026-10-31', startDay: 0, lastFinishedDay: 2 },
        ...{ finished: dates(1, 2), tests: [] },
      });
    expect(table(report)[0]).toMatchObject({ share_done: '>95', share_done_low: null, done_days: null });
    const { title, points } = report.finding(all);
    expect(points).toEqual([{ label: 'One month, over 95%', n: 12, value: 95, low: null, high: null }]);
    expect(title).toBe('Students finish over 95% of the planned days');
  });

  it('plans only the days of the period of a week that began before it, and counts a date once however much was done', () => {
    // The plan begins on Thursday, 1 October; the period on the third day of its second week.
    const report = new PlanAdherence({ from: '2026-10-10', to: '2026-10-17' });
    for (let person = 0; person < 10; person += 1)
      report.add({
        ...{ person, duration: 1, endsOn: '2026-10-31', startDay: 0, lastFinishedDay: 5 },
        ...{ finished: dates(9, 10, 10, 12), tests: [] },
      });
    expect(table(report).map(({ week, planned_days, done_days }) => [week, planned_days, done_days])).toEqual([
      [null, 80, 20],
      [2, 50, 20],
      // Nearly none of them: coded, as their share is.
      [3, 30, null],
    ]);
  });

  it('tells how many of those whose plan has ended finished every day', () => {
    const report = new PlanAdherence({ from: '2026-10-01', to: '2026-11-30' });
    for (let person = 0; person < 20; person += 1)
      report.add({
        ...{ person, duration: 1, endsOn: '2026-10-31', startDay: 30, lastFinishedDay: person < 5 ? 60 : 59 },
        ...{ finished: [], tests: [] },
      });
    expect(table(report)[0]).toMatchObject({ students_ended: 20, share_finished: 0.25, share_finished_low: 0.112 });
    expect(table(report, (key) => key !== 'plan 1 ended')[0]).toMatchObject({
      students_ended: null,
      share_finished: null,
    });
  });

  it('calls a plan kept best only where the intervals are apart', () => {
    const titled = (one: number, six: number): string => {
      const report = new PlanAdherence({ from: '2026-10-01', to: '2026-10-10' });
      for (let person = 0; person < 30; person += 1)
        for (const [duration, endsOn, done] of [
          [1, '2026-10-31', one],
          [6, '2027-03-30', six],
        ] as const) {
          const days = Array.from({ length: done + (person % 3) }, (_, day) => 1 + day);
          report.add({
            person,
            duration,
            endsOn,
            startDay: 0,
            lastFinishedDay: 1,
            finished: dates(...days),
            tests: [],
          });
        }
      return report.finding(all).title;
    };
    expect(titled(7, 3)).toBe('Plans of one month are kept best: 80% of the days');
    expect(titled(4, 4)).toBe('No plan is kept clearly better than the others: 50% and 50% of the days');
  });
});
