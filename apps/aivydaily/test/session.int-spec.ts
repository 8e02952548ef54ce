import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  endPractice,
  getDailyHistory,
  getQuestionDetail,
  getQuestionStem,
  getSessionQuestions,
  nextQuestion,
  sendDailyMessage,
  startPractice,
  submitAnswer,
} from '@aivy/contracts';
import { waitFor } from '@aivy/server-testing';
import pg from 'pg';
import { DailyUnderTest, itemOf, rightFor, wrongsFor, type Practising } from './daily-under-test.js';

let daily: DailyUnderTest;
beforeAll(async () => {
  daily = await DailyUnderTest.start();
});
afterAll(() => daily.close());

describe('a mission', () => {
  it('asks five practice items of its topic, each once, and is complete with the fifth', async () => {
    const maya = await daily.practising(12);
    const asked: number[] = [];
    for (let place = 1; place <= 5; place += 1) {
      const question = await daily.next(maya);
      asked.push(question);
      const outcome = await daily.submit(maya, question, rightFor(question), { attempt: 1 });
      expect(outcome).toEqual({
        current_attempt: 1,
        correct: true,
        previous_answer: [rightFor(question)],
        is_completed: true,
        points: 20,
        feedback: null,
        session_completed: place === 5,
      });
    }
    expect(new Set(asked).size).toBe(5);
    const difficulty = asked.map((id) => itemOf(id).b);
    expect(difficulty).toEqual([...difficulty].sort((x, y) => x - y));
    // Another family of the domain comes before one that was asked.
    expect(new Set(asked.map((id) => itemOf(id).family)).size).toBe(5);
    expect(asked.filter((id) => itemOf(id).skill === 12)).toHaveLength(4);
    expect(await daily.fault(nextQuestion, { conversation_id: maya.conversationId }, maya)).toBe('QUESTION-REACHLIMIT');
    expect(await daily.questions(maya)).toMatchObject(
      asked.map((question_id) => ({ question_id, is_completed: true, is_correct: true, attempt: 1 })),
    );
  });

  it('takes three tries at a question, and says after each what it was', async () => {
    const maya = await daily.practising(5);
    const question = await daily.next(maya);
    const [first, second, third] = wrongsFor(question) as [string, string, string];
    expect(await daily.submit(maya, question, first, { attempt: 1 })).toMatchObject({
      current_attempt: 1,
      correct: false,
      is_completed: false,
      points: 0,
    });
    expect(await daily.submit(maya, question, second, { attempt: 2 })).toMatchObject({
      current_attempt: 2,
      previous_answer: [first, second],
      is_completed: false,
    });
    expect(await daily.submit(maya, question, third, { attempt: 3 })).toMatchObject({
      current_attempt: 3,
      correct: false,
      is_completed: true,
      points: 0,
      session_completed: false,
    });
    expect(await daily.fault(submitAnswer, daily.submission(maya, question, rightFor(question)), maya)).toBe(
      'ANSWER-REACHLIMIT',
    );
    expect(await daily.questions(maya)).toMatchObject([
      { question_id: question, is_completed: true, is_correct: false, attempt: 3, user_answer: third },
    ]);
  });

  it('pays 20, 10 and 5 points by the try that was right, and none for a miss', async () => {
    const maya = await daily.practising(5);
    const last = [];
    for (const misses of [0, 1, 2, 3] as const) last.push((await daily.work(maya, misses)).at(-1)!.points);
    expect(last).toEqual([20, 10, 5, 0]);
  });
});

