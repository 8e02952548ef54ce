import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  achievement,
  getDailyHistory,
  buyExtra,
  getItemEvidence,
  getLearnerState,
  getPractisedDays,
  getRewards,
  getWeakness,
  recordMission,
  sendDailyMessage,
  startPractice,
  unlockReward,
} from '@aivy/contracts';
import { misconceptionsIn } from '@aivy/item-bank';
import { waitFor } from '@aivy/server-testing';
import { DailyUnderTest, itemOf, rightFor, wrongsFor, type Practising, type Student } from './daily-under-test.js';

/** With the real plan, chat and worker. */
let daily: DailyUnderTest;
beforeAll(async () => {
  daily = await DailyUnderTest.start(['auth', 'plan', 'chat', 'aivydaily', 'worker']);
});
afterAll(() => daily.close());

interface Recorded {
  source_id: string;
  attempt: number;
  correct: boolean;
  hints: number;
  misconception: string | null;
}
const evidenceOf = ({ userId }: Student): Promise<Recorded[]> =>
  daily.query(
    'select source_id, attempt, correct, hints, misconception from plan.evidence where user_id = $1 order by given_at, source_id',
    [userId],
  );
const evidenceWhen = (student: Student, count: number): Promise<Recorded[]> =>
  waitFor(
    async () => {
      const found = await evidenceOf(student);
      return found.length >= count && found;
    },
    { timeoutMs: 20_000 },
  );
const unrecorded = async ({ userId }: Student): Promise<number> => {
  const [row] = await daily.query<{ count: number }>(
    `select (select count(*) from aivydaily.attempts where user_id = $1 and not recorded)::int
       + (select count(*) from aivydaily.sessions where user_id = $1 and completed and not mission_recorded)::int as count`,
    [userId],
  );
  return row!.count;
};
const stateOf = (student: Student) => daily.call(getLearnerState, { user_id: student.userId });

describe('evidence of practice', () => {
  it('has every attempt of a mission once, with its hints and its mistake', async () => {
    const maya = await daily.practising(12);
    const question = await daily.next(maya);
    await daily.call(
      sendDailyMessage,
      { conversation_id: maya.conversationId, question_id: question, message: 'hint', phase: '3.1' },
      maya,
    );
    const wrongs = wrongsFor(question);
    for (let again = 0; again < 3; again += 1) await daily.submit(maya, question, wrongs[0]!, { attempt: 1 });
    await daily.submit(maya, question, rightFor(question), { attempt: 2 });
    await daily.mission(maya, [3, 0, 0, 0]);
    const evidence = await evidenceWhen(maya, 8);
    const questions = await daily.questions(maya);
    expect(evidence.map(({ source_id }) => source_id).sort()).toEqual(
      questions
        .flatMap(({ question_id, attempt }) =>
          Array.from({ length: attempt }, (_, index) => `practice:${maya.conversationId}:${question_id}:${index + 1}`),
        )
        .sort(),
    );
    const item = itemOf(question);
    const foreseen =
      item.type === 'choice'
        ? item.options.find(({ choice }) => choice === wrongs[0])!.misconception
        : (item.common_wrong.find(({ value }) => value === wrongs[0])?.misconception ?? null);
    expect(evidence.filter(({ source_id: id }) => id.includes(`:${question}:`))).toMatchObject([
      { attempt: 1, correct: false, hints: 1, misconception: foreseen },
      { attempt: 2, correct: true, hints: 1, misconception: null },
    ]);
    await waitFor(async () => (await unrecorded(maya)) === 0, { timeoutMs: 20_000 });
    expect(await evidenceOf(maya)).toHaveLength(8);
  });

  it('goes by one job for what many students answer at a time, and each attempt once', async () => {
    const students = await Promise.all([5, 5, 12, 12, 20, 20].map((skill) => daily.practising(skill)));
    const asked = await Promise.all(students.map((student) => daily.next(student)));
    await Promise.all(students.map((student, n) => daily.submit(student, asked[n]!, wrongsFor(asked[n]!)[0]!)));
    await Promise.all(students.map((student) => evidenceWhen(student, 1)));
    const jobs = await daily.query<{ users: string[]; sources: string[] }>(
      `select jsonb_path_query_array(data, '$.batches[*].user_id') as users, jsonb_path_query_array(data, '$.batches[*].entries[*].source_id') as sources
       from aivydaily.outbox where name = 'record-practice' and jsonb_path_query_array(data, '$.batches[*].user_id') ?| $1`,
      [students.map(({ userId }) => userId)],
    );
    // All six came within a second or so: two jobs when the look fell between them.
    expect(jobs.length).toBeLessThanOrEqual(2);
    expect(jobs.flatMap(({ sources }) => sources).sort()).toEqual(
      students.map(({ conversationId }, n) => `practice:${conversationId}:${asked[n]!}:1`).sort(),
    );
    for (const student of students) await waitFor(async () => (await unrecorded(student)) === 0);
  });

  it('that was lost on its way, or whose job has failed for good, is handed over again', async () => {
    const maya = await daily.practising(5);
    await daily.mission(maya);
    await waitFor(async () => (await unrecorded(maya)) === 0, { timeoutMs: 20_000 });
    // As if neither the record nor the plan had ever heard of it, a quarter of an hour ago.
    await daily.query('delete from plan.evidence where user_id = $1', [maya.userId]);
    await daily.query('delete from plan.missions where user_id = $1', [maya.userId]);
    const old = `now() - interval '15 minutes'`;
    await daily.query(`update aivydaily.attempts set recorded = false, enqueued_at = ${old} where user_id = $1`, [
      maya.userId,
    ]);
    await daily.query(
      `update aivydaily.sessions set mission_recorded = false, mission_enqueued_at = ${old} where user_id = $1`,
      [maya.userId],
    );
    // A replica that starts looks at once.
    await daily.system.startApp(path.resolve('apps/aivydaily/src/app.ts'));
    expect(await evidenceWhen(maya, 5)).toHaveLength(5);
    await waitFor(async () => (await unrecorded(maya)) === 0, { timeoutMs: 20_000 });
    expect((await daily.call(getPractisedDays, { user_id: maya.userId })).dates).toHaveLength(1);
  });
});

