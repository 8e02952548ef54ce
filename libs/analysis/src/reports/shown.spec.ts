import { DAY_MS } from '@aivy/contracts';
import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '@aivy/psychometrics';
import type { ItemFrame } from './answers.js';
import type { GroupedAnswer } from './dif.js';
import {
  CohortScores,
  DifReport,
  ItemAnalysis,
  ItemCalibration,
  PlanAdherence,
  SkillMasteryReport,
  TutorUsage,
  type Computed,
} from './index.js';

const peopleOf = (length: number): number[] => Array.from({ length }, (_, person) => person);
const PEOPLE = peopleOf(220);
const ITEMS = Array.from({ length: 12 }, (_, item) => item + 1);
const frames = new Map(
  ITEMS.map((id): [number, ItemFrame] => [
    id,
    {
      ...{ id, version: 1, key: `item-${id}`, family: `item-${id}`, skill: 12, section: 'math', pool: 'test' },
      ...{ state: 'operational', type: 'blank', a: 1, b: 0, c: 0, bSd: 0.5, seconds: 60, answer: null },
      ...{ authored: { a: 1, b: 0, c: 0, bSd: 0.5 }, characters: 200, distractors: [], isMeasured: false },
    },
  ]),
);

/** Everybody answers all items of a test. */
function answers(people = PEOPLE): GroupedAnswer[] {
  const random = seededRandom(1);
  const given = { source: 'full-test', answered: true, misconception: null, spentMs: 30_000, counts: true } as const;
  return people.flatMap((person) =>
    ITEMS.map((item) => ({
      ...given,
      person,
      item,
      correct: random.next() < (person % 10) / 10,
      focal: person % 2 === 0,
    })),
  );
}

function cohortScores(people = PEOPLE): Computed {
  const report = new CohortScores();
  for (const person of people)
    for (const test of [0, 1]) {
      const [source, week] =
        test === 0 ? (['diagnostic', '2026-11-02'] as const) : (['full-test', '2026-11-09'] as const);
      report.add({ person, test: 2 * person + test, source, week, english: 500 + person + 9 * test, math: 500 });
    }
  return report;
}

function skillMastery(people = PEOPLE): Computed {
  const report = new SkillMasteryReport();
  for (const person of people)
    report.add({ person, version: 1, mastery: { 1: person % 100, 2: 50 }, answers: { 1: 5, 2: 5 } });
  return report;
}

function planAdherence(people = PEOPLE): Computed {
  const report = new PlanAdherence({ from: '2026-10-01', to: '2026-11-30' });
  for (const person of people)
    report.add({
      ...{ person, duration: person % 2 === 0 ? 1 : 3, endsOn: person % 2 === 0 ? '2026-10-31' : '2026-12-20' },
      ...{ startDay: 0, lastFinishedDay: 30, finished: ['2026-10-02'], tests: [] },
    });
  return report;
}

function itemAnalysis(people = PEOPLE): Computed {
  const report = new ItemAnalysis(frames);
  for (const answer of answers(people)) report.add(answer);
  return report;
}

function itemCalibration(people = PEOPLE): Computed {
  const report = new ItemCalibration(frames);
  for (const answer of answers(people)) report.add(answer);
  report.calibrate(() => undefined);
  return report;
}

function dif(people = PEOPLE): Computed {
  const report = new DifReport(frames, 'some');
  for (const answer of answers(people)) report.add(answer);
  return report;
}

function tutorUsage(people = PEOPLE): Computed {
  const item = { a: 1, b: 0, c: 0, section: 'math' } as const;
  const report = new TutorUsage(new Map(ITEMS.map((id) => [id, { ...item, misconceptions: id > 10 ? ['sign'] : [] }])));
  for (const person of people) {
    const tried = { kind: 'try', person, at: 0, correct: true, hints: 0 } as const;
    for (const id of ITEMS.slice(0, 6)) report.add({ ...tried, item: id });
    const help = person % 2 === 0 ? 'none' : 'hint-1';
    report.add({ kind: 'mistake', person, at: DAY_MS, item: 11, misconceptions: ['sign'], help, counts: true });
    report.add({ ...tried, at: 2 * DAY_MS, item: 12, correct: person % 3 === 0 });
  }
  for (const person of people) report.addTalking({ person, where: 'practice', day: 1, talks: 1, turns: 3, blocked: 0 });
  return report;
}

/** With two cells of groups that have rows and points of their own. */
const KINDS: [string, (people?: number[]) => Computed, string[]][] = [
  ['cohort scores', cohortScores, ['diagnostic 2026-11-02', 'full-test']],
  ['skill mastery', skillMastery, ['skill 1', 'skill 2']],
  ['plan adherence', planAdherence, ['plan 1', 'plan 3 week 5']],
  ['item analysis', itemAnalysis, ['item 3', 'item 12']],
  ['item calibration', itemCalibration, ['item 3 exam', 'item 12 exam']],
  ['differential functioning', dif, ['item 3 focal', 'item 12 reference']],
  ['tutor usage', tutorUsage, ['hint-1', 'practice']],
];

describe.each(KINDS)('what may not be told of %s', (_kind, make, keys) => {
  const report = make();
  const rows = (shown: (key: string) => boolean): string[] => [...report.rows(shown)].map((row) => JSON.stringify(row));
  const all = rows(() => true);

  it('is not told: no row, no point and no number when it is everything', () => {
    expect(all.length).toBeGreaterThan(1);
    expect(report.finding(() => true).points.length).toBeGreaterThan(0);
    expect(rows(() => false)).toEqual([]);
    const { title, points, note } = report.finding(() => false);
    expect(points).toEqual([]);
    expect(title).toMatch(/^(No |Too few )/);
    expect(note).not.toContain('The tutor answered');
  });

  it('is not counted in the note either: nobody sees in it that one more student has come', () => {
    const noteOf = (people: number): string => make(peopleOf(people)).finding(() => false).note;
    expect(noteOf(220)).toBe(noteOf(219));
  });

  it.each(keys)('takes no other with it, and nothing of it stays: %s', (refused) => {
    const shown = (key: string): boolean => key !== refused;
    const left = rows(shown);
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThan(all.length);
    expect(left.every((row) => all.includes(row))).toBe(true);
  });
});

it('help that may not be told of is no point of the chart, though others without help may be', () => {
  expect(tutorUsage().finding((key) => key !== 'hint-1').points).toEqual([]);
});

it('plans that may not be told of are no points of the chart', () => {
  const labels = planAdherence()
    .finding((key) => key !== 'plan 1')
    .points.map(({ label }) => label);
  expect(labels).toEqual(['Three months, under 5%']);
});
