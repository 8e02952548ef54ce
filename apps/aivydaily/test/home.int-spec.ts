import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  aivydailyUserData,
  buyExtra,
  getDailyHistory,
  getRewards,
  getStreakFreezes,
  getTestUnlock,
  getTrial,
  getWeakness,
  nextQuestion,
  sendDailyMessage,
  tryAnswer,
  tryMessage,
  unlockReward,
  wearLook,
} from '@aivy/contracts';
import { packBank } from '@aivy/item-bank';
import { DailyUnderTest, itemOf, rightFor, wrongsFor, type Student } from './daily-under-test.js';

/** Without plan and chat: all of this goes on while they are away. */
let daily: DailyUnderTest;
beforeAll(async () => {
  daily = await DailyUnderTest.start();
});
afterAll(() => daily.close());

const TABLES = ['sessions', 'questions', 'attempts', 'messages', 'badges', 'unlocks'];
const rewardsOf = (student: Student) => daily.call(getRewards, {}, student);
const badgesOf = async (student: Student) =>
  (await rewardsOf(student)).badges.filter(({ earned_at: at }) => at !== null).map(({ name }) => name);
/** Missions that a student has finished earlier: their topics, and what all their questions were. */
async function finished(student: Student, topics: readonly number[], question: { twin: boolean; correct: boolean }) {
  for (const topic of topics)
    await daily.query(
      `with s as (
         insert into aivydaily.sessions (user_id, subcategory, started_at, active_at, ended_at, completed, mission_date)
         values ($1, $2, now(), now(), now(), true, now()::date) returning user_id, conversation_id)
       insert into aivydaily.questions (user_id, conversation_id, question_id, place, version, skill, twin_of, served_at, completed_at, correct)
       select user_id, conversation_id, place, place, 1, $2, case when $3 then 'a mistake' end, now(), now(), $4
       from s, generate_series(1, 5) place`,
      [student.userId, topic, question.twin, question.correct],
    );
}
/** Gives a student points, as if earned by other answers. */
async function grant(student: Student, points: number): Promise<void> {
  const maya = await daily.practising(2, student);
  await daily.work(maya);
  await daily.query('update aivydaily.attempts set points = $2 where user_id = $1', [student.userId, points]);
}

describe('the history', () => {
  it('lists missions, the newest first, with what became of their questions', async () => {
    const student = daily.newStudent();
    const first = await daily.practising(12, student);
    await daily.mission(first, [0, 1, 2, 3, 0]);
    const second = await daily.practising(5, student);
    await daily.work(second, 1);
    await daily.next(second);
    expect(await daily.call(getDailyHistory, {}, student)).toMatchObject([
      {
        id: second.conversationId,
        subcategory: 5,
        completed: false,
        ended_at: null,
        questions_answered: 1,
        correct_first: 0,
        points: 10,
        tries: [2, null],
      },
      {
        id: first.conversationId,
        subcategory: 12,
        completed: true,
        ended_at: expect.any(Number),
        questions_answered: 5,
        correct_first: 2,
        points: 55,
        tries: [1, 2, 3, 0, 1],
      },
    ]);
    expect(await daily.call(getDailyHistory, {}, daily.newStudent())).toEqual([]);
  });

  it('comes in pages, without sessions in which nothing was asked', async () => {
    const student = daily.newStudent();
    const ids: number[] = [];
    for (let subcategory = 1; subcategory <= 23; subcategory += 1) {
      const session = await daily.practising(subcategory, student);
      if (subcategory === 2) continue;
      await daily.next(session);
      ids.unshift(session.conversationId);
    }
    const page = await daily.call(getDailyHistory, {}, student);
    expect(page.map(({ id }) => id)).toEqual(ids.slice(0, 20));
    const rest = await daily.call(getDailyHistory, { oldest_id: page.at(-1)!.id }, student);
    expect(rest.map(({ id }) => id)).toEqual(ids.slice(20));
  });
});