describe('the plan', () => {
  it('tells what a student has answered to an item, the newest first, and of nobody else', async () => {
    const maya = await daily.practising(5);
    const question = await daily.next(maya);
    await daily.submit(maya, question, wrongsFor(question)[0]!);
    await daily.submit(maya, question, rightFor(question));
    await evidenceWhen(maya, 2);
    const ask = (user_id: string) => daily.call(getItemEvidence, { user_id, item_id: question });
    expect((await ask(maya.userId)).answers).toMatchObject([
      { source: 'practice', attempt: 2, correct: true, answered: true, misconception: null },
      { source: 'practice', attempt: 1, correct: false, item_version: itemOf(question).version },
    ]);
    expect(await ask(randomUUID())).toEqual({ answers: [] });
  });

  it('counts a date once for the streak that both products share, and none for an erased account', async () => {
    const student = daily.newStudent();
    const user_id = student.userId;
    const today = new Date().toISOString().slice(0, 10);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    for (const date of [today, yesterday, today]) await daily.call(recordMission, { user_id, date });
    expect(await daily.call(getPractisedDays, { user_id })).toMatchObject({ dates: [yesterday, today] });
    expect((await daily.call(getRewards, {}, student)).streak).toMatchObject({ days: 2, today_done: true });
    // The dashboard of the plan sees the same streak.
    const planId = randomUUID();
    await daily.query(
      `insert into plan.plans (user_id, plan_id, duration, math_target, english_target, math_weak, english_weak, begin_date, ends_on, created_at)
       values ($1, $2, 1, 700, 700, '[12]', '[5]', $3, $3::date + 30, now())`,
      [user_id, planId, yesterday],
    );
    const { achievements, streak } = await daily.call(achievement, { plan_id: planId }, student);
    expect([achievements, streak.days]).toEqual([[], 2]);
    // A unit of the plan on the date of a mission, and one of somebody else on another date.
    const both = randomUUID();
    for (const date of [yesterday, today]) await daily.call(recordMission, { user_id: both, date });
    const unit = 'insert into plan.days (user_id, day, finished_on, finished_at) values ($1, 1, $2, now())';
    await daily.query(unit, [both, yesterday]);
    await daily.query(unit, [randomUUID(), '2026-01-02']);
    expect(await daily.call(getPractisedDays, { user_id: both })).toMatchObject({ dates: [yesterday, today] });
    const gone = randomUUID();
    await daily.query('insert into plan.erased (user_id, erased_at) values ($1, now())', [gone]);
    await daily.call(recordMission, { user_id: gone, date: today });
    expect(await daily.call(getPractisedDays, { user_id: gone })).toMatchObject({ dates: [] });
  });
});

