import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  achievement,
  finishDay,
  getDailyAnswers,
  getDailyQuestions,
  getPlan,
  saveDailyProgress,
  HOUR_MS,
} from '@aivy/contracts';
import { checkDashboard, checkDay } from './half-year/dashboard.js';
import { takeDiagnostic, takeTest } from './half-year/exams.js';
import { AUCKLAND, dateText, dayNumberOf, momentAt, NEW_YORK } from './half-year/places.js';
import { Student } from './half-year/student.js';
import { MANNERS } from './half-year/unit-work.js';

/** A Friday. */
const FIRST = dayNumberOf(1, 9);
/** In Auckland from the evening after the one until the morning of the other. */
const [FLIES, RETURNS] = [dayNumberOf(3, 12), dayNumberOf(4, 12)];
/** Before her last day; a 23-hour and a 25-hour day of hers lie between. */
const STUDY_DAYS = 180;

/** Dates without work: single ones, two in one week, two in a row, and a week off. */
const MISSED = new Set(
  [
    [1, 15],
    [1, 29],
    [2, 10],
    [2, 13],
    [3, 11],
    [4, 21],
    ...[6, 7, 8, 9, 10, 11, 12].map((day) => [5, day]),
    [6, 2],
    [6, 3],
    [6, 17],
    [6, 24],
  ].map(([month, day]) => dayNumberOf(month!, day!)),
);
/** Worked on without network on the evening of this date, and handed in after midnight. */
const OFFLINE = dayNumberOf(1, 27);
/** An afternoon on which a full test is taken out of turn. */
const OUT_OF_TURN = dayNumberOf(2, 20);
/** Dates of which everything is looked at, beside every ninth: around the changes of clocks and the flights. */
const LOOKED_AT = new Set(
  [
    [1, 9],
    [1, 28],
    [2, 14],
    [3, 8],
    [3, 13],
    [4, 5],
    [4, 13],
    [5, 13],
  ].map(([month, day]) => dayNumberOf(month!, day!)),
);

/** The date after the second one missed in a week. */
const BROKEN = dayNumberOf(2, 14);

let student: Student;
beforeAll(async () => {
  student = await Student.arrive(momentAt(FIRST, 12, NEW_YORK), NEW_YORK);
}, 120_000);
afterAll(() => student.leave());

const on = (day: number) => ({ plan_id: student.planId, day });

/** Works on the next unit, at an hour of a date; after it she sits a practice test that is due, in every other journey. */
async function study(date: number, hour: number): Promise<void> {
  await student.clock.set(momentAt(date, hour, student.place));
  const { diary } = student;
  if (diary.next % 15 === 0) return takeTest(student);
  const unit = await student.open(MANNERS[diary.next % MANNERS.length]!);
  await student.handIn(unit);
  await student.clock.set(Date.now() + 10_000);
  const outcomes = await student.finish(unit);
  const right = diary.answered.slice(-5).filter(({ correct }) => correct).length;
  const outcome = { last_finished_day: unit.day, finished_date: dateText(date), correct: right };
  expect(outcomes).toEqual([outcome, outcome]);
  if (diary.next % 30 === 0) {
    await student.clock.set(Date.now() + 2 * HOUR_MS);
    await takeTest(student);
  }
}

/** A unit opened in the evening, worked on without network until ten to twelve, and handed in half an hour after midnight. */
async function studyOffline(date: number): Promise<void> {
  await student.clock.set(momentAt(date, 23.5, student.place));
  const unit = await student.open('plain');
  const midnight = momentAt(date + 1, 0, student.place);
  await student.handIn({ ...unit, draft: unit.draft.map((each) => ({ ...each, at: midnight + HOUR_MS / 2 })) });
  const [outcome] = await student.finish(unit, midnight - HOUR_MS / 6);
  expect(outcome).toMatchObject({ last_finished_day: unit.day, finished_date: dateText(date) });
}