describe('a question', () => {
  it('that is open is given again instead of the next one', async () => {
    const maya = await daily.practising();
    const question = await daily.next(maya);
    expect(await daily.next(maya)).toBe(question);
    await daily.submit(maya, question, rightFor(question));
    expect(await daily.next(maya)).not.toBe(question);
  });

  it('shows its choices at once, its key and explanation only when it is complete', async () => {
    const maya = await daily.practising(5);
    const question = await daily.next(maya);
    const { passage, img, type, question: text, explanation, answer } = itemOf(question);
    expect(await daily.call(getQuestionStem, { qid: question }, maya)).toEqual({
      id: question,
      type,
      passage,
      img,
      question: text,
    });
    const before = await daily.call(getQuestionDetail, { qid: question }, maya);
    expect(before.choice_a).not.toBe('');
    expect(Object.keys(before)).not.toContain('answer');
    expect(Object.keys(before)).not.toContain('explanation');
    await daily.submit(maya, question, wrongsFor(question)[0]!);
    expect(Object.keys(await daily.call(getQuestionDetail, { qid: question }, maya))).not.toContain('explanation');
    await daily.submit(maya, question, rightFor(question));
    expect(await daily.call(getQuestionDetail, { qid: question }, maya)).toEqual({ ...before, answer, explanation });
  });

  it('that was complete in an earlier session keeps its key when it is asked anew', async () => {
    const student = daily.newStudent();
    const before = await daily.practising(5, student);
    const question = await daily.next(before);
    await daily.submit(before, question, rightFor(question));
    const now = await daily.practising(6, student);
    await daily.query(
      `insert into aivydaily.questions (user_id, conversation_id, question_id, place, version, skill, served_at)
       select user_id, $2, question_id, 1, version, skill, now() from aivydaily.questions
       where user_id = $1 and conversation_id = $3`,
      [student.userId, now.conversationId, before.conversationId],
    );
    const shown = await daily.call(getQuestionDetail, { qid: question }, student);
    expect(shown.id).toBe(question);
    expect(Object.keys(shown)).not.toContain('answer');
    expect(Object.keys(shown)).not.toContain('explanation');
  });

  it('of somebody else is not found, and neither is a session', async () => {
    const [maya, theo] = [await daily.practising(), await daily.practising()];
    const question = await daily.next(maya);
    const foreign = { conversation_id: maya.conversationId };
    for (const call of [nextQuestion, endPractice, getSessionQuestions])
      expect(await daily.fault(call, foreign, theo)).toBe('CONVERSATION-NOTFOUND');
    const submission = daily.submission(maya, question, 'a');
    expect(await daily.fault(submitAnswer, submission, theo)).toBe('CONVERSATION-NOTFOUND');
    expect(await daily.fault(submitAnswer, { ...submission, conversation_id: theo.conversationId }, theo)).toBe(
      'QUESTION-NOTFOUND',
    );
    for (const call of [getQuestionStem, getQuestionDetail])
      expect(await daily.fault(call, { qid: question }, theo)).toBe('QUESTION-NOTFOUND');
    expect((await daily.questions(maya))[0]).toMatchObject({ attempt: 0 });
  });

  it('takes as answer what the specification takes, and of a choice a letter in whatever case', async () => {
    const maya = await daily.practising(5);
    const question = await daily.next(maya);
    for (const answer of ['', '  ', 'abcdefg', 'ü', '<b>', 'e', '12'])
      expect([answer, await daily.fault(submitAnswer, daily.submission(maya, question, answer), maya)]).toEqual([
        answer,
        'INVALIDINPUT',
      ]);
    const upper = rightFor(question).toUpperCase();
    expect(await daily.submit(maya, question, ` ${upper} `)).toMatchObject({ correct: true, previous_answer: [upper] });
  });
});

