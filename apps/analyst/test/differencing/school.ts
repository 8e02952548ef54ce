import { randomUUID } from 'node:crypto';
import { misconceptionsIn, type BankItem } from '@aivy/item-bank';
import { seededRandom } from '@aivy/psychometrics';
import type { KindsUnderTest } from '../kinds-under-test.js';

const STUDENTS = 130;
/** Under a tenth of any item's time: a click that no calibration uses. */
export const CLICK_MS = 500;

export interface School {
  ids: readonly string[];
  /** Practice with so many hints (0: missed in a test), and the item by which it's seen later whether the help worked. */
  twins: ReadonlyMap<number, { item: BankItem; twin: BankItem }>;
}

const at = (day: string, minute = 0): string =>
  new Date(Date.parse(`${day}T10:00:00Z`) + 60_000 * minute).toISOString();

/**
 * Fills the tables with a school in which every kind of figure has a difference of one to nine people somewhere: nine
 * students of grade 12, a test in another week, three who click through one item, five who met an item in practice
 * first, three whose plan is still running, talks of three in the last week.
 */
export async function fillSchool(system: KindsUnderTest): Promise<School> {
  const ids = await system.students(STUDENTS);
  await system.query(
    `update auth.users u set grade = case when p < 60 then 9 when p < 121 then 10 else 12 end,
       time_factor = case when p % 2 = 0 then 1.5 else 1 end
     from unnest($1::uuid[]) with ordinality as o (id, n), lateral (select n::int - 1 as p) each where u.user_id = o.id`,
    [ids],
  );
  const twins = twinsOf(system.bank.items());
  await fillAnswers(system, ids, twins);
  await fillScores(system, ids);
  await fillPlans(system, ids);
  await fillPractice(system, ids, twins);
  await system.query('analyze');
  return { ids, twins };
}

/** Four pairs of items with one misconception in common, and none with another pair. */
function twinsOf(items: readonly BankItem[]): Map<number, { item: BankItem; twin: BankItem }> {
  const pairs = new Map<number, { item: BankItem; twin: BankItem }>();
  const [taken, waiting] = [new Set<string>(), new Map<string, BankItem>()];
  for (const twin of items.filter(({ skill }) => skill < 12)) {
    const own = misconceptionsIn(twin);
    if (pairs.size === 4 || own.length === 0 || own.some((each) => taken.has(each))) continue;
    const item = waiting.get(own[0]!);
    waiting.set(own[0]!, twin);
    if (!item) continue;
    pairs.set(pairs.size, { item, twin });
    for (const each of [...misconceptionsIn(item), ...own]) taken.add(each);
  }
  return pairs;
}