/** What the calls refuse after the day's unit. */
async function checkRefusals(): Promise<void> {
  const { diary } = student;
  const refusal = async (...asked: Parameters<Student['ask']>) => (await student.ask(...asked)).code;
  if (diary.next % 15 !== 0) {
    expect(await refusal(getDailyQuestions, on(diary.next))).toBe('PLAN-DONETODAY');
    expect(await refusal(finishDay, on(diary.next + (diary.next % 15 === 14 ? 2 : 1)))).toBe('PLAN-DAYLOCKED');
  }
  if (diary.finished.length % 15 === 0) {
    expect(await refusal(getDailyAnswers, on(diary.finished.length))).toBe('PLAN-TESTDAY');
    return;
  }
  const answers = await student.call(getDailyAnswers, on(diary.finished.length));
  const late = { question_id: [answers[0]!.question_id], answer: [''], seq: [Date.now()], spent_ms: [1] };
  expect(await refusal(saveDailyProgress, { ...on(diary.finished.length), ...late })).toBe('PLAN-UNITCLOSED');
  expect(answers.map(({ correct }) => correct)).toEqual(diary.answered.slice(-5).map(({ correct }) => correct));
}

/** Counted by hand, so that calls and model cannot be wrong in the same way. */
async function checkBrokenStreak(): Promise<void> {
  const { streak } = await student.call(achievement, { plan_id: student.planId });
  const frozen = ['2026-01-15', '2026-01-29', '2026-02-10'];
  expect(streak).toEqual({ days: 1, longest: 32, frozen, freeze_left: false });
}

/** Asks for two weak Math skills that the new journey would leave out. */
async function steer(): Promise<void> {
  const wished = await student.focus.wish('math');
  expect(wished).toHaveLength(2);
  await student.aim(6, 90, { math_weak: wished });
  steered.push(...wished);
}
const steered: number[] = [];

/** Changes of the target by the number of finished days: other scores; a new term when it's over; a shorter one. */
const AIMS = new Map([
  [10, () => student.aim(1, 30)],
  [30, steer],
  [90, () => student.aim(3, 60)],
]);

it('keeps every figure and every promise to a student for half a year with gaps, two devices, flights and twelve tests', async () => {
  const { diary } = student;
  await takeDiagnostic(student);
  await student.aim(1, 20);
  await checkDashboard(student);
  for (let date = FIRST; diary.finished.length < STUDY_DAYS; date += 1) {
    if (MISSED.has(date)) continue;
    if (date === OFFLINE) {
      await studyOffline(date);
      continue;
    }
    if (date === FLIES + 1) student.place = AUCKLAND;
    await study(date, date === RETURNS ? 10 : 15 + (date % 6));
    if (date === RETURNS) {
      // It is still yesterday there, and today's unit is done.
      student.place = NEW_YORK;
      await checkRefusals();
    }
    if (date === OUT_OF_TURN) await takeTest(student);
    await checkDay(student);
    await AIMS.get(diary.finished.length)?.();
    if (date % 9 === 0 || LOOKED_AT.has(date)) {
      await checkDashboard(student);
      await checkRefusals();
    }
    if (date === BROKEN) await checkBrokenStreak();
  }
  await checkDashboard(student);
  // 174 dates, for six tests were taken on the dates of units, and the seventeen that were missed.
  expect((await student.call(getPlan, {}))!.last_finished_date).toBe('2026-07-18');
  expect(diary.scored.filter(({ kind }) => kind === 'full-test')).toHaveLength(13);
  const { journeys } = student.focus;
  expect(journeys).toHaveLength(12);
  student.focus.checkWhole();
  // Days 31 to 45 are the ones she asked for.
  expect(journeys[2]!.promised.math).toEqual(expect.arrayContaining(steered));
  // The record moves with every test, and the lists with it.
  const lists = journeys.map(({ promised }) => JSON.stringify(promised));
  expect(lists.filter((each, index) => index > 0 && each !== lists[index - 1]).length).toBeGreaterThanOrEqual(9);
}, 240_000);