describe('rewards', () => {
  it('are nothing at first', async () => {
    const { streak, badges, unlocks, extras, ...numbers } = await rewardsOf(daily.newStudent());
    expect(numbers).toEqual({ points: 0, points_left: 0, points_today: 0, missions: 0, max_attempts: 3 });
    expect(streak).toMatchObject({ days: 0, longest: 0, today_done: false, freeze_left: true });
    expect(badges.every(({ earned_at: at }) => at === null)).toBe(true);
    expect(unlocks).toEqual([
      { name: 'mock-full-test', cost: 800, unlocked_at: null },
      { name: 'path-trial', cost: 1200, unlocked_at: null },
    ]);
    expect(extras).toEqual({
      freezes: 0,
      looks: [
        { name: 'leaf', cost: 200, bought_at: null },
        { name: 'hat', cost: 400, bought_at: null },
        { name: 'scarf', cost: 600, bought_at: null },
      ],
      look: null,
    });
  });

  it('count points of every answer, missions and their days, and give badges once', async () => {
    const student = daily.newStudent('America/New_York');
    await daily.mission(await daily.practising(12, student), [0, 0, 0, 0, 0]);
    await daily.work(await daily.practising(5, student), 1);
    const rewards = await rewardsOf(student);
    expect(rewards).toMatchObject({
      points: 110,
      points_left: 110,
      points_today: 110,
      missions: 1,
      streak: { days: 1, longest: 1, today_done: true },
    });
    expect(rewards.streak.week.filter(({ state }) => state === 'done')).toHaveLength(1);
    expect(await badgesOf(student)).toEqual(['first-mission', 'perfect-mission']);
    expect((await rewardsOf(student)).badges).toEqual(rewards.badges);
  });

  it('are given for ten different topics, not for one of them ten times', async () => {
    const [same, many] = [daily.newStudent(), daily.newStudent()];
    await finished(same, Array<number>(10).fill(3), { twin: false, correct: false });
    await finished(many, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { twin: false, correct: false });
    expect(await badgesOf(same)).toEqual(['first-mission']);
    expect(await badgesOf(many)).toEqual(['first-mission', 'explorer']);
  });

  it('are given for mistakes that were solved when they came again, not for those that were made again', async () => {
    const [solved, missed] = [daily.newStudent(), daily.newStudent()];
    await finished(solved, [3, 3], { twin: true, correct: true });
    await finished(missed, [3, 3], { twin: true, correct: false });
    expect(await badgesOf(solved)).toEqual(['first-mission', 'ten-twins']);
    expect(await badgesOf(missed)).toEqual(['first-mission']);
  });

  it('are given for a hundred complete questions; one that is open does not count', async () => {
    const student = daily.newStudent();
    await finished(student, [...Array<number>(19).fill(3)], { twin: false, correct: false });
    const maya = await daily.practising(5, student);
    for (let place = 1; place <= 4; place += 1) await daily.work(maya, 1);
    await daily.next(maya);
    expect(await badgesOf(student)).not.toContain('century');
    await daily.work(maya, 1);
    expect(await badgesOf(student)).toContain('century');
  });

  it('of a day are the points that were earned on it, by the midnight of where the student is', async () => {
    const student = daily.newStudent('Pacific/Kiritimati');
    const maya = await daily.practising(5, student);
    for (let place = 1; place <= 2; place += 1) await daily.work(maya);
    const midnight = new Date();
    midnight.setTime(Math.floor((midnight.getTime() + 14 * 3_600_000) / 86_400_000) * 86_400_000 - 14 * 3_600_000);
    for (const [place, offset] of [
      [1, -1],
      [2, 0],
    ])
      await daily.query(
        `update aivydaily.attempts a set given_at = $3::timestamptz + make_interval(secs => $4) from aivydaily.questions q
         where a.user_id = $1 and q.user_id = a.user_id and q.question_id = a.question_id and q.place = $2`,
        [student.userId, place, midnight, offset],
      );
    expect(await rewardsOf(student)).toMatchObject({ points: 40, points_today: 20 });
  });

  it('cost what they cost when they were unlocked', async () => {
    const student = daily.newStudent();
    await grant(student, 800);
    await daily.call(unlockReward, { name: 'mock-full-test' }, student);
    await daily.query('update aivydaily.unlocks set cost = 500 where user_id = $1', [student.userId]);
    const { points_left, unlocks } = await rewardsOf(student);
    expect([points_left, unlocks[0]!.cost]).toEqual([300, 500]);
  });

  it('a streak is one of days where the student is, with a freeze for one missed day a week', async () => {
    const student = daily.newStudent();
    for (const subcategory of [1, 2, 3, 4])
      await daily.mission(await daily.practising(subcategory, student), [0, 3, 0, 0, 0]);
    const today = new Date().toISOString().slice(0, 10);
    const dates = [0, 1, 2, 4].map((back) =>
      new Date(Date.parse(today) - back * 86_400_000).toISOString().slice(0, 10),
    );
    for (const [index, date] of dates.entries())
      await daily.query('update aivydaily.sessions set mission_date = $2 where user_id = $1 and subcategory = $3', [
        student.userId,
        date,
        index + 1,
      ]);
    expect((await rewardsOf(student)).streak).toMatchObject({ days: 4, longest: 4, today_done: true });
    expect(await badgesOf(student)).toEqual(['first-mission', 'streak-3']);
  });

  it('are exchanged once, for who has the points, whatever is asked at once', async () => {
    const poor = daily.newStudent();
    await grant(poor, 799);
    // Units may have earned the missing point, and the plan is away.
    expect(await daily.fault(unlockReward, { name: 'mock-full-test' }, poor)).toBe('SERVICE-UNAVAILABLE');
    const rich = daily.newStudent();
    await grant(rich, 1_700);
    // Nobody can store an exchange for a moment, so that all of them have looked at the points before the first is stored.
    const held = daily.query(
      'do $$ begin lock table aivydaily.unlocks in exclusive mode; perform pg_sleep(0.5); end $$',
    );
    const asked = await Promise.allSettled(
      ['mock-full-test', 'path-trial', 'mock-full-test', 'path-trial'].map((name) =>
        daily.call(unlockReward, { name: name as 'path-trial' }, rich),
      ),
    );
    await held;
    // Either both of one name, or both of the other: there are points for one of them.
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const { points, points_left, unlocks } = await rewardsOf(rich);
    const got = unlocks.filter(({ unlocked_at: at }) => at !== null);
    expect(got).toHaveLength(1);
    expect([points, points_left]).toEqual([1_700, 1_700 - got[0]!.cost]);
  });
});

