import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { addDays } from '@aivy/exam';
import { misconceptionsIn, type BankItem } from '@aivy/item-bank';
import type { ReportGroup } from '@aivy/contracts';
import { KindsUnderTest } from './kinds-under-test.js';

// What reports read, and what they leave alone: rows at the edge of a period, of other groups, and of what does not count.
const STUDENTS = 48;
const SKILL = 12;
/** Of `KindsUnderTest.make`: 1 September to 15 November. */
const [BEFORE, FIRST, WITHIN, LATER, LAST, AFTER] = [
  '2026-08-31T23:59:59.999Z',
  '2026-09-01T00:00:00Z',
  '2026-10-01T12:00:00Z',
  '2026-10-05T12:00:00Z',
  '2026-11-15T23:59:59.999Z',
  '2026-11-16T00:00:00Z',
];
const today = new Date().toISOString().slice(0, 10);

let system: KindsUnderTest;
let ids: string[];
/** Of one skill; what is done with each stands in `seedAnswers`. */
let items: BankItem[];

beforeAll(async () => {
  system = await KindsUnderTest.start();
  ids = await system.students(STUDENTS);
  items = system.bank.items().filter(({ skill }) => skill === SKILL);
  await seedAnswers();
  await seedScores();
  await seedPlans();
  await seedTalks();
  await system.query('analyze');
}, 60_000);
afterAll(() => system.close());

/** The same rows for every student. */
const forAll = (table: string, rows: readonly Record<string, unknown>[]): Promise<void> =>
  system.insert(
    table,
    ids.flatMap((user) => rows.map((row) => ({ ...row, user_id: user }))),
  );

/** English items of pairs that show one misconception each, no two pairs the same one; and four others. */
function twins(): { pairs: [BankItem, BankItem][]; others: BankItem[] } {
  const all = system.bank.items().filter((item) => item.skill < SKILL && misconceptionsIn(item).length > 0);
  const pairs: [BankItem, BankItem][] = [];
  const taken = new Set<string>();
  for (const [index, one] of all.entries()) {
    const like = all.slice(index + 1).find((each) => misconceptionsIn(each).includes(misconceptionsIn(one)[0]!));
    const shown = [one, ...(like ? [like] : [])].flatMap(misconceptionsIn);
    if (!like || shown.some((each) => taken.has(each))) continue;
    pairs.push([one, like]);
    for (const each of shown) taken.add(each);
  }
  return { pairs, others: all.filter((each) => !pairs.flat().includes(each)).slice(0, 4) };
}

async function seedAnswers(): Promise<void> {
  let n = 0;
  const { pairs, others } = twins();
  const [[missed, twin], [practised, next]] = pairs as [[BankItem, BankItem], [BankItem, BankItem]];
  const of = ({ id, skill }: BankItem, row: Record<string, unknown>) => ({ ...row, item_id: id, skill });
  const answer = (item: number, given: Record<string, unknown>) => ({
    ...{ source_id: `a${(n += 1)}`, source: 'full-test', item_id: items[item]!.id, item_version: 1, skill: SKILL },
    ...{ correct: false, answered: true, attempt: 1, hints: 0, spent_ms: 40_000, misconception: null, pretest: false },
    ...{ given_at: WITHIN, ...given },
  });
  await forAll('plan.evidence', [
    // A wrong first try with a right second one.
    answer(0, {}),
    answer(0, { attempt: 2, correct: true, given_at: LATER }),
    // Right after a hint.
    answer(1, { source: 'practice', correct: true, hints: 1 }),
    // Met twice for the first time: wrong in practice, right in a test. Written the other way round.
    answer(2, { correct: true, given_at: LATER }),
    answer(2, { source: 'practice' }),
    answer(3, { given_at: AFTER }),
    answer(4, { pretest: true, given_at: LAST }),
    answer(5, { answered: false, given_at: FIRST }),
    // A mistake in a test behind four answers of its section, whose twin is tried for the second time later.
    ...others.map((item) => of(item, answer(0, {}))),
    of(missed, answer(0, { misconception: misconceptionsIn(missed)[0] })),
    of(twin, answer(0, { attempt: 2, given_at: LATER })),
    // A mistake in a unit, where help was at hand, with a twin.
    of(practised, answer(0, { source: 'unit', misconception: misconceptionsIn(practised)[0] })),
    of(next, answer(0, { source: 'unit', given_at: LATER })),
  ]);
  await forAll('plan.mastery_history', [{ version: 1, computed_at: WITHIN, mastery: { [SKILL]: 50 } }]);
}

async function seedScores(): Promise<void> {
  const score = (at: string, english: number) => ({
    ...{ source: 'full-test', measured_at: at, measured_on: at.slice(0, 10), day: 0 },
    scores: { english: { score: english }, math: { score: 500 } },
  });
  await system.insert(
    'plan.measurements',
    ids.flatMap((user) =>
      [score(LAST, 520), score(BEFORE, 200), score(FIRST, 500), score(AFTER, 800)].map((row) => ({
        ...{ user_id: user, attempt_id: randomUUID() },
        ...row,
      })),
    ),
  );
}

/** Ten plans of a month that goes on, fourteen of three months, twelve of six; the others have none. */
async function seedPlans(): Promise<void> {
  const durationOf = (person: number): number => (person < 10 ? 1 : person < 24 ? 3 : 6);
  await system.insert(
    'plan.plans',
    ids.slice(0, 36).map((user, person) => ({
      ...{ user_id: user, plan_id: randomUUID(), duration: durationOf(person), timezone: 'UTC', start_day: 0 },
      ...{ math_target: 600, english_target: 600, math_weak: [], english_weak: [], begin_date: '2026-09-10' },
      ends_on: person < 10 ? addDays(today, 10) : '2026-12-09',
      ...{ last_finished_day: 0, last_finished_date: null, created_at: WITHIN },
    })),
  );
  const test = (end: string | null, givenUp: string | null) => ({
    ...{ time_factor: 1, current_module: 1, start_time: WITHIN, evidence_recorded: false },
    ...{ end_time: end, given_up_at: givenUp },
  });
  await system.insert(
    'full_test.tests',
    ids.flatMap((user) =>
      [test(LATER, null), test(LATER, LATER), test(null, null)].map((row) => ({
        ...{ user_id: user, test_id: randomUUID() },
        ...row,
      })),
    ),
  );
}

