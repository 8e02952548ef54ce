import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Call, Caller, DomainError, InputOf, InternalCall, saveAnswers, submitAnswers } from '@aivy/contracts';
import { RpcClient } from '@aivy/server-kit';
import { startTestSystem, type TestSystem } from '@aivy/server-testing';
import type * as z from 'zod/mini';

type Progress = InputOf<typeof saveAnswers>;
type Submission = InputOf<typeof submitAnswers>;

/** Unanswered fits every type of question. */
const unanswered = (count: number): string[] => Array.from({ length: count }, () => '');

/** A valid record of answers: 17 and 14 entries, all unanswered. */
export const progress = (overrides: Partial<Progress> = {}): Progress => ({
  english: unanswered(17), math: unanswered(14), english_time: Array.from({ length: 17 }, () => 60), math_time: Array.from({ length: 14 }, () => 80),
  start_time: '2026-03-01 10:00:00', ...overrides,
});

export const submission = (overrides: Partial<Submission> = {}): Submission => ({ ...progress(), end_time: '2026-03-01 10:40:00', ...overrides });

/** The real service (and whatever else is named) on a real Postgres and Redis, asked over RPC as the gateway asks it. */
export class DiagnosticUnderTest {
  private constructor(
    readonly system: TestSystem,
    private readonly rpc: RpcClient,
  ) {}

  static async start(apps: readonly string[] = ['diagnostic']): Promise<DiagnosticUnderTest> {
    const system = await startTestSystem({ apps: apps.map((app) => path.resolve(`apps/${app}/src/app.ts`)) });
    const rpc = new RpcClient({ redisUrl: system.redis.url, prefix: system.redis.prefix, source: 'diagnostic-test' });
    await rpc.connect();
    return new DiagnosticUnderTest(system, rpc);
  }

  call<C extends Call | InternalCall>(call: C, input: z.infer<C['input']>, userId?: string): Promise<z.infer<C['output']>> {
    const caller: Caller = { requestId: 'test', ...(userId === undefined ? {} : { userId }) };
    return this.rpc.call(call, caller, input);
  }

  /** What a call fails with. @throws Error when it succeeds */
  async fault<C extends Call | InternalCall>(call: C, input: z.infer<C['input']>, userId?: string): Promise<{ code: string; paths: string[] }> {
    const outcome: unknown = await this.call(call, input, userId).then(() => 'success', (error: unknown) => error);
    if (outcome === 'success') throw new Error(`${call.pattern} succeeded`);
    const { code, details = [] } = outcome as DomainError;
    return { code, paths: details.map((detail) => detail.path) };
  }

  newUser(): string {
    return randomUUID();
  }

  attempts(userId: string): Promise<Record<string, unknown>[]> {
    return this.system.database.query('select * from diagnostic.attempts where user_id = $1', [userId]);
  }

  jobs(userId: string): Promise<{ queue: string; job_id: string; sent: boolean }[]> {
    return this.system.database.query(`select queue, job_id, sent_at is not null as sent from diagnostic.outbox where data->>'user_id' = $1 order by id`, [userId]);
  }

  async close(): Promise<void> {
    await this.rpc.close();
    await this.system.close();
  }
}
