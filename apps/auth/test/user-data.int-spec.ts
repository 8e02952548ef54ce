import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  deleteAccount,
  exportAccount,
  getModuleQuestions,
  getUserInfo,
  nextQuestion,
  NO_QUESTION,
  sendChatMessage,
  sendDailyMessage,
  startChat,
  startPractice,
  submitAnswer,
  listSessions,
  resolveSession,
  saveAnswers,
  saveProgress,
  signIn,
  startTest,
  USER_DATA_SERVICES,
} from '@aivy/contracts';
import { RpcClient } from '@aivy/server-kit';
import { waitFor } from '@aivy/server-testing';
import pg from 'pg';
import { AuthUnderTest } from './auth-under-test.js';
import { hashOf, userOf } from './user-of.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start({}, USER_DATA_SERVICES);
});
afterAll(() => auth.close());

const PASSWORD = 'correct horse';
const NOTE = {
  id: 'n1',
  question_id: 0,
  region: 'passage' as const,
  start: 3,
  end: 9,
  style: 'yellow' as const,
  note: 'the claim',
};

/** An account with an open diagnostic and one answer and one note in an open full test. */
async function student() {
  const { email, token } = await auth.account(PASSWORD);
  const userId = await userOf(auth, token);
  await auth.call(
    saveAnswers,
    {
      english: Array.from({ length: 17 }, (_, index) => (index === 0 ? 'c' : '')),
      math: Array.from({ length: 14 }, () => ''),
      english_time: Array.from({ length: 17 }, () => 12),
      math_time: Array.from({ length: 14 }, () => 0),
      start_time: '2026-03-01 10:00:00',
    },
    { userId },
  );
  const { test_id: testId } = await auth.call(startTest, {}, { userId });
  const { questions } = await auth.call(getModuleQuestions, { test_id: testId, module: 1 }, { userId });
  const question = questions[4]!.id;
  await auth.call(
    saveProgress,
    {
      test_id: testId,
      module: 1,
      time_left: 900,
      question_id: [question],
      answer: ['b'],
      spent_ms: [41_000],
      workspace: { position: 4, marked: [question], eliminated: {}, annotations: [{ ...NOTE, question_id: question }] },
      workspace_seq: 1,
    },
    { userId },
  );
  return { email, token, userId, testId, question, ...(await practised(userId)) };
}

/** A practice session with one answer and one hint, and a conversation about no question. */
async function practised(userId: string) {
  const { id: sessionId } = await auth.call(startPractice, { subcategory: 12 }, { userId });
  const { question_id: practiceId } = await auth.call(nextQuestion, { conversation_id: sessionId }, { userId });
  const open = { conversation_id: sessionId, question_id: practiceId };
  const hint = await auth.call(sendDailyMessage, { ...open, message: 'hint', phase: '3.2' }, { userId });
  await auth.call(submitAnswer, { ...open, answer: 'a' }, { userId });
  const chatId = await auth.call(startChat, { question_id: NO_QUESTION }, { userId });
  const reply = await auth.call(sendChatMessage, { conversation_id: chatId, message: 'thanks' }, { userId });
  return { sessionId, practiceId, hint: hint.data.content, chatId, reply: reply.content };
}

const rowsOf = async (userId: string): Promise<number[]> => {
  const tables = [
    'auth.users',
    'auth.sessions',
    'auth.reset_tokens',
    'diagnostic.attempts',
    'full_test.tests',
    'full_test.modules',
    'full_test.answers',
    'aivydaily.sessions',
    'aivydaily.questions',
    'aivydaily.attempts',
    'aivydaily.messages',
    'chat.conversations',
    'chat.exchanges',
    'chat.messages',
  ];
  return Promise.all(
    tables.map(async (table) => {
      const [row] = await auth.system.database.query<{ count: string }>(
        `select count(*) from ${table} where user_id = $1`,
        [userId],
      );
      return Number(row!.count);
    }),
  );
};

describe('the file of a student', () => {
  it('holds the profile, the diagnostic and the full tests as the student gave them', async () => {
    const { email, userId, testId, question } = await student();
    const data = await auth.call(exportAccount, {}, { userId });
    expect(data.profile).toEqual(await auth.call(getUserInfo, {}, { userId }));
    expect(data.profile.email).toBe(email);
    expect(data.sessions).toEqual((await auth.call(listSessions, {}, { userId })).sessions);
    expect(data.sessions).toHaveLength(1);
    expect(data.diagnostic).toMatchObject({
      status: 'in_progress',
      start_time: '2026-03-01 10:00:00',
      end_time: null,
      report: null,
    });
    expect([data.diagnostic!.english[0], data.diagnostic!.english_time[0]]).toEqual(['c', 12]);
    expect(data.full_tests).toHaveLength(1);
    expect(data.full_tests[0]).toMatchObject({ test_id: testId, end_time: null, time_factor: 1, report: null });
    expect(data.full_tests[0]!.modules).toMatchObject([
      {
        module: 1,
        seconds: 1620,
        submitted_at: null,
        answers: [{ question_id: question, user_answer: 'b', spent_ms: 41_000 }],
      },
    ]);
    expect(data.full_tests[0]!.modules[0]!.workspace!.annotations).toEqual([{ ...NOTE, question_id: question }]);
  });

  it('holds the practice sessions and the conversations with the tutor, word by word', async () => {
    const { userId, sessionId, practiceId, hint, chatId, reply } = await student();
    const data = await auth.call(exportAccount, {}, { userId });
    const messages = (said: string, replied: string) => [
      { role: 'user', content: said },
      { role: 'ai', content: replied },
    ];
    expect(data.aivydaily).toMatchObject({ badges: [], unlocks: [] });
    expect(data.aivydaily.sessions).toMatchObject([{ id: sessionId, subcategory: 12, ended_at: null }]);
    expect(data.aivydaily.sessions[0]!.questions).toMatchObject([
      { question_id: practiceId, attempts: [{ user_answer: 'a' }], messages: messages('hint', hint) },
    ]);
    expect(data.chats).toMatchObject([{ id: chatId, question_id: null, messages: messages('thanks', reply) }]);
  });

  it('is empty where nothing was begun, and is for its owner alone', async () => {
    await student();
    const userId = await userOf(auth, (await auth.account()).token);
    expect(await auth.call(exportAccount, {}, { userId })).toMatchObject({
      diagnostic: null,
      full_tests: [],
      aivydaily: { sessions: [], badges: [], unlocks: [], extras: [] },
      chats: [],
    });
    expect(await auth.fault(exportAccount, {})).toBe('AUTH-UNAUTHORIZED');
  });
});

