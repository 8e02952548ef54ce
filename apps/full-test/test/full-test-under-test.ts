import { randomUUID } from 'node:crypto';
import {
  getModuleQuestions,
  getTestReport,
  saveProgress,
  startTest,
  submitModule,
  type Caller,
  type FullTestReport,
  type InputOf,
  type ModuleNumber,
  type StudentQuestion,
} from '@aivy/contracts';
import { ServiceUnderTest, startServices, waitFor } from '@aivy/server-testing';

export type Save = InputOf<typeof saveProgress>;

/** A save of nothing, and what a test says of it. */
export const saveOf = (testId: string, more: Partial<Save>): Save => ({
  test_id: testId,
  question_id: [],
  answer: [],
  time_left: 100,
  ...more,
});

/** How a module is worked on; clicked through, it is answered wrongly. */
type How = 'right' | 'wrong' | 'empty' | 'clicked';

/** Full tests with accounts, and whatever else is named. */
export class FullTestUnderTest extends ServiceUnderTest<string> {
  static async start(
    more: readonly string[] = [],
    options?: Parameters<typeof startServices>[2],
  ): Promise<FullTestUnderTest> {
    return new FullTestUnderTest(await startServices(['auth', 'full-test', ...more], 'full-test-test', options));
  }

  protected callerOf(userId: string): Partial<Caller> {
    return { userId };
  }

  /** A new account, which no one signs in to. @returns its id */
  async newUser(): Promise<string> {
    const userId = randomUUID();
    await this.query(
      `insert into auth.users (user_id, email, name, password_hash) values ($1, $2, 'Maya Torres', '')`,
      [userId, `${userId}@example.com`],
    );
    return userId;
  }

  async begin(userId: string): Promise<string> {
    return (await this.call(startTest, {}, userId)).test_id;
  }

  async open(userId: string, testId: string, module: ModuleNumber): Promise<StudentQuestion[]> {
    return (await this.call(getModuleQuestions, { test_id: testId, module }, userId)).questions;
  }

  /** Answers every question of a module right or wrong, or clicks through it, and submits it. @returns its questions */
  async work(userId: string, testId: string, module: ModuleNumber, how: How): Promise<StudentQuestion[]> {
    const questions = await this.open(userId, testId, module);
    if (how !== 'empty') {
      const keys = await this.keys(questions.map(({ id }) => id));
      await this.call(
        saveProgress,
        {
          test_id: testId,
          module,
          time_left: 60,
          question_id: questions.map(({ id }) => id),
          answer: questions.map(({ id, type }) =>
            how === 'right' ? keys.get(id)! : type === 'blank' ? '-99' : keys.get(id) === 'a' ? 'b' : 'a',
          ),
          spent_ms: questions.map(() => (how === 'clicked' ? 1_500 : 55_000)),
        },
        userId,
      );
    }
    await this.call(submitModule, { test_id: testId, module }, userId);
    return questions;
  }

  async finish(userId: string, how: readonly How[] = ['empty', 'empty', 'empty', 'empty']): Promise<string> {
    const testId = await this.begin(userId);
    for (const module of [1, 2, 3, 4] as const) await this.work(userId, testId, module, how[module - 1]!);
    return testId;
  }

  /** The report of a submitted test, once the worker has made it. */
  async reportOf(userId: string, testId: string): Promise<FullTestReport> {
    const text = await waitFor(
      async () => (await this.call(getTestReport, { test_id: testId }, userId)).detail_report,
      { timeoutMs: 15_000 },
    );
    return JSON.parse(text) as FullTestReport;
  }

  /** Lets a module's time have passed. */
  async age(testId: string, module: number, seconds: number): Promise<void> {
    await this.query(
      `update full_test.modules set started_at = started_at - make_interval(secs => $3), deadline = deadline - make_interval(secs => $3) where test_id = $1 and module = $2`,
      [testId, module, seconds],
    );
  }

  answers(
    testId: string,
  ): Promise<{ question_id: number; answer: string; seq: string; spent_ms: number; module: number }[]> {
    return this.query(
      'select question_id, answer, seq, spent_ms, module from full_test.answers where test_id = $1 order by question_id',
      [testId],
    );
  }

  /** Pool of every item, from the bank's own table. */
  async pools(): Promise<Map<number, string>> {
    const rows = await this.query<{ id: number; pool: string }>(
      'select key::int as id, value as pool from bank.releases, jsonb_each_text(pools) where releases.id = (select max(id) from bank.releases)',
    );
    return new Map(rows.map(({ id, pool }) => [id, pool]));
  }
}
