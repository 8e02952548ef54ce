import { randomUUID } from 'node:crypto';
import {
  finishDay,
  getDailyQuestions,
  saveDailyProgress,
  setTarget,
  type Caller,
  type InputOf,
  type StudentQuestion,
} from '@aivy/contracts';
import { ServiceUnderTest, startServices } from '@aivy/server-testing';

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

/** The plan with accounts, or whatever else is named. */
export class PlanUnderTest extends ServiceUnderTest<Student> {
  static async start(apps: readonly string[] = ['auth', 'plan'], env: NodeJS.ProcessEnv = {}): Promise<PlanUnderTest> {
    return new PlanUnderTest(await startServices(apps, 'plan-test', { env }));
  }

  protected callerOf({ userId, timezone }: Student): Partial<Caller> {
    return { userId, ...(timezone && { timezone }) };
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

  /** Moves everything that a student has done so far some days into the past, as if the time had gone by. */
  async goBack({ userId }: Student, days: number): Promise<void> {
    const moves = [
      `update plan.plans set last_finished_date = last_finished_date - $2::int, begin_date = begin_date - $2::int, ends_on = ends_on - $2::int where user_id = $1`,
      `update plan.days set finished_on = finished_on - $2::int, finished_at = finished_at - make_interval(days => $2::int) where user_id = $1`,
      `update plan.units set served_at = served_at - make_interval(days => $2::int), active_at = active_at - make_interval(days => $2::int), finished_at = finished_at - make_interval(days => $2::int) where user_id = $1`,
    ];
    for (const move of moves) await this.query(move, [userId, days]);
  }
}

const wrongFor = ({ id, type }: StudentQuestion, keys: ReadonlyMap<number, string>): string =>
  type === 'blank' ? '-99' : keys.get(id) === 'a' ? 'b' : 'a';