async function fillAnswers(system: KindsUnderTest, ids: readonly string[], twins: School['twins']): Promise<void> {
  const random = seededRandom(5);
  const ofSkill = (skill: number, count: number): BankItem[] =>
    system.bank
      .items()
      .filter((item) => item.skill === skill)
      .slice(0, count);
  const rows: Record<string, unknown>[] = [];
  const answer = (person: number, source: string, item: BankItem, when: string, part: Record<string, unknown> = {}) =>
    rows.push({
      ...{ user_id: ids[person], source, source_id: `${source}:${ids[person]}:${item.id}`, item_id: item.id },
      ...{ item_version: 1, skill: item.skill, correct: random.next() < 0.6, answered: true, attempt: 1, hints: 0 },
      ...{ spent_ms: 60_000, misconception: null, pretest: false, given_at: when, ...part },
    });
  const click = { spent_ms: CLICK_MS };
  const inPair = new Set([...twins.values()].flatMap(({ item, twin }) => [item.id, twin.id]));
  const english = ofSkill(1, 40)
    .filter(({ id }) => !inPair.has(id))
    .slice(0, 6);
  const [first, second, rare, late] = [ofSkill(12, 13), ofSkill(13, 12), ofSkill(14, 3), ofSkill(12, 14).slice(13)];
  const clicks = (item: number, person: number): boolean =>
    (item === 0 && person === 20) ||
    (item === 1 && person >= 20 && person < 23) ||
    (item === 2 && person >= 20 && person < 32) ||
    (item === 3 && person >= 5);
  ids.forEach((_, person) => {
    const day = person < 121 ? '2026-01-20' : '2026-02-03';
    if (person >= 40 && person < 45) answer(person, 'practice', first[4]!, at('2026-01-14'));
    if (person >= 50 && person < 70) answer(person, 'practice', first[5]!, at('2026-01-14'), person < 53 ? click : {});
    first.forEach((item, index) => {
      // Three stop early: too few answers to be compared with others of their ability.
      if (person >= 60 && person < 63 && index >= 8) return;
      answer(person, 'diagnostic', item, at(day, index), clicks(index, person) ? click : {});
    });
    english.forEach((item, index) => answer(person, 'diagnostic', item, at(day, 20 + index)));
    if (person < 115) {
      const test = person < 112 ? '2026-03-02' : '2026-03-09';
      second.forEach((item, index) => answer(person, 'full-test', item, at(test, index)));
    }
    if (person < 5) rare.forEach((item, index) => answer(person, 'practice', item, at('2026-02-20', index)));
    // The learner record doesn't change by it any more.
    if (person >= 70 && person < 73) late.forEach((item) => answer(person, 'practice', item, at('2026-03-31')));
    for (const [hints, { item, twin }] of twins) {
      const isLate = hints === 1 && person >= 100 && person < 103;
      if (person >= 100 && !isLate) continue;
      const [missed, tried] = isLate ? ['2026-04-07', '2026-04-09'] : ['2026-02-10', '2026-03-20'];
      const [misconception] = misconceptionsIn(item);
      answer(person, hints === 0 ? 'full-test' : 'practice', item, at(missed), { correct: false, misconception });
      answer(person, 'practice', twin, at(tried, hints));
    }
  });
  await system.insert('plan.evidence', rows);
  system.keepItems(new Set(rows.map((row) => Number(row['item_id']))));
  await system.insert(
    'plan.mastery_history',
    ids.flatMap((user, person) => [
      { user_id: user, version: 1, computed_at: at('2026-01-21'), mastery: { 12: 20 + (person % 40), 14: 50 } },
      { user_id: user, version: 2, computed_at: at('2026-03-04'), mastery: { 12: 40 + (person % 41), 13: 60, 14: 50 } },
    ]),
  );
}

async function fillScores(system: KindsUnderTest, ids: readonly string[]): Promise<void> {
  const test = (person: number, source: string, day: string) => ({
    ...{ user_id: ids[person], attempt_id: randomUUID(), source, measured_at: at(day, 40), measured_on: day, day: 0 },
    scores: { english: { score: 400 + 2 * person, theta: 0, se: 0.3 }, math: { score: 500, theta: 0, se: 0.3 } },
  });
  await system.insert(
    'plan.measurements',
    ids.flatMap((_, person) => [
      test(person, 'diagnostic', person < 121 ? '2026-01-20' : '2026-02-03'),
      ...(person < 115 ? [test(person, 'full-test', person < 112 ? '2026-03-02' : '2026-03-09')] : []),
    ]),
  );
  const done = (person: number, day: string) => ({
    ...{ user_id: ids[person], test_id: randomUUID(), time_factor: 1, start_time: at(day), end_time: at(day, 60) },
    evidence_recorded: true,
  });
  await system.insert(
    'full_test.tests',
    ids.flatMap((_, person) => [
      ...(person < 80 ? [done(person, '2026-02-10'), done(person, '2026-03-02')] : []),
      ...(person < 3 ? [done(person, '2026-04-08')] : []),
    ]),
  );
}