describe('what the learner record knows', () => {
  /** A student who knew nothing of a skill in practice. */
  async function struggling(skill: number): Promise<Practising> {
    const maya = await daily.practising(skill);
    await daily.mission(maya, [3, 3, 3, 3, 3]);
    await evidenceWhen(maya, 15);
    await waitFor(
      async () => {
        const { state } = await stateOf(maya);
        const current = await daily.query(
          'select 1 from plan.learners where user_id = $1 and state_version = version',
          [maya.userId],
        );
        return current.length > 0 && state!.skills.find((each) => each.skill === skill)!.theta < 0;
      },
      { timeoutMs: 20_000 },
    );
    return maya;
  }

  it('decides how hard the next questions are, and nothing comes again', async () => {
    const maya = await struggling(12);
    const asked = (await daily.questions(maya)).map(({ question_id: id }) => id);
    const { state } = await stateOf(maya);
    const theta = state!.skills.find(({ skill }) => skill === 12)!.theta;
    expect(theta).toBeLessThan(-0.3);
    const again = await daily.practising(12, maya);
    await daily.mission(again);
    const now = (await daily.questions(again)).map(({ question_id: id }) => id);
    expect(now.filter((id) => asked.includes(id))).toEqual([]);
    const mean = (ids: number[]) => ids.reduce((sum, id) => sum + itemOf(id).b, 0) / ids.length;
    expect(mean(now)).toBeLessThan(0.3);
  });

  it('puts a mission above the level there, and the history says so', async () => {
    const maya = await struggling(12);
    const theta = (await stateOf(maya)).state!.skills.find(({ skill }) => skill === 12)!.theta;
    const { id } = await daily.call(startPractice, { subcategory: 12, above: true }, maya);
    const above = { ...maya, conversationId: id };
    await daily.mission(above, [0, 0, 0, 0, 0]);
    const items = (await daily.questions(above)).map(({ question_id }) => itemOf(question_id));
    expect(items).toHaveLength(5);
    expect(Math.min(...items.map(({ b }) => b))).toBeGreaterThan(theta);
    expect((await daily.call(getDailyHistory, {}, maya)).map((each) => each.above)).toEqual([true, undefined]);
  });

  it('brings back two mistakes that are due, in other items', async () => {
    const maya = await struggling(10);
    const { due } = await stateOf(maya);
    const cards = await daily.query<{ misconception: string }>(
      `update plan.review_cards set due = now() - interval '1 day',
         card = jsonb_set(card, '{due}', to_jsonb(to_char(now() - interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
       where user_id = $1 returning misconception`,
      [maya.userId],
    );
    expect(due.length + cards.length).toBeGreaterThan(1);
    const again = await daily.practising(10, maya);
    await daily.mission(again, [0, 0, 0, 0, 0]);
    const twins = await daily.query<{ place: number; question_id: number; twin_of: string }>(
      'select place, question_id, twin_of from aivydaily.questions where user_id = $1 and conversation_id = $2 and twin_of is not null order by place',
      [maya.userId, again.conversationId],
    );
    expect(twins).toHaveLength(2);
    for (const { question_id, twin_of } of twins) expect(misconceptionsIn(itemOf(question_id))).toContain(twin_of);
    expect(new Set(twins.map(({ twin_of }) => twin_of)).size).toBe(2);
  });

  it('is the weakness of a student with a diagnostic, and not found without one', async () => {
    const maya = await struggling(12);
    expect(await daily.fault(getWeakness, {}, maya)).toBe('AIVYDAILY-WEAKNESS-NOTFOUND');
    const section = { score: 600, score_low: 560, score_high: 640, theta: 0.8, se: 0.4 };
    await daily.query(
      `insert into plan.measurements (user_id, attempt_id, source, measured_at, measured_on, day, scores)
       values ($1, $2, 'diagnostic', now(), now()::date, 0, $3)`,
      [maya.userId, randomUUID(), JSON.stringify({ english: section, math: { ...section, score: 500 } })],
    );
    const { detail_report: text, topics } = await daily.call(getWeakness, {}, maya);
    const report = JSON.parse(text) as Record<string, Record<string, number>>;
    expect(report).toMatchObject({ english_score: 600, math_score: 500 });
    expect([Object.keys(report['english_mastery']!).length, Object.keys(report['math_mastery']!).length]).toEqual([
      11, 19,
    ]);
    expect(topics).toHaveLength(30);
    const worth = topics.map((topic) => topic.points_per_minute);
    expect([...worth].sort((x, y) => y - x)).toEqual(worth);
    for (const { mastery, mastery_low: low, mastery_high: high, worth: points, points_per_minute: rate } of topics) {
      expect(low).toBeLessThanOrEqual(mastery);
      expect(high).toBeGreaterThanOrEqual(mastery);
      expect(points).toBeCloseTo(15 * rate);
    }
    const weak = topics.find(({ subcategory }) => subcategory === 12)!;
    expect(weak.mastery).toBe(report['math_mastery']!['Linear Equations in One Variable']);
    expect(weak.weak_chance).toBeGreaterThan(0.5);
  });
});

