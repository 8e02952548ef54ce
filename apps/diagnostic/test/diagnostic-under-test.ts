import { randomUUID } from 'node:crypto';
import type { Caller, InputOf, saveAnswers, submitAnswers } from '@aivy/contracts';
import { ServiceUnderTest, startServices } from '@aivy/server-testing';

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

/** The diagnostic with the one that it tells of a submit, or whatever else is named. */
export class DiagnosticUnderTest extends ServiceUnderTest<string> {
  static async start(
    apps: readonly string[] = ['auth', 'diagnostic'],
    env: NodeJS.ProcessEnv = {},
  ): Promise<DiagnosticUnderTest> {
    return new DiagnosticUnderTest(await startServices(apps, 'diagnostic-test', { env }));
  }

  protected callerOf(userId: string): Partial<Caller> {
    return { userId };
  }

  newUser(): string {
    return randomUUID();
  }

  attempts(userId: string): Promise<Record<string, unknown>[]> {
    return this.query('select * from diagnostic.attempts where user_id = $1', [userId]);
  }

  jobs(userId: string): Promise<{ queue: string; job_id: string; sent: boolean }[]> {
    return this.query(
      `select queue, job_id, sent_at is not null as sent from diagnostic.outbox where data->>'user_id' = $1 order by id`,
      [userId],
    );
  }
}
