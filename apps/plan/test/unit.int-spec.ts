import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  finishDay,
  getDailyAnswers,
  getDailyProgress,
  getDailyQuestions,
  getPlan,
  saveDailyProgress,
} from '@aivy/contracts';
import { skillById } from '@aivy/exam';
import { createDataSource } from '@aivy/server-kit';
import { waitFor } from '@aivy/server-testing';
import { database } from '../src/database.js';
import { PlanUnderTest, type Planned } from './plan-under-test.js';

let plans: PlanUnderTest;
beforeAll(async () => {
  plans = await PlanUnderTest.start();
});
afterAll(() => plans.close());

const HOW = ['right', 'wrong', 'right', 'empty', 'right'] as const;
const on = ({ planId }: Planned, day: number) => ({ plan_id: planId, day });
/** Whatever in this database waits for a lock of another. */
const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
/** Finishes days without their units, for tests of what comes later. */
async function skipTo(student: Planned, day: number): Promise<void> {
  await plans.query(
    `insert into plan.days (user_id, day, finished_on, finished_at)
     select $1, d, current_date - ($2 - d), now() - make_interval(days => $2 - d) from generate_series(1, $2 - 1) d`,
    [student.userId, day],
  );
  await plans.query(
    'update plan.plans set last_finished_day = $2 - 1, last_finished_date = current_date - 1, begin_date = current_date - $2 where user_id = $1',
    [student.userId, day],
  );
}

describe('the way through a day', () => {
  it('goes from the questions over the answers to the solutions', async () => {
    const student = await plans.planned();
    const served = await plans.call(getDailyQuestions, on(student, 1), student);
    expect(served).toMatchObject({ skill: expect.any(Number), finished_date: null });
    expect(served.questions).toHaveLength(5);
    expect(JSON.stringify(served)).not.toMatch(/explanation|"answer"/);

    await plans.answer(student, 1, served.questions, HOW);
    const today = new Date().toISOString().slice(0, 10);
    expect(await plans.call(finishDay, on(student, 1), student)).toEqual({
      last_finished_day: 1,
      finished_date: today,
      correct: 3,
    });
    expect(await plans.call(getPlan, {}, student)).toMatchObject({ last_finished_day: 1, last_finished_date: today });

    const keys = await plans.keys(served.questions.map(({ id }) => id));
    const solutions = await plans.call(getDailyAnswers, on(student, 1), student);
    expect(solutions.map(({ question_id: id }) => id)).toEqual(served.questions.map(({ id }) => id));
    expect(solutions.map(({ correct }) => correct)).toEqual(HOW.map((how) => how === 'right'));
    expect(solutions.map(({ user_answer: given }) => given !== '')).toEqual(HOW.map((how) => how !== 'empty'));
    for (const { question_id: id, answer } of solutions) expect(answer.split(',')[0]!.trim()).toBe(keys.get(id));
  });
});

describe('a unit', () => {
  it('is the same for every serving, also of two at once', async () => {
    const student = await plans.planned();
    const served = await Promise.all(Array.from({ length: 5 }, () => plans.serve(student, 1)));
    expect(new Set(served.map((questions) => JSON.stringify(questions))).size).toBe(1);
    expect(await plans.query('select day from plan.units where user_id = $1', [student.userId])).toHaveLength(1);
  });

  it('is of one domain of the section of its day, and asks practice items that the student has never met', async () => {
    const student = await plans.planned();
    const met = new Set<number>();
    for (const day of [1, 2, 3, 4, 5, 6]) {
      if (day > 1) await plans.goBack(student, 1);
      const questions = await plans.work(student, day, HOW);
      const skills = await plans.query<{ skill: number }>(
        `select distinct (body->>'skill')::int as skill from bank.items where id = any($1)`,
        [questions.map(({ id }) => id)],
      );
      expect(new Set(skills.map(({ skill }) => skillById(skill).category)).size).toBe(1);
      expect(skills[0]!.skill <= 11).toBe(day % 2 === 1);
      for (const { id } of questions) {
        expect(met.has(id)).toBe(false);
        met.add(id);
      }
    }
  });

  it('is not there before its day, on a test day, or a second time on a date', async () => {
    const student = await plans.planned();
    expect((await plans.fault(getDailyQuestions, on(student, 2), student)).code).toBe('PLAN-DAYLOCKED');
    expect((await plans.fault(getDailyQuestions, on(student, 15), student)).code).toBe('PLAN-TESTDAY');
    await plans.work(student, 1);
    expect((await plans.fault(getDailyQuestions, on(student, 2), student)).code).toBe('PLAN-DONETODAY');
    expect((await plans.call(getDailyQuestions, on(student, 1), student)).finished_date).not.toBeNull();
  });
});

