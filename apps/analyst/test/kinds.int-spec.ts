import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { REPORT_KINDS, type ReportKindName, type ReportParams } from '@aivy/contracts';
import { misconceptionsIn, type BankItem } from '@aivy/item-bank';
import { seededRandom } from '@aivy/psychometrics';
import type { PublishedReport } from '../src/kinds/kind.js';
import { KindsUnderTest, type MadeReport } from './kinds-under-test.js';

const STUDENTS = 240;
/** Questions of everybody's test. */
const ASKED = 12;

let system: KindsUnderTest;
let ids: string[];
let asked: BankItem[];

const minute = (day: string, minutes: number): string =>
  new Date(Date.parse(`${day}T10:00:00Z`) + 60_000 * minutes).toISOString();

/** Everybody takes a diagnostic in September, every second one a full test in October; plans, units and talks. */
async function seed(): Promise<void> {
  const random = seededRandom(3);
  const pairs = twins();
  asked = system.bank
    .items()
    .filter(({ skill }) => skill === 12)
    .slice(0, ASKED);
  const evidence: Record<string, unknown>[] = [];
  const answer = (person: number, source: string, item: BankItem, at: string, marked?: boolean) => {
    const correct = marked ?? random.next() < 0.3 + (0.4 * person) / STUDENTS;
    evidence.push({
      ...{ user_id: ids[person], source_id: `${source}:${item.id}:${evidence.length}`, source, item_id: item.id },
      ...{ item_version: 1, skill: item.skill, correct, answered: true, attempt: 1, hints: 0, spent_ms: 40_000 },
      ...{ misconception: correct ? null : (misconceptionsIn(item)[0] ?? null), pretest: false, given_at: at },
    });
  };
  const section = (score: number) => ({ score, theta: (score - 600) / 110, se: 0.3 });
  const score = (english: number, math: number) => ({ english: section(english), math: section(math) });
  const measurements: Record<string, unknown>[] = [];
  ids.forEach((user, person) => {
    asked.forEach((item, index) => answer(person, 'diagnostic', item, minute('2026-09-08', index)));
    const about = { user_id: user, measured_on: '2026-09-08', day: 0 };
    const first = { ...about, attempt_id: randomUUID(), source: 'diagnostic', measured_at: minute('2026-09-08', 30) };
    measurements.push({ ...first, scores: score(500 + 2 * person, 480) });
    if (person % 2 === 0)
      measurements.push({
        ...{ ...about, attempt_id: randomUUID(), source: 'full-test', measured_at: minute('2026-10-14', 30) },
        scores: score(530 + 2 * person, 490),
      });
    pairs.forEach(([item, twin], index) => {
      answer(person, 'practice', item, minute('2026-10-01', index), false);
      answer(person, 'practice', twin, minute('2026-10-20', index));
    });
    answer(person, 'full-test', pairs[0]![0], minute('2026-10-14', 5), false);
  });
  await system.insert('plan.evidence', evidence);
  await system.insert('plan.measurements', measurements);
  await system.insert(
    'plan.official_scores',
    ids.map((user, person) => ({
      ...{ user_id: user, score_id: randomUUID(), test_date: '2026-10-03', entered_at: minute('2026-10-20', 0) },
      ...{ english: 10 * Math.round((350 + 1.5 * person + 60 * random.next()) / 10), math: 400 + 10 * (person % 9) },
    })),
  );
  await system.insert(
    'plan.mastery_history',
    ids.flatMap((user, person) => [
      { user_id: user, version: 1, computed_at: minute('2026-09-09', 0), mastery: { 12: 10 } },
      { user_id: user, version: 2, computed_at: minute('2026-10-21', 0), mastery: { 12: 40 + (person % 41) } },
    ]),
  );
  await seedPlans();
  await seedPractice(pairs);
}

/** Pairs of items that show one misconception first; no pair shows one of another. */
function twins(): [BankItem, BankItem][] {
  const pairs: [BankItem, BankItem][] = [];
  const taken = new Set<string>();
  const waiting = new Map<string, BankItem>();
  for (const item of system.bank.items().filter(({ skill }) => skill < 12)) {
    const own = misconceptionsIn(item);
    if (own.length === 0 || own.some((each) => taken.has(each))) continue;
    const first = waiting.get(own[0]!);
    if (!first) waiting.set(own[0]!, item);
    else {
      pairs.push([first, item]);
      for (const each of [...misconceptionsIn(first), ...own]) taken.add(each);
    }
  }
  return pairs.slice(0, 4);
}

async function seedPlans(): Promise<void> {
  await system.insert(
    'plan.plans',
    ids.map((user, person) => ({
      ...{
        user_id: user,
        plan_id: randomUUID(),
        duration: person < 200 ? 3 : 1,
        math_target: 600,
        english_target: 600,
      },
      ...{ math_weak: [], english_weak: [], begin_date: '2026-09-10', start_day: 0, timezone: 'UTC' },
      ends_on: person < 200 ? '2026-12-09' : '2026-10-10',
      ...{ last_finished_day: 20, last_finished_date: '2026-10-01', created_at: minute('2026-09-10', 0) },
    })),
  );
  await system.query(
    `insert into plan.days select user_id, n, date '2026-09-10' + n * 2, now() from plan.plans, generate_series(1, 20) n`,
  );
}

