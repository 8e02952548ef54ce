import { expect } from '@jest/globals';
import { achievement, dailyProgress, dailyWins, getPlan, outlook, scorePath } from '@aivy/contracts';
import { roadOf } from '@aivy/exam';
import type { TestScores } from './diary.js';
import { masteryFrom, normal } from './mastery-oracle.js';
import { dateText, momentAt } from './places.js';
import type { Student } from './student.js';

/** Half for rounding, the rest for the service's coarser grid. */
const MASTERY_ERROR = 0.75;

/** What is cheap enough for every day: plan, roadmap and the day's wins. */
export async function checkDay(student: Student): Promise<void> {
  const { diary, today } = student;
  const plan = (await student.call(getPlan, {}))!;
  expect(plan).toMatchObject({ id: student.planId, ...diary.plan(today) });
  const road = roadOf(
    { lastFinishedDay: plan.last_finished_day, lastFinishedDate: plan.last_finished_date },
    plan.today,
  );
  const here = road.find(({ status }) => status === 'current')!;
  expect({
    day: here.day,
    done: road.filter(({ status }) => status === 'done').length,
    doneToday: here.doneToday,
  }).toEqual(diary.road(today));
  const { day } = diary.road(today);
  expect(await student.call(dailyWins, { plan_id: student.planId, day })).toEqual(diary.wins(day));
}

/** Every figure of the dashboard. */
export async function checkDashboard(student: Student): Promise<void> {
  await checkDay(student);
  const { diary, today, planId } = student;
  expect(await student.call(achievement, { plan_id: planId })).toEqual(diary.achievement(today));
  await checkScorePath(student);
  await checkMastery(student);
  await checkEvidence(student);
}

async function checkScorePath(student: Student): Promise<void> {
  const { diary, today, planId } = student;
  const path = await student.call(scorePath, {});
  const { forecast } = await student.call(outlook, { plan_id: planId });
  expect(path.score_path.map(({ growth_chance: _, growth_since_first: __, test_id: ___, ...entry }) => entry)).toEqual(
    diary.scorePath(),
  );
  path.score_path.forEach(({ growth_chance: chance, growth_since_first: sinceFirst }, index) => {
    const [before, first] = [diary.scored[index - 1], diary.scored[0]!];
    const { scores } = diary.scored[index]!;
    if (!before) expect([chance, sinceFirst]).toEqual([null, null]);
    else {
      expect(chance).toBeCloseTo(growthFrom(before.scores, scores), 3);
      expect(sinceFirst).toBeCloseTo(growthFrom(first.scores, scores), 3);
    }
  });
  const { math, english, endsOn, startDay, duration } = diary.term;
  expect([path.target_score, forecast.target_score, forecast.by]).toEqual([
    math + english,
    math + english,
    dateText(endsOn),
  ]);
  const [now, end] = [path.projection[0]!, path.projection.at(-1)!];
  const ahead = Math.max(0, endsOn - today);
  const done = diary.finished.length;
  expect([now.date, now.day, end.date, end.day]).toEqual([
    dateText(today),
    done,
    dateText(today + ahead),
    // A plan has no day after its last; who goes on beyond it has.
    Math.max(done, Math.min(done + ahead, startDay + 30 * duration)),
  ]);
  expect([end.score, end.score_low, end.score_high]).toEqual([forecast.score, forecast.score_low, forecast.score_high]);
  for (const { score, score_low: low, score_high: high } of path.projection)
    expect(low <= score && score <= high).toBe(true);
}

/**
 * Chance that the difference of two totals is growth. Abilities end where the scale does; of the precision of each the
 * prior's, 1, is not the test's.
 */
function growthFrom(before: TestScores, after: TestScores): number {
  const ability = ({ theta }: TestScores['math']): number => Math.min(290 / 110, Math.max(-310 / 110, theta));
  const sections = [before.english, before.math, after.english, after.math];
  const variances = sections.map(({ se }) => 1 / Math.max(1 / se ** 2 - 1, 0.05 / se ** 2));
  const gained = ability(after.english) + ability(after.math) - ability(before.english) - ability(before.math);
  return normal(gained / Math.sqrt(variances.reduce((sum, variance) => sum + variance, 0)));
}

/** Mastery, and its gains since the diagnostic and since midnight where the student is. */
async function checkMastery(student: Student): Promise<void> {
  const { diary, items, today, place } = student;
  const midnight = momentAt(today, 0, place);
  const now = masteryFrom(diary.answered, items);
  const diagnostic = masteryFrom(
    diary.answered.filter((each) => each.diagnostic),
    items,
  );
  const before = diary.answered.filter(({ recordedAt }) => recordedAt < midnight);
  const atMidnight = before.length > 0 ? masteryFrom(before, items) : diagnostic;
  const [learner] = await student.clock.query<{ state: { skills: { skill: number; mastery: number }[] } }>(
    'select state from plan.learners',
  );
  const found = new Map(learner!.state.skills.map(({ skill, mastery }) => [skill, mastery]));
  expect([...found.keys()].sort((x, y) => x - y)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  const gains = await student.call(dailyProgress, { plan_id: student.planId, day: diary.road(today).day });
  expect([...gains.practiced!.since_diagnostic].sort((x, y) => x - y)).toEqual(practicedSkills(student));
  for (const [skill, mastery] of now) {
    expectNear(`mastery of skill ${skill}`, found.get(skill)!, mastery, MASTERY_ERROR);
    const since = (from: ReadonlyMap<number, number>): number => Math.max(0, mastery - from.get(skill)!);
    const { cumulative_progress: all, today_progress: todays } = gains;
    expectNear(`gain of skill ${skill}`, all[skill]!, since(diagnostic), 2 * MASTERY_ERROR);
    expectNear(`gain of skill ${skill} today`, todays[skill]!, since(atMidnight), 2 * MASTERY_ERROR);
  }
}

/** Skills of which the student answered a scored question outside the diagnostic. */
function practicedSkills({ diary, items }: Student): number[] {
  const own = diary.answered.filter(({ diagnostic, pretest, answered }) => !diagnostic && !pretest && answered);
  return [...new Set(own.map(({ itemId }) => items.get(itemId)!.skill))].sort((x, y) => x - y);
}

function expectNear(what: string, found: number, expected: number, error: number): void {
  if (!(Math.abs(found - expected) <= error)) throw new Error(`${what} is ${found}, not ${expected.toFixed(2)}`);
}

/** Every answer is in the record, once, as it was given. */
async function checkEvidence(student: Student): Promise<void> {
  const rows = await student.clock.query<{ id: string; correct: boolean; answered: boolean; ms: number }>(
    'select source_id as id, correct, answered, spent_ms as ms from plan.evidence order by source_id',
  );
  const expected = student.diary.answered
    .map(({ sourceId: id, correct, answered, seconds }) => ({ id, correct, answered, ms: seconds * 1_000 }))
    .sort((x, y) => (x.id < y.id ? -1 : 1));
  expect(rows).toEqual(expected);
}
