import { randomUUID } from 'node:crypto';
import path from 'node:path';
import {
  getSessionQuestions,
  nextQuestion,
  startPractice,
  submitAnswer,
  type Call,
  type Caller,
  type Evidence,
  type InputOf,
  type InternalCall,
  type OutputOf,
} from '@aivy/contracts';
import { packBank, type BankItem } from '@aivy/item-bank';
import { RpcProbe, startTestSystem, waitFor, type TestSystem } from '@aivy/server-testing';
import type * as z from 'zod/mini';

/** A student as a test knows one. */
export interface Student {
  userId: string;
  timezone?: string;
}

/** A student in a session. */
export interface Practising extends Student {
  conversationId: number;
}

type Submission = Partial<InputOf<typeof submitAnswer>>;
export type Outcome = OutputOf<typeof submitAnswer>;

const bank = packBank();
/** As the bank ships it; tests know keys from there, not from the service. */
export const itemOf = (id: number): BankItem => bank.item(id)!;
export const rightFor = (id: number): string => itemOf(id).answer.split(',')[0]!.trim();
/** Three different wrong answers. */
export const wrongsFor = (id: number): string[] => {
  const item = itemOf(id);
  return item.type === 'choice' ? ['a', 'b', 'c', 'd'].filter((each) => each !== item.answer) : ['-97', '-98', '-99'];
};

/** Every request has an id of its own, as the gateway gives it. */
const callerOf = (student?: Student): Partial<Caller> => ({ requestId: randomUUID(), ...studentOf(student) });
const studentOf = (student?: Student): Partial<Caller> =>
  student ? { userId: student.userId, ...(student.timezone && { timezone: student.timezone }) } : {};

/** What a student takes for a try: less than reading takes would say nothing of what they know. */
const READING_MS = 40_000;

/** The real service, with whatever else is named, on a real Postgres and Redis, asked over RPC as the gateway asks it. */
export class DailyUnderTest {
  private constructor(
    readonly system: TestSystem,
    private readonly probe: RpcProbe,
  ) {}

  /** @param stand paths of what stands for other services, started before them */
  static async start(
    apps: readonly string[] = ['aivydaily'],
    env: NodeJS.ProcessEnv = {},
    stand: readonly string[] = [],
  ): Promise<DailyUnderTest> {
    const paths = [...stand, ...apps.map((app) => `apps/${app}/src/app.ts`)].map((each) => path.resolve(each));
    const system = await startTestSystem({ apps: paths, env });
    return new DailyUnderTest(system, await RpcProbe.connect(system, 'daily-test'));
  }

  newStudent(timezone?: string): Student {
    return { userId: randomUUID(), ...(timezone && { timezone }) };
  }

  call<C extends Call | InternalCall>(
    call: C,
    input: z.infer<C['input']>,
    student?: Student,
    requestId = randomUUID(),
  ): Promise<z.infer<C['output']>> {
    return this.probe.call(call, input, { ...callerOf(student), requestId });
  }

  /** The code that a call fails with. @throws Error when it succeeds */
  async fault<C extends Call | InternalCall>(call: C, input: z.infer<C['input']>, student?: Student): Promise<string> {
    return (await this.probe.fault(call, input, callerOf(student))).code;
  }

  query<T extends object = Record<string, unknown>>(sql: string, parameters: unknown[] = []): Promise<T[]> {
    return this.system.database.query<T>(sql, parameters);
  }

  async practising(subcategory = 12, student: Student = this.newStudent()): Promise<Practising> {
    const { id } = await this.call(startPractice, { subcategory }, student);
    return { ...student, conversationId: id };
  }

  async next(student: Practising): Promise<number> {
    return (await this.call(nextQuestion, { conversation_id: student.conversationId }, student)).question_id;
  }

  submit(student: Practising, questionId: number, answer: string, more: Submission = {}): Promise<Outcome> {
    return this.call(submitAnswer, this.submission(student, questionId, answer, more), student);
  }

  submission(
    { conversationId }: Practising,
    questionId: number,
    answer: string,
    more: Submission = {},
  ): InputOf<typeof submitAnswer> {
    return { conversation_id: conversationId, question_id: questionId, answer, ...more };
  }

  /** Answers the next question with its last answer right, or with three wrong ones. @returns the outcomes */
  async work(student: Practising, misses: 0 | 1 | 2 | 3 = 0): Promise<Outcome[]> {
    const question = await this.next(student);
    const answers = [...wrongsFor(question).slice(0, misses), ...(misses < 3 ? [rightFor(question)] : [])];
    // The service believes no time that has not passed since it gave the question.
    await this.query(
      `update aivydaily.questions set served_at = served_at - interval '5 minutes'
       where user_id = $1 and conversation_id = $2 and question_id = $3`,
      [student.userId, student.conversationId, question],
    );
    const outcomes: Outcome[] = [];
    for (const [index, answer] of answers.entries())
      outcomes.push(
        await this.submit(student, question, answer, { attempt: index + 1, spent_ms: (index + 1) * READING_MS }),
      );
    return outcomes;
  }

  /** A whole mission, with so many misses at each question. */
  async mission(student: Practising, misses: readonly (0 | 1 | 2 | 3)[] = [0, 0, 0, 0, 0]): Promise<void> {
    for (const each of misses) await this.work(student, each);
  }

  questions(student: Practising): Promise<OutputOf<typeof getSessionQuestions>> {
    return this.call(getSessionQuestions, { conversation_id: student.conversationId }, student);
  }

  /** Moves everything of a session so many hours into the past. */
  async goBack({ userId, conversationId }: Practising, hours: number): Promise<void> {
    for (const set of [
      `update aivydaily.sessions set started_at = started_at - make_interval(hours => $3), active_at = active_at - make_interval(hours => $3)`,
      `update aivydaily.questions set served_at = served_at - make_interval(hours => $3)`,
    ])
      await this.query(`${set} where user_id = $1 and conversation_id = $2`, [userId, conversationId, hours]);
  }

  jobs({ userId }: Student): Promise<{ name: string; job_id: string; data: Record<string, unknown> }[]> {
    return this.query(`select name, job_id, data from aivydaily.outbox where data->>'user_id' = $1 order by id`, [
      userId,
    ]);
  }

  /** The attempts that are on their way to the learner record, when there are so many. */
  enqueued({ userId }: Student, count: number): Promise<Evidence[]> {
    return waitFor(async () => {
      const rows = await this.query<{ entry: Evidence }>(
        `select entry from aivydaily.outbox, jsonb_array_elements(data->'batches') batch, jsonb_array_elements(batch->'entries') entry
         where name = 'record-practice' and batch->>'user_id' = $1 order by entry->>'source_id'`,
        [userId],
      );
      return rows.length >= count && rows.map(({ entry }) => entry);
    });
  }

  async close(): Promise<void> {
    await this.probe.close();
    await this.system.close();
  }
}
