import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Call, Caller, InputOf, InternalCall, saveAnswers, submitAnswers } from '@aivy/contracts';
import { RpcProbe, startTestSystem, type TestSystem } from '@aivy/server-testing';
import type * as z from 'zod/mini';

type Progress = InputOf<typeof saveAnswers>;
type Submission = InputOf<typeof submitAnswers>;

/** Unanswered fits every type of question. */
const unanswered = (count: number): string[] => Array.from({ length: count }, () => '');

/** A valid record of answers: 17 and 14 entries, all unanswered. */
export const progress = (overrides: Partial<Progress> = {}): Progress => ({
  english: unanswered(17),
  math: unanswered(14),
  english_time: Array.from({ length: 17 }, () => 60),
  math_time: Array.from({ length: 14 }, () => 80),
  start_time: '2026-03-01 10:00:00',
  ...overrides,
});

export const submission = (overrides: Partial<Submission> = {}): Submission => ({
  ...progress(),
  end_time: '2026-03-01 10:40:00',
  ...overrides,
});

const callerOf = (userId?: string): Partial<Caller> => (userId === undefined ? {} : { userId });

/** The real service with the one that it tells of a submit (or whatever else is named) on a real Postgres and Redis, asked over RPC as the gateway asks it. */
export class DiagnosticUnderTest {
  private constructor(
    readonly system: TestSystem,
    private readonly probe: RpcProbe,
  ) {}

  static async start(apps: readonly string[] = ['auth', 'diagnostic']): Promise<DiagnosticUnderTest> {
    const system = await startTestSystem({ apps: apps.map((app) => path.resolve(`apps/${app}/src/app.ts`)) });
    return new DiagnosticUnderTest(system, await RpcProbe.connect(system, 'diagnostic-test'));
  }

  call<C extends Call | InternalCall>(
    call: C,
    input: z.infer<C['input']>,
    userId?: string,
  ): Promise<z.infer<C['output']>> {
    return this.probe.call(call, input, callerOf(userId));
  }

  /** What a call fails with. @throws Error when it succeeds */
  fault<C extends Call | InternalCall>(
    call: C,
    input: z.infer<C['input']>,
    userId?: string,
  ): Promise<{ code: string; paths: string[] }> {
    return this.probe.fault(call, input, callerOf(userId));
  }

  newUser(): string {
    return randomUUID();
  }

  attempts(userId: string): Promise<Record<string, unknown>[]> {
    return this.system.database.query('select * from diagnostic.attempts where user_id = $1', [userId]);
  }

  jobs(userId: string): Promise<{ queue: string; job_id: string; sent: boolean }[]> {
    return this.system.database.query(
      `select queue, job_id, sent_at is not null as sent from diagnostic.outbox where data->>'user_id' = $1 order by id`,
      [userId],
    );
  }

  async close(): Promise<void> {
    await this.probe.close();
    await this.system.close();
  }
}
