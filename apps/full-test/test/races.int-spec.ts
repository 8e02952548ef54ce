import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  fullTestUserData,
  giveUpTest,
  saveProgress,
  submitModule,
  testForReport,
  type StudentQuestion,
} from '@aivy/contracts';
import { GRACE_SECONDS } from '@aivy/exam';
import { FrozenLine } from './frozen-line.js';
import { FullTestUnderTest, saveOf } from './full-test-under-test.js';

/** Students at a time. */
const STUDENTS = 20;
/** Saves of a student, about half of them before the other thing happens. */
const SAVES = 40;
const FREEZES = 3;
const FREEZE_MS = 400;

let tests: FullTestUnderTest;
let line: FrozenLine;
beforeAll(async () => {
  const env: NodeJS.ProcessEnv = {};
  tests = await FullTestUnderTest.start([], {
    env,
    prepare: async ({ url }) => {
      line = await FrozenLine.to(new URL(url));
      env['DATABASE_URL'] = line.through(url);
    },
  });
  await tests.system.startApp(path.resolve('apps/full-test/src/app.ts'));
});
afterAll(async () => {
  await tests.close();
  line.close();
});

/** An answer as it was sent, and what became of it. */
interface Sent {
  question: number;
  answer: string;
  seq: number;
  beganAt: number;
  /** `stored` and `late` (out of time) were acknowledged; anything else is the code of an error. */
  outcome: string;
}

interface Sitting {
  user: string;
  testId: string;
  questions: readonly StudentQuestion[];
  sent: Sent[];
  /** When the other thing was acknowledged. */
  overAt: number;
}

async function seat(): Promise<Sitting> {
  const user = randomUUID();
  await tests.query(`insert into auth.users (user_id, email, name, password_hash) values ($1, $2, 'Maya', '')`, [
    user,
    `${user}@example.com`,
  ]);
  const testId = await tests.begin(user);
  return { user, testId, questions: await tests.open(user, testId, 1), sent: [], overAt: Infinity };
}

/** Sends answers one after the other without waiting, as a page with a slow line does; each with a number of its own. */
async function answerOn({ user, testId, questions, sent }: Sitting): Promise<void> {
  const saves: Promise<void>[] = [];
  for (let n = 0; n < SAVES; n += 1) {
    const { id: question, type } = questions[Math.floor(Math.random() * 6)]!;
    const answer = type === 'blank' ? String(n) : 'abcd'.charAt(Math.floor(Math.random() * 4));
    const one: Sent = { question, answer, seq: Date.now() + n, beganAt: performance.now(), outcome: 'unknown' };
    sent.push(one);
    const save = saveOf(testId, { module: 1, question_id: [question], answer: [answer], seq: [one.seq] });
    saves.push(
      tests.call(saveProgress, save, user).then(
        ({ refused }) => void (one.outcome = refused.length > 0 ? 'late' : 'stored'),
        (error: unknown) => void (one.outcome = String((error as { code?: unknown }).code)),
      ),
    );
    await pause(Math.random() * 40);
  }
  await Promise.all(saves);
}

/** Does the other thing until it is acknowledged, as pages do. */
async function insist(sitting: Sitting, act: () => Promise<unknown>): Promise<void> {
  await pause(200 + Math.random() * 600);
  for (;;) {
    try {
      await act();
      sitting.overAt = performance.now();
      return;
    } catch (error) {
      if (!['SERVICE-UNAVAILABLE', 'OUTCOME-UNKNOWN'].includes(String((error as { code?: unknown }).code))) throw error;
    }
  }
}

async function freezes(): Promise<void> {
  for (let n = 0; n < FREEZES; n += 1) {
    await pause(150 + Math.random() * 150);
    await line.freeze(FREEZE_MS);
  }
}