describe('more like a question', () => {
  const like = (student: Student, subcategory: number, item: number) =>
    daily.call(startPractice, { subcategory, like: item }, student);
  const refused = (student: Student, subcategory: number, item: number) =>
    daily.fault(startPractice, { subcategory, like: item }, student);

  it('that the student has met begins a session whose next three are as hard as it is, also when it is asked for twice', async () => {
    const maya = await daily.practising(12);
    await daily.mission(maya, [0, 0, 0, 0, 0]);
    await evidenceWhen(maya, 5);
    const [first] = (await daily.questions(maya))
      .map(({ question_id: id }) => itemOf(id))
      .filter(({ skill }) => skill === 12)
      .sort((x, y) => y.b - x.b);
    const { id } = await like(maya, 12, first!.id);
    const again = { ...maya, conversationId: id };
    await daily.work(again);
    expect((await like(maya, 12, first!.id)).id).toBe(id);
    const wanted = () =>
      daily.query('select liked_item, liked_from from aivydaily.sessions where user_id = $1 and conversation_id = $2', [
        maya.userId,
        id,
      ]);
    expect(await wanted()).toEqual([{ liked_item: first!.id, liked_from: 0 }]);
    // Once the three were given, whoever asks again wants more of them.
    await daily.work(again);
    await daily.work(again);
    await like(maya, 12, first!.id);
    expect(await wanted()).toEqual([{ liked_item: first!.id, liked_from: 3 }]);
  });

  it('that is unknown, of another topic, or met by somebody else alone is not there, alike, and begins nothing', async () => {
    const [maya, theo] = [await daily.practising(12), daily.newStudent()];
    await daily.work(maya);
    await evidenceWhen(maya, 1);
    const met = (await daily.questions(maya))[0]!.question_id;
    expect(await refused(maya, 12, 999_999)).toBe('QUESTION-NOTFOUND');
    expect(await refused(maya, 11, met)).toBe('QUESTION-NOTFOUND');
    expect(await refused(theo, 12, met)).toBe('QUESTION-NOTFOUND');
    expect(await refused(theo, 11, met)).toBe('QUESTION-NOTFOUND');
    expect(await daily.query('select 1 from aivydaily.sessions where user_id = $1', [theo.userId])).toEqual([]);
    expect(
      await daily.query('select 1 from aivydaily.sessions where user_id = $1 and liked_item is not null', [
        maya.userId,
      ]),
    ).toEqual([]);
  });
});

describe('words of the chat', () => {
  it('are those that a student gets, the same as the authored ones while there is no model', async () => {
    const maya = await daily.practising(5);
    const question = await daily.next(maya);
    const { data } = await daily.call(
      sendDailyMessage,
      {
        conversation_id: maya.conversationId,
        question_id: question,
        message: 'hint',
        phase: '3.1',
        message_id: randomUUID(),
      },
      maya,
    );
    expect(data).toMatchObject({ phase: '3.2', hints_seen: 1 });
    expect(data.content.length).toBeGreaterThan(20);
    expect(
      await daily.query('select source, blocked from aivydaily.messages where user_id = $1', [maya.userId]),
    ).toEqual([{ source: 'offline', blocked: false }]);
  });
});