/** Everybody practises the first of each pair with one hint more than the one before, and talks about it. */
async function seedPractice(pairs: readonly [BankItem, BankItem][]): Promise<void> {
  await system.query(
    `insert into aivydaily.sessions (user_id, subcategory, started_at, active_at)
     select unnest($1::uuid[]), 1, '2026-10-01', '2026-10-01'`,
    [ids],
  );
  for (const [place, [item]] of pairs.entries()) {
    const values = [item.id, place, item.skill, minute('2026-10-01', place + 0.5), misconceptionsIn(item)[0]];
    await system.query(
      `insert into aivydaily.questions (user_id, conversation_id, question_id, place, version, skill, served_at, hints_seen,
         completed_at, correct)
       select user_id, conversation_id, $1, $2::int + 1, 1, $3, started_at, $2::int, $4, true from aivydaily.sessions`,
      values.slice(0, 4),
    );
    await system.query(
      `insert into aivydaily.attempts (user_id, conversation_id, question_id, attempt, answer, correct, points, hints,
         spent_ms, misconception, given_at)
       select user_id, conversation_id, $1, 1, 'a', false, 0, 0, 1, $2, '2026-10-01' from aivydaily.sessions`,
      [item.id, values[4]],
    );
  }
  await system.query(
    `insert into chat.conversations (user_id, state, started_at, active_at)
     select unnest($1::uuid[]), '{}', '2026-10-01', '2026-10-01'`,
    [ids.slice(0, 9)],
  );
  await system.query(
    `insert into chat.exchanges (user_id, conversation_id, message_id, phase, said, said_at, move, meta, quick_replies, hints_seen)
     select user_id, id, gen_random_uuid(), '3.1', 'a secret word', '2026-10-01', '{}', '{}', '[]', 0 from chat.conversations`,
  );
}

beforeAll(async () => {
  system = await KindsUnderTest.start();
  ids = await system.students(STUDENTS);
  await seed();
  // As a database in use has it: without, the first statement over empty statistics takes seconds.
  await system.query('analyze');
}, 120_000);
afterAll(() => system.close());

/** A report as it is known when a later one is made. */
const published = (made: MadeReport, params: Partial<ReportParams> = {}): PublishedReport => ({
  params: { group: {}, period: { from: '2026-09-01', to: '2026-11-15' }, ...params },
  madeAt: new Date(),
  cells: JSON.parse(JSON.stringify(made.cells)) as PublishedReport['cells'],
});
const paramsOf = (kind: ReportKindName): Partial<ReportParams> =>
  kind === 'dif' ? { focal: { time_factor: 'extended' } } : {};

describe('every kind', () => {
  it.each(REPORT_KINDS)('tells of nobody by name, address or id: %s', async (kind) => {
    const made = await system.make(kind, paramsOf(kind));
    const text = JSON.stringify([made.rows, made.finding, made.cells]);
    for (const id of ids) expect(text.includes(id)).toBe(false);
    expect(text).not.toMatch(/secret|example\.com|[0-9a-f]{8}-[0-9a-f]{4}-/i);
    // Nor by a template that nobody filled in.
    expect(text).not.toContain('${');
    expect(made.rows.length).toBeGreaterThan(0);
    expect(made.cells.every(({ people }) => people >= 10)).toBe(true);
    for (const point of made.finding.points) expect(point.n).toBeGreaterThanOrEqual(10);
  });

  it.each(REPORT_KINDS)('is not made of fewer than ten people: %s', async (kind) => {
    await system.query(`update auth.users set state = 'AK' where user_id = any ($1)`, [ids.slice(0, 9)]);
    await expect(
      system.make(kind, { ...paramsOf(kind), group: { state: 'AK' } }).then(({ rows }) => rows),
    ).rejects.toThrow(kind === 'score-link' ? 'Fewer than 30 students' : 'Group under 10 people');
    await system.query(`update auth.users set state = 'OH'`);
  });

  it.each(REPORT_KINDS)('is the same when nothing has changed, and is then not kept twice: %s', async (kind) => {
    const first = await system.make(kind, paramsOf(kind));
    const again = await system.make(kind, paramsOf(kind), [published(first, paramsOf(kind))]);
    expect(again.rows).toEqual(first.rows);
    expect(first.cells.length).toBeGreaterThan(0);
    expect(again.cells.every((cell) => 'partOf' in cell && !('sketch' in cell))).toBe(true);
  });
});

