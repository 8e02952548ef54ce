import { randomUUID } from 'node:crypto';
import { recordEvidence, recordPractice, type Evidence, type LearnerState } from '@aivy/contracts';
import type { Planned, PlanUnderTest, Student } from './plan-under-test.js';

export const DAY_MS = 86_400_000;
/** How the five questions of a unit are answered. */
export const HOW = ['right', 'wrong', 'right', 'empty', 'right'] as const;
export const on = ({ planId }: Planned, day: number) => ({ plan_id: planId, day });
/** A date some days from now, by UTC. */
export const today = (days = 0): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A computed state in which every skill has the mastery given, or 60. */
export function stateOf(
  mastery: Readonly<Record<number, number>>,
  more: Partial<LearnerState['skills'][number]> = {},
): LearnerState {
  const skills = Array.from({ length: 30 }, (_, index) => ({
    skill: index + 1,
    theta: 0,
    se: 0.5,
    mastery: mastery[index + 1] ?? 60,
    accuracy: mastery[index + 1] ?? 60,
    weak_chance: 0.5,
    answered: 4,
    estimated: false,
    points_per_minute: 0.1,
    ...more,
  }));
  return { layout: 1, english: { theta: 0.8, se: 0.3 }, math: { theta: 0.8, se: 0.3 }, skills };
}

/** Puts what a worker would compute into the record, computed at some moment. */
export async function compute(
  plans: PlanUnderTest,
  student: Student,
  version: number,
  state: LearnerState,
  baseline: Record<string, number>,
  at: Date,
) {
  await plans.query(
    `insert into plan.learners (user_id, version, state_version, state, baseline, changed_at) values ($1, $2, $2, $3, $4, now())
     on conflict (user_id) do update set version = excluded.version, state_version = excluded.version, state = excluded.state`,
    [student.userId, version, JSON.stringify(state), JSON.stringify(baseline)],
  );
  await plans.query(
    'insert into plan.mastery_history (user_id, version, computed_at, mastery) values ($1, $2, $3, $4)',
    [
      student.userId,
      version,
      at,
      JSON.stringify(Object.fromEntries(state.skills.map(({ skill, mastery }) => [skill, mastery]))),
    ],
  );
}

/** A reported full test, as the worker hands it over. */
export async function report(
  plans: PlanUnderTest,
  student: Student,
  { answered, minutes }: { answered: number; minutes: number },
): Promise<string> {
  const attemptId = randomUUID();
  const items = await plans.query<{ id: number; version: number; skill: number }>(
    `select id, max(version) as version, min((body->>'skill')::int) as skill from bank.items group by id order by id limit 98`,
  );
  const finishedAt = Date.now();
  const entries = items.map(({ id, version, skill }, index): Evidence => ({
    source_id: `full-test:${attemptId}:${id}`,
    item_id: id,
    item_version: version,
    skill,
    correct: index % 2 === 0,
    answered: index < answered,
    attempt: 1,
    hints: 0,
    spent_ms: Math.round((minutes * 60_000) / 98),
    misconception: null,
    pretest: false,
    given_at: finishedAt - 1_000,
  }));
  const section = (score: number) => ({
    score,
    score_low: score - 30,
    score_high: score + 40,
    theta: (score - 510) / 110,
    se: 0.3,
  });
  await plans.call(recordEvidence, {
    user_id: student.userId,
    source: 'full-test',
    attempt_id: attemptId,
    finished_at: finishedAt,
    entries,
    scores: { english: section(620), math: section(640) },
  });
  return attemptId;
}

/** Answers one practice question after another, each on its first try; every explanation adds half a minute. */
export async function practice(
  plans: PlanUnderTest,
  { userId }: Student,
  at: Date,
  ...minutes: number[]
): Promise<void> {
  const [item] = await plans.query<{ id: number; version: number; skill: number }>(
    `select id, version, (body->>'skill')::int as skill from bank.items order by id limit 1`,
  );
  const entries = minutes.map((each) => ({
    source_id: `practice:${randomUUID()}`,
    item_id: item!.id,
    item_version: item!.version,
    skill: item!.skill,
    correct: true,
    answered: true,
    attempt: 1,
    hints: 0,
    spent_ms: each * 60_000,
    misconception: null,
    pretest: false,
    given_at: at.getTime(),
  }));
  await plans.call(recordPractice, { batches: [{ user_id: userId, entries }] });
}

/** Lets all days before one be finished, the last of them yesterday. */
export async function skipTo(plans: PlanUnderTest, student: Planned, day: number): Promise<void> {
  await plans.query(
    `insert into plan.days (user_id, day, finished_on, finished_at)
     select $1, d, current_date - ($2::int - d), now() - make_interval(days => $2::int - d) from generate_series(1, $2::int - 1) d`,
    [student.userId, day],
  );
  await plans.query(
    'update plan.plans set last_finished_day = $2::int - 1, last_finished_date = current_date - 1, begin_date = current_date - $2::int + 1 where user_id = $1',
    [student.userId, day],
  );
}