describe('the deletion of an account', () => {
  it('asks for the password; a wrong one changes nothing', async () => {
    const { userId, token } = await student();
    const before = await rowsOf(userId);
    expect(await auth.fault(deleteAccount, { password: 'Correct horse' }, { userId })).toBe('AUTH-WRONGPASSWORD');
    expect(await auth.fault(deleteAccount, { password: '' }, { userId })).toBe('AUTH-INVALIDINPUT');
    expect(await auth.fault(deleteAccount, { password: PASSWORD })).toBe('AUTH-UNAUTHORIZED');
    expect(await rowsOf(userId)).toEqual(before);
    expect(await auth.call(resolveSession, { session_hash: hashOf(token) })).not.toBeNull();
  });

  it('ends every session at once; what other services keep goes when the worker comes, and nobody else loses anything', async () => {
    const [leaver, other] = [await student(), await student()];
    await auth.resetToken(leaver.email);
    const second = await auth.call(signIn, { email: leaver.email, password: PASSWORD });
    const cached = `${auth.system.redis.prefix}:session:${hashOf(second.token)}`;
    await auth.system.redis.redis.set(cached, '{}');
    const others = await rowsOf(other.userId);
    await auth.system.stopApp('mail-worker');

    await auth.call(deleteAccount, { password: PASSWORD }, { userId: leaver.userId });
    for (const token of [leaver.token, second.token])
      expect(await auth.call(resolveSession, { session_hash: hashOf(token) })).toBeNull();
    expect(await auth.system.redis.redis.get(cached)).toBe('ended');
    expect(await auth.fault(signIn, { email: leaver.email, password: PASSWORD })).toBe('AUTH-USERNOTEXIST');
    // No worker runs: the order waits, as it would while a service is away.
    expect(await rowsOf(leaver.userId)).toEqual([0, 0, 0, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 2]);

    await auth.system.startApp(path.resolve('apps/worker/src/app.ts'));
    await waitFor(async () => (await rowsOf(leaver.userId)).every((count) => count === 0), { timeoutMs: 20_000 });
    expect(await rowsOf(other.userId)).toEqual(others);
  });

  it('asked for twice at once happens once', async () => {
    const { userId } = await student();
    const outcomes = await Promise.all(
      [1, 2].map(() =>
        auth.call(deleteAccount, { password: PASSWORD }, { userId }).then(
          () => 'deleted',
          ({ code }: { code: string }) => code,
        ),
      ),
    );
    expect(outcomes).toEqual(['deleted', 'deleted']);
    // One whose answer was lost may come again.
    expect(await auth.call(deleteAccount, { password: PASSWORD }, { userId })).toBeNull();
    expect(
      await auth.system.database.query('select job_id from auth.outbox where job_id = $1', [`erase-user-${userId}`]),
    ).toHaveLength(1);
  });

  it('held up until its caller has gone is never in doubt: it did not happen, or is done when asked for again', async () => {
    const { userId } = await student();
    const { database, redis } = auth.system;
    const rpc = new RpcClient({ redisUrl: redis.url, prefix: redis.prefix, source: 'hurry' });
    await rpc.connect();
    const remove = (timeLeftMs: number) =>
      rpc.call(deleteAccount, { requestId: 'test', userId }, { password: PASSWORD }, { timeLeftMs }).then(
        () => 'deleted',
        ({ code }: { code: string }) => code,
      );
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await other.query('begin');
    await other.query('select 1 from auth.users where user_id = $1 for update', [userId]);
    expect(await remove(2_500)).toBe('SERVICE-UNAVAILABLE');
    await other.query('rollback');
    await other.end();
    expect(await remove(5_000)).toBe('deleted');
    expect(await remove(5_000)).toBe('deleted');
    await rpc.close();
    expect(await database.query('select 1 from auth.users where user_id = $1', [userId])).toEqual([]);
  });

  it('leaves the address free for a new account', async () => {
    const { email, userId } = await student();
    await auth.call(deleteAccount, { password: PASSWORD }, { userId });
    expect(await auth.codeFor(email)).toMatch(/^\d{6}$/);
  });
});