describe('a trial of the full plan', () => {
  /** A student of AivyDaily with an account and 2,400 points. */
  async function rich(): Promise<Student> {
    const student = daily.newStudent();
    await daily.query(
      `insert into auth.users (user_id, email, password_hash, name, products) values ($1, $2, '', 'Maya', '{2}')`,
      [student.userId, `${student.userId}@example.com`],
    );
    await daily.work(await daily.practising(2, student));
    await daily.query('update aivydaily.attempts set points = 2400 where user_id = $1', [student.userId]);
    return student;
  }
  const productsOf = async ({ userId }: Student): Promise<number[]> =>
    (await daily.query<{ products: number[] }>('select products from auth.users where user_id = $1', [userId]))[0]!
      .products;
  const granted = ({ userId }: Student): Promise<unknown> =>
    waitFor(
      async () =>
        (await daily.query('select 1 from aivydaily.unlocks where user_id = $1 and granted', [userId])).length === 1,
      { timeoutMs: 20_000 },
    );

  it('is in the account when the exchange is answered, once, however often it is asked for', async () => {
    const student = await rich();
    const asked = await Promise.all(
      [1, 2, 3].map(() => daily.call(unlockReward, { name: 'path-trial' as const }, student)),
    );
    expect(await productsOf(student)).toEqual([2, 1]);
    expect(asked.map(({ points_left: left }) => left)).toEqual([1200, 1200, 1200]);
    await granted(student);
    await daily.call(unlockReward, { name: 'path-trial' }, student);
    expect(await productsOf(student)).toEqual([2, 1]);
    expect((await daily.jobs(student)).filter(({ name }) => name === 'grant-unlock')).toHaveLength(1);
  });

  it('costs nothing where a plan has opened it already', async () => {
    const student = await rich();
    await daily.query(
      `update auth.users set products = '{2,1}', path_plan = '3 months', path_last_day = null where user_id = $1`,
      [student.userId],
    );
    for (const name of ['path-trial', 'mock-full-test'] as const)
      expect((await daily.call(unlockReward, { name }, student)).points_left).toBe(2_400);
  });

  it('adds nothing to the account of who unlocked the practice test', async () => {
    const student = await rich();
    await daily.call(unlockReward, { name: 'mock-full-test' }, student);
    await granted(student);
    expect(await productsOf(student)).toEqual([2]);
    expect((await daily.jobs(student)).filter(({ name }) => name === 'grant-unlock')).toEqual([]);
  });

  it('that is unlocked while auth fails comes to the account when auth is back', async () => {
    const student = await rich();
    await daily.query('alter table auth.users rename to users_away');
    try {
      const { points_left, unlocks } = await daily.call(unlockReward, { name: 'path-trial' }, student);
      expect(points_left).toBe(1200);
      expect(unlocks.find(({ name }) => name === 'path-trial')!.unlocked_at).not.toBeNull();
    } finally {
      await daily.query('alter table auth.users_away rename to users');
    }
    await granted(student);
    expect(await productsOf(student)).toEqual([2, 1]);
  });

  it('whose job was lost, or has failed for good, is handed over again', async () => {
    const student = await rich();
    await daily.call(unlockReward, { name: 'path-trial' }, student);
    await granted(student);
    // As if auth had never heard of it, a quarter of an hour ago.
    await daily.query(`update auth.users set products = '{2}', path_week_granted = false where user_id = $1`, [
      student.userId,
    ]);
    await daily.query(
      `update aivydaily.unlocks set granted = false, enqueued_at = now() - interval '15 minutes' where user_id = $1`,
      [student.userId],
    );
    // A replica that starts looks at once.
    await daily.system.startApp(path.resolve('apps/aivydaily/src/app.ts'));
    await granted(student);
    expect(await productsOf(student)).toEqual([2, 1]);
  });
});

describe('AivyPath units', () => {
  it('earn 20 points for each right answer and 20 for finishing, which can be spent', async () => {
    const student = daily.newStudent();
    // Two finished units with three and no right answers, one of them before today, and a test day.
    await daily.query(
      `insert into plan.days (user_id, day, finished_on, finished_at) values
         ($1, 1, current_date - 1, now() - interval '30 hours'), ($1, 2, current_date, now()), ($1, 15, current_date, now())`,
      [student.userId],
    );
    await daily.query(
      `insert into plan.units (user_id, day, skill, questions, served_at, active_at)
       select $1, day, 12, '[]', now(), now() from generate_series(1, 3) day`,
      [student.userId],
    );
    await daily.query(
      `insert into plan.evidence (user_id, source_id, source, item_id, item_version, skill, correct, answered, attempt, hints, spent_ms, pretest, given_at)
       select $1, 'unit:' || day || ':' || item, 'unit', item, 1, 12, day = 1 and item <= 3, true, 1, 0, 0, false, now()
       from generate_series(1, 2) day, generate_series(1, 5) item`,
      [student.userId],
    );
    expect(await daily.call(getRewards, {}, student)).toMatchObject({
      points: 100,
      points_left: 100,
      points_today: 20,
    });
    expect(await daily.fault(unlockReward, { name: 'mock-full-test' }, student)).toBe('AIVYDAILY-POINTS');
    await daily.query('update plan.evidence set correct = true where user_id = $1', [student.userId]);
    expect(await daily.call(getRewards, {}, student)).toMatchObject({ points: 240 });
    expect(await daily.call(buyExtra, { name: 'leaf' }, student)).toMatchObject({ points_left: 40 });
  });
});