/** All students answer while the other thing happens to each of them and the database stands still now and then. */
async function race(act: (sitting: Sitting) => Promise<unknown>): Promise<Sitting[]> {
  const sittings: Sitting[] = [];
  for (let n = 0; n < STUDENTS; n += 1) sittings.push(await seat());
  await Promise.all([
    freezes(),
    ...sittings.flatMap((sitting) => [answerOn(sitting), insist(sitting, () => act(sitting))]),
  ]);
  return sittings;
}

/** What the server has of the first module's answers must be what it said that it has. */
function expectKept({ sent }: Sitting, stored: Awaited<ReturnType<FullTestUnderTest['answers']>>): void {
  const rows = new Map(stored.map((row) => [row.question_id, row]));
  expect(rows.size).toBe(stored.length);
  for (const { question, seq } of sent.filter(({ outcome }) => outcome === 'stored')) {
    // Of several the newest stays, so none that was acknowledged may be newer than what is there.
    expect(Number(rows.get(question)?.seq ?? -1)).toBeGreaterThanOrEqual(seq);
  }
  const counted = sent.filter(({ outcome }) => outcome !== 'late');
  for (const { question_id: question, seq, answer } of stored)
    expect(counted).toContainEqual(expect.objectContaining({ question, seq: Number(seq), answer }));
}

/** Acknowledged although they began after the other thing was. */
const keptAfter = ({ sent, overAt }: Sitting): Sent[] =>
  sent.filter(({ beganAt, outcome }) => beganAt > overAt && ['stored', 'late'].includes(outcome));

const LIMIT_MS = 120_000;

describe(`saves of ${STUDENTS} students on two replicas whose database stands still at times`, () => {
  it(
    'are in the report when they were acknowledged, however close to the submit; after it none is',
    async () => {
      for (const sitting of await race(({ user, testId }) =>
        tests.call(submitModule, { test_id: testId, module: 1 }, user),
      )) {
        const { user, testId, questions } = sitting;
        expect(keptAfter(sitting)).toEqual([]);
        expectKept(sitting, await tests.answers(testId));
        await tests.query('update full_test.tests set end_time = now() where test_id = $1', [testId]);
        const { modules } = await tests.call(testForReport, { user_id: user, test_id: testId });
        expect(modules.map(({ module }) => module)).toEqual([1, 2, 3]);
        const reported = new Map(modules[0]!.questions.map(({ id }, at) => [id, modules[0]!.answers[at]!]));
        const stored = new Map((await tests.answers(testId)).map((row) => [row.question_id, row.answer]));
        expect(reported).toEqual(new Map(questions.map(({ id }) => [id, stored.get(id) ?? ''])));
      }
    },
    LIMIT_MS,
  );

  it(
    'are kept when they were acknowledged, however close to giving the test up; after it none is',
    async () => {
      for (const sitting of await race(({ user, testId }) => tests.call(giveUpTest, { test_id: testId }, user))) {
        expect(keptAfter(sitting)).toEqual([]);
        expectKept(sitting, await tests.answers(sitting.testId));
      }
    },
    LIMIT_MS,
  );

  it(
    'leave nothing behind in an account that is deleted meanwhile',
    async () => {
      for (const { user } of await race((sitting) => tests.call(fullTestUserData.erase, { user_id: sitting.user })))
        for (const table of ['tests', 'modules', 'answers'])
          expect(await tests.query(`select 1 from full_test.${table} where user_id = $1`, [user])).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'are kept when they were given in time, whenever the module ends by its deadline, and told apart when not',
    async () => {
      const sittings = await race(async ({ user, testId }) => {
        // Its time is over, some of the answers were given before that and some will be after it and the grace.
        await tests.query(
          `update full_test.modules set deadline = now() - make_interval(secs => $2) where test_id = $1 and module = 1 and submitted_at is null`,
          [testId, GRACE_SECONDS],
        );
        await tests.call(submitModule, { test_id: testId, module: 1, reason: 'deadline' }, user);
      });
      for (const sitting of sittings) {
        expectKept(sitting, await tests.answers(sitting.testId));
        expect(keptAfter(sitting)).toEqual([]);
      }
    },
    LIMIT_MS,
  );
});