describe('saving', () => {
  it('keeps the answer of the highest number and the longest time, in whatever order answers come', async () => {
    const student = await plans.planned();
    const id = (await plans.serve(student, 1))[0]!.id;
    const now = Date.now();
    const save = (answer: string, seq: number, spent: number) =>
      plans.call(
        saveDailyProgress,
        { ...on(student, 1), question_id: [id], answer: [answer], seq: [seq], spent_ms: [spent] },
        student,
      );
    for (const [answer, seq, spent] of [
      ['b', now + 2, 4_000],
      ['a', now + 1, 900],
      ['b', now + 2, 4_000],
      ['c', now + 3, 2_000],
      ['a', now + 1, 900],
    ] as const)
      await save(answer, seq, spent);
    expect(await plans.call(getDailyProgress, on(student, 1), student)).toEqual([
      { question_id: id, user_answer: 'c', seq: now + 3, spent_ms: 4_000 },
    ]);
  });

  it('counts the time between serving and answers, two minutes at most for a gap, and nothing twice', async () => {
    const student = await plans.planned();
    const questions = await plans.serve(student, 1);
    await plans.query(
      `update plan.units set served_at = served_at - interval '20 minutes', active_at = served_at - interval '20 minutes' where user_id = $1`,
      [student.userId],
    );
    const [{ at }] = (await plans.query<{ at: Date }>('select served_at as at from plan.units where user_id = $1', [
      student.userId,
    ])) as [{ at: Date }];
    const served = at.getTime();
    const save = (minutes: readonly number[]) =>
      plans.call(
        saveDailyProgress,
        {
          ...on(student, 1),
          question_id: questions.slice(0, minutes.length).map(({ id }) => id),
          answer: minutes.map(() => ''),
          seq: minutes.map((minute) => Math.round(served + minute * 60_000)),
        },
        student,
      );
    const spent = async (): Promise<number> =>
      (
        await plans.query<{ spent_ms: number }>('select spent_ms from plan.units where user_id = $1', [student.userId])
      )[0]!.spent_ms;
    // A minute; half a minute; nine minutes, which count as two.
    await save([1, 1.5, 10.5]);
    expect(await spent()).toBe(210_000);
    await save([1, 1.5, 10.5]);
    await save([5]);
    expect(await spent()).toBe(210_000);
    // A clock that is 20 seconds ahead: the time until now, two minutes of it.
    await save([20 + 1 / 3]);
    expect(await spent()).toBe(330_000);
  });

  it('refuses an answer from ahead of time, says so, and lets a later one in', async () => {
    const student = await plans.planned();
    const [one, two] = await plans.serve(student, 1);
    const now = Date.now();
    const save = (seq: readonly number[], answer: readonly string[]) =>
      plans.call(
        saveDailyProgress,
        { ...on(student, 1), question_id: [one!.id, two!.id], answer: [...answer], seq: [...seq] },
        student,
      );
    const first = await save([now + 60_000, now + 20_000], ['a', 'b']);
    expect([first.refused, first.server_time >= now]).toEqual([[one!.id], true]);
    expect(await save([now + 5, now + 5], ['c', 'd'])).toMatchObject({ refused: [] });
    const stored = await plans.call(getDailyProgress, on(student, 1), student);
    expect(new Map(stored.map((each) => [each.question_id, each.user_answer]))).toEqual(
      new Map([
        [one!.id, 'c'],
        [two!.id, 'b'],
      ]),
    );
  });

  it('names answers that do not fit, and foreign questions', async () => {
    const student = await plans.planned();
    await plans.serve(student, 1);
    expect(
      await plans.fault(saveDailyProgress, { ...on(student, 1), question_id: [999_999], answer: ['a'] }, student),
    ).toEqual({ code: 'PLAN-INVALIDINPUT', paths: ['question_id.0'] });
  });

  it('needs a unit that was given out and is open', async () => {
    const student = await plans.planned();
    const nothing = { question_id: [], answer: [] };
    expect((await plans.fault(saveDailyProgress, { ...on(student, 1), ...nothing }, student)).code).toBe(
      'PLAN-NOTSERVED',
    );
    const questions = await plans.work(student, 1, HOW);
    const late = { ...on(student, 1), question_id: [questions[1]!.id], answer: [''] };
    expect((await plans.fault(saveDailyProgress, late, student)).code).toBe('PLAN-UNITCLOSED');
    expect(
      await plans.query('select from plan.unit_answers where user_id = $1 and question_id = $2 and answer = $3', [
        student.userId,
        questions[1]!.id,
        '',
      ]),
    ).toHaveLength(0);
  });
});