/** Everybody asks twice beside practice and is answered once, asks and is answered elsewhere, and again when the period is over. */
async function seedTalks(): Promise<void> {
  await system.query(
    `insert into aivydaily.sessions (user_id, subcategory, started_at, active_at) select unnest($1::uuid[]), 1, $2, $2`,
    [ids, WITHIN],
  );
  await system.query(
    `insert into aivydaily.questions (user_id, conversation_id, question_id, place, version, skill, served_at, hints_seen)
     select user_id, conversation_id, $1, 1, 1, $2, started_at, 0 from aivydaily.sessions`,
    [items[0]!.id, SKILL],
  );
  for (const [at, reply] of [
    [WITHIN, 'Look again.'],
    [LATER, null],
    [AFTER, 'Well done.'],
  ])
    await system.query(
      `insert into aivydaily.messages (user_id, message_id, conversation_id, question_id, said, said_at, phase, move, meta,
         quick_replies, hints_seen, reply, replied_at)
       select user_id, gen_random_uuid(), conversation_id, question_id, 'Why?', $1::timestamptz, '3.1', '{}', '{}', '[]', 0,
         $2::text, case when $2::text is null then null else $1::timestamptz end from aivydaily.questions`,
      [at, reply],
    );
  await system.query(
    `insert into chat.conversations (user_id, state, started_at, active_at) select unnest($1::uuid[]), '{}', $2, $2`,
    [ids, WITHIN],
  );
  for (const at of [WITHIN, AFTER])
    await system.query(
      `insert into chat.exchanges (user_id, message_id, conversation_id, said, said_at, phase, move, meta, quick_replies,
         hints_seen, reply, replied_at, source, blocked)
       select user_id, gen_random_uuid(), id, 'Why?', $1::timestamptz, '3.1', '{}', '{}', '[]', 0, 'Look again.', $1, 'model', true
       from chat.conversations`,
      [at],
    );
}

const studentsOf = async (group: ReportGroup): Promise<unknown> => {
  const { rows } = await system.make('cohort-scores', { group });
  return rows.find(({ scale, figure, week }) => scale === 'total' && figure === 'full-test' && week === null)![
    'students'
  ];
};

describe('a group', () => {
  it.each<[ReportGroup, number]>([
    [{}, 48],
    [{ grade: 10 }, 12],
    [{ time_factor: 'extended' }, 12],
    [{ time_factor: 'standard' }, 36],
    [{ plan_months: 1 }, 10],
    [{ plan_months: 3 }, 14],
    [{ plan_months: 6 }, 12],
    [{ plan_months: 3, time_factor: 'standard', state: 'OH' }, 11],
  ])('of %j are those who say so: %i', async (group, students) => {
    expect(await studentsOf(group)).toBe(students);
  });

  it('of another state is nobody', async () => {
    await expect(studentsOf({ state: 'AK' })).rejects.toThrow('Group under 10 people');
  });
});

it('a period goes from the first moment of its first day to the last one of its last, and a change from old to new', async () => {
  const { rows } = await system.make('cohort-scores', { section: 'english' });
  expect(rows.map(({ figure, week, tests, mean }) => [figure, week, tests, mean])).toEqual([
    ['change from first to last test', null, 48, 20],
    ['full-test', null, 96, 510],
    ['full-test', '2026-08-31', 48, 500],
    ['full-test', '2026-11-09', 48, 520],
  ]);
});

it('an item is judged by first tries of the period without help, an item met before by none', async () => {
  const { rows } = await system.make('item-analysis', { section: 'math' });
  const expected = [0, 2, 4, 5].map((index) => [items[index]!.id, STUDENTS, '<5'] as const);
  expect(rows.map(({ item, n, p }) => [item, n, p])).toEqual(expected.sort(([x], [y]) => x - y));
});

it('mastery counts students with three first tries by the end of the period, without trials of new items', async () => {
  const { rows } = await system.make('skill-mastery');
  expect(rows.map(({ skill, students }) => [skill, students])).toEqual([[SKILL, 48]]);
});

describe('a plan', () => {
  it('counts tests that were finished, not those that were given up or go on', async () => {
    const { rows } = await system.make('plan-adherence');
    const whole = rows.find(({ plan_months: months, week }) => months === 3 && week === null);
    expect(whole).toMatchObject({ students: 14, practice_tests: 1 });
  });

  it('has no days to come among those that were missed', async () => {
    const { rows } = await system.make('plan-adherence', { period: { from: '2026-01-01', to: '2099-12-31' } });
    // It began twenty days ago and goes on for ten; today is not over.
    expect(rows.find(({ plan_months: months, week }) => months === 1 && week === null)).toMatchObject({
      ...{ students: 10, planned_days: 200 },
    });
  });
});

it('talks are counted in the period: what was said, and how often the tutor answered; a second try is no twin, a unit no test', async () => {
  const { rows } = await system.make('tutor-usage');
  const counted = rows.map(({ figure, talks, turns, blocked }) => [figure, talks, turns, blocked]);
  expect(counted).toEqual([
    ['Talk beside a practice question', 48, 48, 0],
    ['Conversation', 48, 48, 48],
  ]);
});