describe('an answer', () => {
  it('sent again under its number gives what it gave, whatever came after it', async () => {
    const maya = await daily.practising(5);
    const question = await daily.next(maya);
    const [wrong] = wrongsFor(question) as [string];
    const first = await daily.submit(maya, question, wrong, { attempt: 1 });
    expect(await daily.submit(maya, question, wrong, { attempt: 1 })).toEqual(first);
    const second = await daily.submit(maya, question, rightFor(question), { attempt: 2 });
    expect(await daily.submit(maya, question, wrong.toUpperCase(), { attempt: 1 })).toEqual(first);
    expect(await daily.submit(maya, question, rightFor(question), { attempt: 2 })).toEqual(second);
    await daily.call(endPractice, { conversation_id: maya.conversationId }, maya);
    expect(await daily.submit(maya, question, wrong, { attempt: 1 })).toEqual(first);
  });

  it('that was given before is refused and costs no try; another one under a used number is the next try', async () => {
    const maya = await daily.practising(5);
    const question = await daily.next(maya);
    const [first, second] = wrongsFor(question) as [string, string];
    await daily.submit(maya, question, first, { attempt: 1 });
    for (const more of [{}, { attempt: 2 }, { attempt: 3 }])
      expect(await daily.fault(submitAnswer, daily.submission(maya, question, first.toUpperCase(), more), maya)).toBe(
        'DUPLICATE-ANSWER',
      );
    expect(await daily.submit(maya, question, second, { attempt: 1 })).toMatchObject({ current_attempt: 2 });
  });

  it('with the value of an earlier one is refused and uses no attempt, from the box and from two tabs at once', async () => {
    const maya = await daily.practising(12);
    let question = await daily.next(maya);
    while (itemOf(question).type !== 'blank') {
      await daily.submit(maya, question, rightFor(question));
      question = await daily.next(maya);
    }
    // No key of the bank is 113/8.
    await daily.submit(maya, question, '113/8', { attempt: 1 });
    const again = (answer: string, attempt?: number) =>
      daily.fault(submitAnswer, daily.submission(maya, question, answer, { ...(attempt && { attempt }) }), maya);
    for (const answer of ['14.125', '226/16', ' 113/8'])
      expect([answer, await again(answer)]).toEqual([answer, 'DUPLICATE-ANSWER']);
    expect(await again('14.125', 1)).toBe('DUPLICATE-ANSWER');
    expect(await daily.questions(maya)).toContainEqual(expect.objectContaining({ question_id: question, attempt: 1 }));
    const both = await Promise.allSettled(['2.5', '5/2'].map((answer) => daily.submit(maya, question, answer)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await daily.questions(maya)).toContainEqual(expect.objectContaining({ question_id: question, attempt: 2 }));
  });

  it('is stored with a hint that was shown between the look at the question and its save', async () => {
    const maya = await daily.practising(5);
    const question = await daily.next(maya);
    const holder = new pg.Client({ connectionString: daily.system.database.url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from aivydaily.sessions where user_id = $1 for update', [maya.userId]);
    const outcome = daily.submit(maya, question, wrongsFor(question)[0]!);
    // It has looked, and waits to save.
    await waitFor(async () => {
      const waiting = await daily.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           and query like '%into aivydaily.attempts%'`,
      );
      return waiting.length > 0;
    });
    await holder.query('update aivydaily.questions set hints_seen = 1 where user_id = $1', [maya.userId]);
    await holder.query('commit');
    await holder.end();
    await outcome;
    expect(await daily.enqueued(maya, 1)).toMatchObject([{ hints: 1, attempt: 1 }]);
  });

  it('counts the time of its own try, and the question that of all its tries', async () => {
    const maya = await daily.practising(5);
    const question = await daily.next(maya);
    await daily.goBack(maya, 1);
    const [wrong] = wrongsFor(question) as [string];
    await daily.submit(maya, question, wrong, { attempt: 1, spent_ms: 20_000 });
    await daily.submit(maya, question, rightFor(question), { attempt: 2, spent_ms: 50_000 });
    expect(await daily.enqueued(maya, 2)).toMatchObject([{ spent_ms: 20_000 }, { spent_ms: 30_000 }]);
    expect(await daily.questions(maya)).toMatchObject([{ spent_ms: 50_000 }]);
    expect(await daily.call(getDailyHistory, {}, maya)).toMatchObject([{ spent_ms: 50_000 }]);
  });

  it('sent by twenty tabs at once is one try', async () => {
    const maya = await daily.practising(5);
    const question = await daily.next(maya);
    const [wrong] = wrongsFor(question) as [string];
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => daily.submit(maya, question, wrong, { attempt: 1 })),
    );
    expect(new Set(outcomes.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await daily.enqueued(maya, 1)).toMatchObject([
      { source_id: `practice:${maya.conversationId}:${question}:1` },
    ]);
    expect(await daily.questions(maya)).toMatchObject([{ attempt: 1, answers: [wrong] }]);
  });

  it('to one question, four different ones at once, makes three tries at most and completes once', async () => {
    const maya = await daily.practising(5);
    for (let place = 0; place < 5; place += 1) {
      const question = await daily.next(maya);
      const results = await Promise.allSettled(
        ['a', 'b', 'c', 'd'].map((answer) => daily.submit(maya, question, answer, { attempt: 1 })),
      );
      const taken = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      const refused = results.flatMap((each) =>
        each.status === 'rejected' ? [(each.reason as { code: string }).code] : [],
      );
      expect(taken.map((each) => each.current_attempt).sort()).toEqual([1, 2, 3].slice(0, taken.length));
      expect(taken.filter((each) => each.is_completed)).toHaveLength(1);
      expect(new Set(refused)).toEqual(new Set(['ANSWER-REACHLIMIT']));
    }
    expect((await daily.jobs(maya)).filter(({ name }) => name === 'record-mission')).toHaveLength(1);
  });
});

describe('next question', () => {
  it('asked for by ten tabs at once is one question', async () => {
    const maya = await daily.practising();
    const given = await Promise.all(Array.from({ length: 10 }, () => daily.next(maya)));
    expect(new Set(given).size).toBe(1);
    expect(await daily.questions(maya)).toHaveLength(1);
  });

  it('never asks a student what was asked in a session before', async () => {
    const student = daily.newStudent();
    const asked: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const maya = await daily.practising(26, student);
      await daily.mission(maya, [0, 3, 0, 1, 0]);
      asked.push(...(await daily.questions(maya)).map(({ question_id }) => question_id));
    }
    expect(new Set(asked).size).toBe(20);
  });
});

describe('a session', () => {
  it('of a topic is gone on with by whoever starts it again, also from ten tabs at once', async () => {
    const student = daily.newStudent();
    const started = await Promise.all(
      Array.from({ length: 10 }, () => daily.call(startPractice, { subcategory: 3 }, student)),
    );
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect(started[0]).toMatchObject({ subcategory: 3, max_questions: 5, max_attempts: 3 });
    expect((await daily.call(startPractice, { subcategory: 4 }, student)).id).not.toBe(started[0]!.id);
    expect((await daily.call(startPractice, { subcategory: 3 }, daily.newStudent())).id).not.toBe(started[0]!.id);
  });

  it('more like a question begins as ever while nobody can say whether it was met', async () => {
    const maya = daily.newStudent();
    const { id } = await daily.call(startPractice, { subcategory: 12, like: 1 }, maya);
    expect(
      await daily.query('select liked_item from aivydaily.sessions where user_id = $1 and conversation_id = $2', [
        maya.userId,
        id,
      ]),
    ).toEqual([{ liked_item: null }]);
  });

  it('that was left for a day is over when its topic is started again; its question stays open', async () => {
    const maya = await daily.practising(7);
    const question = await daily.next(maya);
    await daily.goBack(maya, 23);
    expect((await daily.practising(7, maya)).conversationId).toBe(maya.conversationId);
    await daily.goBack(maya, 1);
    const again = await daily.practising(7, maya);
    expect(again.conversationId).not.toBe(maya.conversationId);
    expect(await daily.questions(maya)).toMatchObject([{ question_id: question, is_completed: false }]);
    expect(await daily.fault(submitAnswer, daily.submission(maya, question, 'a'), maya)).toBe('CONVERSATION-NOTFOUND');
  });

  it.each([
    ['takes a question', (maya: Practising) => daily.next(maya)],
    [
      'answers',
      async (maya: Practising, open: number) => daily.submit(maya, open, wrongsFor(open)[0]!, { attempt: 1 }),
    ],
    [
      'talks',
      (maya: Practising, open: number) => {
        const ids = { conversation_id: maya.conversationId, question_id: open };
        return daily.call(sendDailyMessage, { ...ids, message: 'hint', phase: '3.2' }, maya);
      },
    ],
  ])('is not left by a student who %s', async (what, act) => {
    const maya = await daily.practising(7);
    const open = what === 'takes a question' ? 0 : await daily.next(maya);
    await daily.goBack(maya, 23);
    await act(maya, open);
    await daily.goBack(maya, 2);
    expect((await daily.practising(7, maya)).conversationId).toBe(maya.conversationId);
  });

  it('that was left is not over because somebody else begins one', async () => {
    const theo = await daily.practising(7);
    const question = await daily.next(theo);
    await daily.goBack(theo, 25);
    await daily.practising(7);
    expect(await daily.submit(theo, question, rightFor(question))).toMatchObject({ correct: true });
  });

  it('that was ended stays so, takes no answer and gives no question', async () => {
    const maya = await daily.practising(7);
    const question = await daily.next(maya);
    const ids = { conversation_id: maya.conversationId };
    expect(await daily.call(endPractice, ids, maya)).toBeNull();
    await daily.query(`update aivydaily.sessions set ended_at = ended_at - interval '1 hour' where user_id = $1`, [
      maya.userId,
    ]);
    const [before] = await daily.call(getDailyHistory, {}, maya);
    expect(await daily.call(endPractice, ids, maya)).toBeNull();
    expect(await daily.call(getDailyHistory, {}, maya)).toEqual([before]);
    expect(await daily.fault(nextQuestion, ids, maya)).toBe('CONVERSATION-NOTFOUND');
    expect(await daily.fault(submitAnswer, daily.submission(maya, question, 'a'), maya)).toBe('CONVERSATION-NOTFOUND');
    expect((await daily.practising(7, maya)).conversationId).not.toBe(maya.conversationId);
  });
});