describe('what points buy when everything is open', () => {
  it('is two freezes at once at most, each paid for', async () => {
    const student = daily.newStudent();
    await grant(student, 1_000);
    await daily.call(buyExtra, { name: 'freeze' }, student);
    expect(await daily.call(buyExtra, { name: 'freeze' }, student)).toMatchObject({
      points_left: 400,
      extras: { freezes: 2 },
    });
    expect(await daily.fault(buyExtra, { name: 'freeze' }, student)).toBe('AIVYDAILY-FREEZES');
    expect((await rewardsOf(student)).points_left).toBe(400);
  });

  it('saves a streak on a second missed day, after the freeze of the week', async () => {
    const student = daily.newStudent();
    await grant(student, 1_000);
    await daily.mission(await daily.practising(1, student), [0, 3, 0, 0, 0]);
    const monday = '2026-03-02';
    const on = (day: number) => new Date(Date.parse(monday) + day * 86_400_000).toISOString().slice(0, 10);
    // Monday and Thursday of a week long ago, then every day until today: only the first week has gaps.
    const today = new Date().toISOString().slice(0, 10);
    const dates = [0, 3];
    for (let day = 4; on(day) <= today; day += 1) dates.push(day);
    await daily.query(
      `insert into aivydaily.sessions (user_id, subcategory, started_at, active_at, ended_at, completed, mission_date)
       select $1, 2, now(), now(), now(), true, date from unnest($2::date[]) date`,
      [student.userId, dates.map(on)],
    );
    const before = (await rewardsOf(student)).streak.days;
    await daily.call(buyExtra, { name: 'freeze' }, student);
    expect((await rewardsOf(student)).streak.days).toBe(before);
    // Bought before the gap it's used there; the day before the gap counts again.
    await daily.query(`update aivydaily.unlocks set unlocked_at = '2026-03-01 12:00Z' where user_id = $1`, [
      student.userId,
    ]);
    const { streak, extras } = await rewardsOf(student);
    expect([streak.days - before, extras!.freezes]).toEqual([1, 0]);
    // One that's used makes room for two more.
    for (const freezes of [1, 2])
      expect((await daily.call(buyExtra, { name: 'freeze' }, student)).extras!.freezes).toBe(freezes);
  });

  it('is a look for Aivy, bought once and worn when wanted', async () => {
    const student = daily.newStudent();
    await grant(student, 1_000);
    for (let times = 0; times < 2; times += 1) await daily.call(buyExtra, { name: 'hat' }, student);
    expect(await daily.call(wearLook, { look: 'hat' }, student)).toMatchObject({
      points_left: 600,
      extras: { look: 'hat' },
    });
    expect(await daily.fault(wearLook, { look: 'scarf' }, student)).toBe('INVALIDINPUT');
    await daily.call(buyExtra, { name: 'scarf' }, student);
    await daily.call(wearLook, { look: 'scarf' }, student);
    expect((await rewardsOf(student)).extras!.look).toBe('scarf');
    await Promise.all(
      (['hat', 'scarf', 'hat', 'scarf'] as const).map((look) => daily.call(wearLook, { look }, student)),
    );
    expect(
      await daily.query('select from aivydaily.unlocks where user_id = $1 and worn', [student.userId]),
    ).toHaveLength(1);
    expect((await daily.call(wearLook, { look: null }, student)).extras!.look).toBeNull();
  });

  it('is told to the services that need it', async () => {
    const student = daily.newStudent();
    await grant(student, 1_100);
    const user = { user_id: student.userId };
    expect(await daily.call(getTestUnlock, user)).toEqual({ unlocked_at: null });
    await daily.call(buyExtra, { name: 'freeze' }, student);
    await daily.call(unlockReward, { name: 'mock-full-test' }, student);
    expect(await daily.call(getTestUnlock, user)).toEqual({ unlocked_at: expect.any(Number) });
    expect((await daily.call(getStreakFreezes, user)).bought_at).toHaveLength(1);
  });
});