describe('finishing', () => {
  it('leaves the unit open when a later step fails, so that saves and finishing go on', async () => {
    const student = await plans.planned();
    const questions = await plans.serve(student, 1);
    await plans.answer(student, 1, questions, 'wrong');
    await plans.query(
      `insert into plan.days (user_id, day, finished_on, finished_at) values ($1, 1, '2026-03-01', now())`,
      [student.userId],
    );
    expect((await plans.fault(finishDay, on(student, 1), student)).code).toBe('PLAN-DB');
    const open = 'select day from plan.units where user_id = $1 and finished_at is null';
    expect(await plans.query(open, [student.userId])).toEqual([{ day: 1 }]);
    await plans.answer(student, 1, questions, 'right');
    await plans.query('delete from plan.days where user_id = $1', [student.userId]);
    expect((await plans.call(finishDay, on(student, 1), student)).correct).toBe(5);
    expect(await plans.query(open, [student.userId])).toEqual([]);
  });

  it('gives one result and one set of evidence from two devices at once, and again later', async () => {
    const student = await plans.planned();
    const questions = await plans.serve(student, 1);
    await plans.answer(student, 1, questions, HOW);
    const finish = () => plans.call(finishDay, on(student, 1), student);
    const results = await Promise.all([finish(), finish(), finish()]);
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(await finish()).toEqual(results[0]);
    const evidence = await plans.query<{ item_id: number; correct: boolean; answered: boolean; source_id: string }>(
      'select item_id, correct, answered, source_id from plan.evidence where user_id = $1',
      [student.userId],
    );
    expect(evidence).toHaveLength(5);
    questions.forEach(({ id }, index) => {
      expect(evidence).toContainEqual({
        item_id: id,
        correct: HOW[index] === 'right',
        answered: HOW[index] !== 'empty',
        source_id: `unit:1:${id}`,
      });
    });
    expect(
      await plans.query('select from plan.outbox where name = $1 and data->>$2 = $3', [
        'update-learner',
        'user_id',
        student.userId,
      ]),
    ).toHaveLength(1);
  });

  it('counts an answer whose save is under way', async () => {
    const student = await plans.planned();
    const [question] = await plans.serve(student, 1);
    const key = (await plans.keys([question!.id])).get(question!.id);
    const source = await createDataSource(database, plans.system.database.url).initialize();
    const finishing = await source.transaction(async (manager) => {
      const unit = 'where user_id = $1 and day = 1';
      await manager.query(`update plan.units set spent_ms = 1 ${unit}`, [student.userId]);
      const finished = plans.call(finishDay, on(student, 1), student);
      await waitFor(async () => (await manager.query(WAITING)).length > 0);
      await manager.query(
        'insert into plan.unit_answers (user_id, day, question_id, answer, seq, spent_ms) values ($1, 1, $2, $3, 1, 1)',
        [student.userId, question!.id, key],
      );
      return { finished };
    });
    expect(await finishing.finished).toMatchObject({ correct: 1 });
    await source.destroy();
  });

  it('is only of the day that comes next, served, and no test day', async () => {
    const student = await plans.planned();
    const fault = async (day: number) => (await plans.fault(finishDay, on(student, day), student)).code;
    expect(await fault(1)).toBe('PLAN-NOTSERVED');
    expect(await fault(2)).toBe('PLAN-DAYLOCKED');
    expect(await fault(15)).toBe('PLAN-TESTDAY');
  });

  it('is once a date: what was open on another device waits for tomorrow', async () => {
    const student = await plans.planned();
    await plans.serve(student, 1);
    await plans.query(
      'update plan.plans set last_finished_day = 1, last_finished_date = current_date where user_id = $1',
      [student.userId],
    );
    await plans.query('update plan.units set day = 2 where user_id = $1', [student.userId]);
    expect((await plans.fault(finishDay, on(student, 2), student)).code).toBe('PLAN-DONETODAY');
  });

  it('of a unit done without network counts for the date on which it was done', async () => {
    const student = await plans.planned();
    await plans.serve(student, 1);
    await plans.query(`update plan.units set served_at = served_at - interval '3 days' where user_id = $1`, [
      student.userId,
    ]);
    const yesterday = Date.now() - 24 * 3_600_000;
    const { finished_date: date } = await plans.call(finishDay, { ...on(student, 1), finished_at: yesterday }, student);
    expect(date).toBe(new Date(yesterday).toISOString().slice(0, 10));
    // So today's day is open at once.
    expect(await plans.serve(student, 2)).toHaveLength(5);
  });
});

