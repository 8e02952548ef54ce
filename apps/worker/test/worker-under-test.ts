import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { getTestDetail, retakeSection, submitAnswers, type DiagnosticReport, type Subject } from '@aivy/contracts';
import { packBank, type BankItem } from '@aivy/item-bank';
import { RpcClient, type RunningProgram } from '@aivy/server-kit';
import { startTestSystem, waitFor, type TestSystem } from '@aivy/server-testing';
import { start } from '../src/app.js';

const form = packBank().currentDiagnosticForm;
/** First listed value of every key. */
const keys = (items: readonly BankItem[]): string[] => items.map((item) => item.answer.split(',')[0]!.trim());
const unanswered = (items: readonly BankItem[]): string[] => items.map(() => '');

/** Answers of a student who knows everything, and of one who left the room. */
export const ALL_RIGHT = { english: keys(form.english), math: keys(form.math) };
export const NO_ANSWERS = { english: unanswered(form.english), math: unanswered(form.math) };

/** Seconds on each question. */
interface How {
  seconds?: { english: number; math: number };
}

/** Auth, diagnostic and plan on a real Postgres and Redis; workers come and go. */
export class WorkerUnderTest {
  private readonly workers: RunningProgram[] = [];

  private constructor(
    readonly system: TestSystem,
    readonly rpc: RpcClient,
  ) {}

  static async start(): Promise<WorkerUnderTest> {
    const system = await startTestSystem({
      apps: ['auth', 'diagnostic', 'plan'].map((app) => path.resolve(`apps/${app}/src/app.ts`)),
    });
    const rpc = new RpcClient({ redisUrl: system.redis.url, prefix: system.redis.prefix, source: 'worker-test' });
    await rpc.connect();
    return new WorkerUnderTest(system, rpc);
  }

  /** The environment in which further processes of this system start. */
  get env(): NodeJS.ProcessEnv {
    return {
      DATABASE_URL: this.system.database.url,
      REDIS_URL: this.system.redis.url,
      KEY_PREFIX: this.system.redis.prefix,
      LOG_LEVEL: 'silent',
    };
  }

  async startWorker(): Promise<RunningProgram> {
    const worker = await start(this.env);
    this.workers.push(worker);
    return worker;
  }

  /** A user without a password, and their submitted test. */
  async submitted(
    answers: { english: string[]; math: string[] } = NO_ANSWERS,
    how: How = {},
  ): Promise<{ userId: string; attemptId: string }> {
    const userId = randomUUID();
    await this.system.database.query(
      `insert into auth.users (user_id, email, name, password_hash) values ($1, $2, 'Maya', '')`,
      [userId, `${userId}@example.com`],
    );
    await this.submit(userId, answers, how);
    const [attempt] = await this.system.database.query<{ attempt_id: string }>(
      'select attempt_id from diagnostic.attempts where user_id = $1',
      [userId],
    );
    return { userId, attemptId: attempt!.attempt_id };
  }

  async submit(
    userId: string,
    answers: { english: string[]; math: string[] },
    { seconds = { english: 60, math: 80 } }: How = {},
  ): Promise<void> {
    await this.rpc.call(
      submitAnswers,
      { requestId: 'test', userId },
      {
        ...answers,
        english_time: answers.english.map(() => seconds.english),
        math_time: answers.math.map(() => seconds.math),
        start_time: '2026-03-01 10:00:00',
        end_time: '2026-03-01 10:40:00',
      },
    );
  }

  /** Opens a section without a score again. */
  async retake(userId: string, subject: Subject): Promise<void> {
    await this.rpc.call(retakeSection, { requestId: 'test', userId }, { subject });
  }

  async reportOf(userId: string, timeoutMs = 10_000): Promise<DiagnosticReport> {
    const text = await waitFor(
      async () => (await this.rpc.call(getTestDetail, { requestId: 'test', userId }, {})).detail_report,
      { timeoutMs },
    );
    return JSON.parse(text) as DiagnosticReport;
  }

  async stageOf(userId: string): Promise<number> {
    const [user] = await this.system.database.query<{ stage: number }>(
      'select stage from auth.users where user_id = $1',
      [userId],
    );
    return user!.stage;
  }

  /** Ends the workers of one test. */
  async stopWorkers(): Promise<void> {
    for (const worker of this.workers.splice(0)) await worker.close();
  }

  async close(): Promise<void> {
    await this.stopWorkers();
    await this.rpc.close();
    await this.system.close();
  }
}