describe('cohort scores', () => {
  it('are those that SQL finds', async () => {
    const { rows } = await system.make('cohort-scores', { group: { grade: 9 } });
    const [expected] = await system.query<{ n: number; mean: number; sd: number; median: number }>(
      `select count(distinct m.user_id)::int as n, round(avg((scores->'english'->>'score')::int), 1)::float as mean,
         round(stddev_samp((scores->'english'->>'score')::int), 1)::float as sd,
         percentile_cont(.5) within group (order by (scores->'english'->>'score')::int) as median
       from plan.measurements m join auth.users u using (user_id) where u.grade = 9 and source = 'diagnostic'`,
    );
    expect(
      rows.find(({ scale, figure, week }) => scale === 'english' && figure === 'diagnostic' && week === null),
    ).toMatchObject({ students: expected!.n, mean: expected!.mean, sd: expected!.sd, p50: expected!.median });
    const weeks = rows
      .filter(({ scale, week }) => scale === 'total' && week !== null)
      .map(({ figure, week }) => [figure, week]);
    // The Mondays of 8 September and 14 October.
    expect(weeks).toEqual([
      ['diagnostic', '2026-09-07'],
      ['full-test', '2026-10-12'],
    ]);
  });

  it('are not made where a report of few people more or less was made before', async () => {
    const before = await system.make('cohort-scores');
    await system.query(`update auth.users set role = 'analyst' where user_id = any ($1)`, [ids.slice(0, 3)]);
    try {
      await expect(system.make('cohort-scores', {}, [published(before)])).rejects.toThrow(
        'With an earlier report this could tell of fewer than 10 people',
      );
      expect((await system.make('cohort-scores')).rows.length).toBeGreaterThan(0);
    } finally {
      await system.query(`update auth.users set role = 'student'`);
    }
  });
});

describe('skill mastery', () => {
  it('is the newest of the period of those who have answered', async () => {
    const { rows } = await system.make('skill-mastery');
    const own = asked.filter(({ skill }) => skill === 12).length;
    expect(own).toBeGreaterThanOrEqual(3);
    const mean = ids.reduce((sum, _, person) => sum + 40 + (person % 41), 0) / STUDENTS;
    expect(rows.map(({ skill, students, mean: found }) => [skill, students, found])).toEqual([
      [12, STUDENTS, Math.round(10 * mean) / 10],
    ]);
    // What was computed in September only is told of a period that ended then.
    const september = await system.make('skill-mastery', { period: { from: '2026-09-01', to: '2026-09-30' } });
    expect(september.rows[0]).toMatchObject({ mean: 10, beginner: 1 });
  });
});

describe('plan adherence', () => {
  it('holds the days of plans against those that were finished', async () => {
    const { rows } = await system.make('plan-adherence');
    const whole = rows.find(({ plan_months: months, week }) => months === 3 && week === null);
    // 10 September to 15 November are 67 days, 20 of them finished.
    expect(whole).toMatchObject({ students: 200, planned_days: 13_400, done_days: 4000, share_done: 0.299 });
    const ended = rows.find(({ plan_months: months, week }) => months === 1 && week === null);
    expect(ended).toMatchObject({ students: 40, students_ended: 40, share_finished: '<5', planned_days: 1200 });
  });
});

describe('item analysis', () => {
  it('counts first answers as SQL does', async () => {
    const { rows } = await system.make('item-analysis', { section: 'math' });
    const expected = await system.query<{ item_id: number; n: number; p: number }>(
      `select item_id, count(*)::int as n, round(avg(correct::int), 3)::float as p
       from plan.evidence where skill >= 12 and attempt = 1 group by item_id order by item_id`,
    );
    expect(rows.map(({ item, n, p }) => ({ item_id: item, n, p }))).toEqual(expected);
  });

  it('takes what was answered before the period for met', async () => {
    await expect(
      system.make('item-analysis', { section: 'math', period: { from: '2026-09-20', to: '2026-11-15' } }),
    ).rejects.toThrow('Group under 10 people');
  });
});

describe('item calibration', () => {
  it('names every item with its version and what would be published', async () => {
    const { rows, columns } = await system.make('item-calibration', { section: 'math' });
    expect(rows.map(({ item_id: id }) => id)).toEqual(asked.map(({ id }) => id).sort((x, y) => x - y));
    expect(columns.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['item_id', 'item_version', 'proposed_a', 'proposed_b', 'se_b']),
    );
    expect(rows.every(({ proposed_b: b, n }) => typeof b === 'number' && n === STUDENTS)).toBe(true);
  });
});

describe('tutor usage', () => {
  it('follows mistakes to their twins, by help', async () => {
    const { rows } = await system.make('tutor-usage');
    const helps = new Map(rows.map(({ figure, students, helps: n }) => [figure, [students, n]]));
    // The first pair was practised without a hint, but everybody missed it again in a test: nobody helped last.
    expect(helps.get('No help')).toEqual([STUDENTS, STUDENTS]);
    expect(helps.get('First hint')).toEqual([STUDENTS, STUDENTS]);
    expect(helps.get('Third hint')).toEqual([STUDENTS, STUDENTS]);
    expect(helps.has('Explanation only')).toBe(false);
    // Nine people have talked.
    expect(helps.has('Conversation')).toBe(false);
  });
});