describe('solutions', () => {
  it('are not there before the unit is finished, and never on a test day', async () => {
    const student = await plans.planned();
    await plans.serve(student, 1);
    expect((await plans.fault(getDailyAnswers, on(student, 1), student)).code).toBe('PLAN-NOTFINISHED');
    expect((await plans.fault(getDailyAnswers, on(student, 2), student)).code).toBe('PLAN-NOTFINISHED');
    await skipTo(student, 16);
    expect((await plans.fault(getDailyAnswers, on(student, 15), student)).code).toBe('PLAN-TESTDAY');
  });

  it('say what the chosen wrong answer shows', async () => {
    const student = await plans.planned();
    const questions = await plans.work(student, 1, 'wrong');
    const solutions = await plans.call(getDailyAnswers, on(student, 1), student);
    for (const { type, id } of questions.filter(({ type }) => type === 'choice')) {
      const [item] = await plans.query<{ feedback: string }>(
        `select o->>'feedback' as feedback from bank.items i, jsonb_array_elements(i.body->'options') o
         where i.id = $1 and o->>'choice' = $2 order by version desc limit 1`,
        [id, solutions.find(({ question_id: own }) => own === id)!.user_answer],
      );
      expect([type, solutions.find(({ question_id: own }) => own === id)!.feedback]).toEqual([
        'choice',
        item!.feedback,
      ]);
    }
  });
});

describe('a plan of somebody else', () => {
  it('is not there for any call of a unit', async () => {
    const [owner, other] = [await plans.planned(), await plans.planned()];
    await plans.serve(owner, 1);
    for (const planId of [owner.planId, randomUUID(), 'no-id', "'"]) {
      const input = { plan_id: planId, day: 1 };
      for (const call of [getDailyQuestions, getDailyProgress, getDailyAnswers, finishDay])
        expect((await plans.fault(call, input, other)).code).toBe('PLAN-NOTEXIST');
      expect((await plans.fault(saveDailyProgress, { ...input, question_id: [], answer: [] }, other)).code).toBe(
        'PLAN-NOTEXIST',
      );
    }
  });
});