async function fillPlans(system: KindsUnderTest, ids: readonly string[]): Promise<void> {
  const termOf = (person: number): [number, string, string] =>
    person < 90
      ? [3, '2026-01-15', '2026-04-15']
      : person < 117
        ? [1, '2026-01-15', '2026-02-14']
        : person < 120
          ? [1, '2026-03-25', '2026-04-24']
          : [6, '2026-01-15', '2026-07-14'];
  await system.insert(
    'plan.plans',
    ids.slice(0, 125).map((user, person) => {
      const [duration, begin, end] = termOf(person);
      return {
        ...{ user_id: user, plan_id: randomUUID(), duration, math_target: 600, english_target: 600, math_weak: [] },
        ...{ english_weak: [], begin_date: begin, start_day: 0, timezone: 'UTC', ends_on: end, created_at: at(begin) },
        ...{ last_finished_day: 20, last_finished_date: '2026-03-15' },
      };
    }),
  );
  const dayOf = (day: number): string =>
    new Date(Date.parse('2026-01-16') + 172_800_000 * day).toISOString().slice(0, 10);
  await system.insert(
    'plan.days',
    ids.slice(0, 125).flatMap((user, person) => {
      const days = Array.from({ length: 30 }, (_, day) => dayOf(day));
      // Three come back in the last week.
      if (person < 3) days.push('2026-04-07');
      return days.map((day, index) => ({ user_id: user, day: index + 1, finished_on: day, finished_at: at(day) }));
    }),
  );
}

async function fillPractice(system: KindsUnderTest, ids: readonly string[], twins: School['twins']): Promise<void> {
  await system.query(
    `insert into aivydaily.sessions (user_id, subcategory, started_at, active_at)
     select unnest($1::uuid[]), 1, '2026-02-10', '2026-02-10'`,
    [ids],
  );
  for (const [hints, { item }] of [...twins].filter(([each]) => each > 0)) {
    const people = ids.filter((_, person) => person < 100 || (hints === 1 && person < 103));
    await system.query(
      `insert into aivydaily.questions (user_id, conversation_id, question_id, place, version, skill, served_at, hints_seen,
         completed_at, correct)
       select user_id, conversation_id, $2, $3::int, 1, $4, started_at, $3::int,
         case when array_position($1, user_id) <= 100 then '2026-02-10T10:30:00Z'::timestamptz else '2026-04-07T10:30:00Z' end, true
       from aivydaily.sessions where user_id = any ($1)`,
      [people, item.id, hints, item.skill],
    );
    await system.query(
      `insert into aivydaily.attempts (user_id, conversation_id, question_id, attempt, answer, correct, points, hints,
         spent_ms, misconception, given_at)
       select user_id, conversation_id, $2, 1, 'a', false, 0, 0, 1, $3, completed_at
       from aivydaily.questions where question_id = $2 and user_id = any ($1)`,
      [people, item.id, misconceptionsIn(item)[0]],
    );
  }
  await talk(system, ids.slice(0, 60), ['2026-02-11', '2026-03-05']);
  await talk(system, ids.slice(0, 3), ['2026-04-08']);
}

/** A message to the tutor beside a practice question and one in a conversation, each answered, on each of these days. */
export async function talk(system: KindsUnderTest, people: readonly string[], days: readonly string[]): Promise<void> {
  for (const day of days) {
    await system.query(
      `insert into aivydaily.messages (user_id, message_id, conversation_id, question_id, said, said_at, phase, move, meta,
         quick_replies, hints_seen, reply, replied_at, state)
       select distinct on (user_id) user_id, gen_random_uuid(), conversation_id, question_id, '', $2, '3.1', '{}', '{}', '[]', 0, '', $2, '{}'
       from aivydaily.questions where user_id = any ($1)`,
      [people, at(day)],
    );
    await system.query(
      `with begun as (insert into chat.conversations (user_id, state, started_at, active_at)
         select unnest($1::uuid[]), '{}', $2, $2 returning user_id, id)
       insert into chat.exchanges (user_id, message_id, conversation_id, said, said_at, phase, move, meta, quick_replies,
         hints_seen, reply, replied_at)
       select user_id, gen_random_uuid(), id, '', $2, '3.1', '{}', '{}', '[]', 0, '', $2 from begun`,
      [people, at(day)],
    );
  }
}