describe('while the plan is away', () => {
  it('the weakness is not known, and nobody is told that there was no diagnostic', async () => {
    expect(await daily.fault(getWeakness, {}, daily.newStudent())).toBe('SERVICE-UNAVAILABLE');
  });

  it('a question comes all the same, after a third of a second at most, and the next ones at once', async () => {
    const maya = await daily.practising(12);
    await daily.work(maya);
    const begun = performance.now();
    for (let place = 2; place <= 4; place += 1) await daily.work(maya);
    // Three waits of 300 ms would be 900; the machine of the test may be slow.
    expect(performance.now() - begun).toBeLessThan(900);
  });
});

describe('the trial for visitors', () => {
  it('has four topics with three practice questions each, the same for everybody, without key or hint', async () => {
    const { topics, questions } = await daily.call(getTrial, {});
    expect([topics.length, questions]).toEqual([4, []]);
    const bank = packBank();
    for (const subcategory of topics) {
      const trial = await daily.call(getTrial, { subcategory });
      expect(trial).toEqual(await daily.call(getTrial, { subcategory }));
      expect(trial.questions.map(({ id }) => [itemOf(id).skill, bank.poolOf(id)])).toEqual(
        Array(3).fill([subcategory, 'practice']),
      );
      expect(Object.keys(trial.questions[0]!)).not.toContain('answer');
    }
    expect(await daily.fault(getTrial, { subcategory: 1 })).toBe('QUESTION-NOTFOUND');
  });

  it('marks answers, and gives key and explanation with the last one alone', async () => {
    const { id } = (await daily.call(getTrial, { subcategory: 5 })).questions[0]!;
    const wrongs = wrongsFor(id);
    const answer = (answers: string[]) => daily.call(tryAnswer, { question_id: id, answers });
    expect(await answer([wrongs[0]!])).toMatchObject({
      current_attempt: 1,
      correct: false,
      is_completed: false,
      solution: null,
    });
    const { answer: key, explanation } = itemOf(id);
    const solution = { question_id: id, answer: key, explanation };
    expect(await answer([wrongs[0]!, rightFor(id)])).toMatchObject({ correct: true, is_completed: true, solution });
    expect(await answer(wrongs)).toMatchObject({ correct: false, is_completed: true, solution });
    expect(await answer([])).toMatchObject({ current_attempt: 0, is_completed: false, solution: null, feedback: null });
  });

  it('knows no other question, so that no key of another one can be asked for', async () => {
    const maya = await daily.practising(12);
    const question = (await daily.call(nextQuestion, { conversation_id: maya.conversationId }, maya)).question_id;
    const trial = new Set<number>();
    for (const subcategory of (await daily.call(getTrial, {})).topics)
      for (const { id } of (await daily.call(getTrial, { subcategory })).questions) trial.add(id);
    const other = trial.has(question) ? packBank().currentDiagnosticForm.math[0]!.id : question;
    expect(await daily.fault(tryAnswer, { question_id: other, answers: ['a', 'b', 'c'] })).toBe('QUESTION-NOTFOUND');
  });

  it('talks, remembers nothing, and stores nothing', async () => {
    const { id } = (await daily.call(getTrial, { subcategory: 5 })).questions[0]!;
    const say = (hints_seen: number, turn: number) =>
      daily.call(tryMessage, { question_id: id, answers: [], message: 'hint', phase: '3.2', hints_seen, turn });
    const rows = async () =>
      Promise.all(TABLES.map(async (table) => (await daily.query(`select count(*)::int from aivydaily.${table}`))[0]));
    const before = await rows();
    const first = await say(0, 0);
    expect(first).toMatchObject({ phase: '3.2', hints_seen: 1 });
    expect(await say(0, 0)).toEqual(first);
    expect(await say(1, 1)).toMatchObject({ hints_seen: 2 });
    expect(await rows()).toEqual(before);
  });
});

