import { randomUUID } from 'node:crypto';
import path from 'node:path';
import {
  finishDay,
  getDailyQuestions,
  saveDailyProgress,
  setTarget,
  type Call,
  type Caller,
  type InternalCall,
  type InputOf,
  type StudentQuestion,
} from '@aivy/contracts';
import { RpcProbe, startTestSystem, type TestSystem } from '@aivy/server-testing';
import type * as z from 'zod/mini';

/** A student as a test knows one. */
export interface Student {
  userId: string;
  timezone?: string;
}

export interface Planned extends Student {
  planId: string;
}

type How = 'right' | 'wrong' | 'empty';
type Target = Partial<InputOf<typeof setTarget>>;

const callerOf = (student?: Student): Partial<Caller> =>
  student ? { userId: student.userId, ...(student.timezone && { timezone: student.timezone }) } : {};

/** The real service with those it asks, on a real Postgres and Redis, asked over RPC as the gateway asks it. */
export class PlanUnderTest {
  private constructor(
    readonly system: TestSystem,
    private readonly probe: RpcProbe,
  ) {}

  static async start(apps: readonly string[] = ['auth', 'plan']): Promise<PlanUnderTest> {
    const system = await startTestSystem({ apps: apps.map((app) => path.resolve(`apps/${app}/src/app.ts`)) });
    return new PlanUnderTest(system, await RpcProbe.connect(system, 'plan-test'));
  }

  call<C extends Call | InternalCall>(
    call: C,
    input: z.infer<C['input']>,
    student?: Student,
  ): Promise<z.infer<C['output']>> {
    return this.probe.call(call, input, callerOf(student));
  }

  /** What a call fails with. @throws Error when it succeeds */
  fault<C extends Call | InternalCall>(
    call: C,
    input: z.infer<C['input']>,
    student?: Student,
  ): Promise<{ code: string; paths: string[] }> {
    return this.probe.fault(call, input, callerOf(student));
  }

  query<T extends object = Record<string, unknown>>(sql: string, parameters: unknown[] = []): Promise<T[]> {
    return this.system.database.query<T>(sql, parameters);
  }

  /** An account without a diagnostic. */
  async newStudent(timezone?: string): Promise<Student> {
    const userId = randomUUID();
    await this.query(`insert into auth.users (user_id, email, name, password_hash) values ($1, $2, 'Maya', '')`, [
      userId,
      `${userId}@example.com`,
    ]);
    return { userId, ...(timezone && { timezone }) };
  }

  /** Puts a diagnostic or full test into the record, as if it had been taken in. */
  async measure(
    { userId }: Student,
    { english, math, at = new Date() }: { english: number; math: number; at?: Date },
  ): Promise<void> {
    const section = (score: number) => ({
      score,
      score_low: score - 60,
      score_high: score + 60,
      theta: (score - 510) / 110,
      se: 0.4,
    });
    await this.query(
      `insert into plan.measurements (user_id, attempt_id, source, measured_at, measured_on, day, scores)
       values ($1, $2, 'diagnostic', $3::timestamptz, $3::timestamptz::date, 0, $4)`,
      [userId, randomUUID(), at, JSON.stringify({ english: section(english), math: section(math) })],
    );
  }

  /** A student with a diagnostic of 600 and 600. */
  async measured(timezone?: string): Promise<Student> {
    const student = await this.newStudent(timezone);
    await this.measure(student, { english: 600, math: 600 });
    return student;
  }

  /** A student with a plan. */
  async planned(target: Target = {}, timezone?: string): Promise<Planned> {
    return this.plan(await this.measured(timezone), target);
  }

  async plan(student: Student, target: Target = {}): Promise<Planned> {
    const { plan_id: planId } = await this.call(
      setTarget,
      { math: 640, english: 630, duration: 1, math_weak: [12, 19, 26], english_weak: [10, 2, 5], ...target },
      student,
    );
    return { ...student, planId };
  }

  async serve(student: Planned, day: number): Promise<StudentQuestion[]> {
    return (await this.call(getDailyQuestions, { plan_id: student.planId, day }, student)).questions;
  }

  /** Serves a day's unit, answers it and finishes it. @returns its questions */
  async work(student: Planned, day: number, how: How | readonly How[] = 'right'): Promise<StudentQuestion[]> {
    const questions = await this.serve(student, day);
    await this.answer(student, day, questions, how);
    await this.call(finishDay, { plan_id: student.planId, day }, student);
    return questions;
  }

  async answer(
    student: Planned,
    day: number,
    questions: readonly StudentQuestion[],
    how: How | readonly How[],
    more: Partial<InputOf<typeof saveDailyProgress>> = {},
  ): Promise<void> {
    const keys = await this.keys(questions.map(({ id }) => id));
    const howOf = (index: number): How => (typeof how === 'string' ? how : how[index]!);
    const answered = questions.filter((_, index) => howOf(index) !== 'empty');
    await this.call(
      saveDailyProgress,
      {
        plan_id: student.planId,
        day,
        question_id: answered.map(({ id }) => id),
        answer: answered.map((question) =>
          howOf(questions.indexOf(question)) === 'right' ? keys.get(question.id)! : wrongFor(question, keys),
        ),
        spent_ms: answered.map(() => 40_000),
        ...more,
      },
      student,
    );
  }

  /** First accepted answer of each item, from the bank's own table. */
  async keys(ids: readonly number[]): Promise<Map<number, string>> {
    const rows = await this.query<{ id: number; answer: string }>(
      `select distinct on (id) id, body->>'answer' as answer from bank.items where id = any($1) order by id, version desc`,
      [ids],
    );
    return new Map(rows.map(({ id, answer }) => [id, answer.split(',')[0]!.trim()]));
  }

  /** Moves everything that a student has done so far some days into the past, as if the time had gone by. */
  async goBack({ userId }: Student, days: number): Promise<void> {
    const moves = [
      `update plan.plans set last_finished_date = last_finished_date - $2::int, begin_date = begin_date - $2::int, ends_on = ends_on - $2::int where user_id = $1`,
      `update plan.days set finished_on = finished_on - $2::int, finished_at = finished_at - make_interval(days => $2::int) where user_id = $1`,
      `update plan.units set served_at = served_at - make_interval(days => $2::int), active_at = active_at - make_interval(days => $2::int), finished_at = finished_at - make_interval(days => $2::int) where user_id = $1`,
    ];
    for (const move of moves) await this.query(move, [userId, days]);
  }

  async close(): Promise<void> {
    await this.probe.close();
    await this.system.close();
  }
}

const wrongFor = ({ id, type }: StudentQuestion, keys: ReadonlyMap<number, string>): string =>
  type === 'blank' ? '-99' : keys.get(id) === 'a' ? 'b' : 'a';