describe('what is kept of a user', () => {
  it('is handed out whole, and gone after its erasure', async () => {
    const student = daily.newStudent();
    const maya = await daily.practising(12, student);
    const question = await daily.next(maya);
    const hint = await daily.call(
      sendDailyMessage,
      { conversation_id: maya.conversationId, question_id: question, message: 'hint', phase: '3.1' },
      maya,
    );
    await daily.submit(maya, question, rightFor(question));
    await daily.mission(maya, [0, 0, 0, 0]);
    await rewardsOf(student);
    const user = { user_id: student.userId };
    const exported = await daily.call(aivydailyUserData.export, user);
    const stamp = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
    const moment = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
    expect(exported.sessions).toMatchObject([
      { id: maya.conversationId, subcategory: 12, started_at: stamp, ended_at: stamp, completed: true, points: 100 },
    ]);
    expect(exported.sessions[0]!.questions[0]).toEqual({
      question_id: question,
      hints_seen: 1,
      attempts: [{ user_answer: rightFor(question), correct: true, given_at: stamp }],
      messages: [
        { role: 'user', content: 'hint', said_at: moment },
        { role: 'ai', content: hint.data.content, said_at: moment },
      ],
    });
    expect(exported.badges).toMatchObject([{ name: 'first-mission', earned_at: stamp }, { name: 'perfect-mission' }]);
    await daily.call(aivydailyUserData.erase, user);
    expect(await daily.call(aivydailyUserData.export, user)).toEqual({
      sessions: [],
      badges: [],
      unlocks: [],
      extras: [],
    });
    for (const table of TABLES)
      expect(await daily.query(`select * from aivydaily.${table} where user_id = $1`, [student.userId])).toEqual([]);
  });

  it("has what was exchanged, and nothing of anybody else's; another student's erasure takes nothing of it", async () => {
    const [student, other] = [daily.newStudent(), daily.newStudent()];
    for (const each of [student, other]) {
      await grant(each, 900);
      await daily.call(unlockReward, { name: 'mock-full-test' }, each);
    }
    await daily.query(`insert into aivydaily.badges values ($1, 'explorer', now())`, [student.userId]);
    const his = { user_id: other.userId };
    const before = await daily.call(aivydailyUserData.export, his);
    expect(before.unlocks).toEqual([
      { name: 'mock-full-test', unlocked_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) },
    ]);
    expect([before.sessions.length, before.badges]).toEqual([1, []]);
    await daily.call(aivydailyUserData.erase, { user_id: student.userId });
    for (const table of TABLES)
      expect(await daily.query(`select * from aivydaily.${table} where user_id = $1`, [student.userId])).toEqual([]);
    expect(await daily.call(aivydailyUserData.export, his)).toEqual(before);
  });
});
