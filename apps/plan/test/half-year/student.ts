import path from 'node:path';
import {
  finishDay,
  getDailyQuestions,
  requestVerification,
  saveDailyProgress,
  setTarget,
  signIn,
  signUp,
  type Call,
  type InputOf,
  type OutputOf,
  type StudentQuestion,
} from '@aivy/contracts';
import { packBank, practicePool } from '@aivy/item-bank';
import { startTestSystem, waitFor, type TestSystem } from '@aivy/server-testing';
import { Api, type Device } from './api.js';
import { Clock } from './clock.js';
import { Diary, MINUTES_A_DAY, type Delivery } from './diary.js';
import { FocusDiary } from './focus.js';
import type { KnownItem } from './mastery-oracle.js';
import { dayNumberAt, type Place } from './places.js';
import { randomFrom } from './random.js';
import { draftOf, type Draft, type Manner } from './unit-work.js';

const APPS = ['auth', 'diagnostic', 'full-test', 'plan', 'worker', 'gateway'];
const EMAIL = 'maya@example.org';
const PASSWORD = 'a long pass phrase';
const SECOND = 1_000;
const PRACTICE = practicePool(packBank());

type Wished = Pick<InputOf<typeof setTarget>, 'math_weak' | 'english_weak'>;

/** A student with two devices who uses the whole real system, and keeps a diary of what was done. */
export class Student {
  readonly diary = new Diary();
  readonly items = new Map<number, KnownItem>();
  readonly devices: Device[] = [];
  readonly random = randomFrom(2026);
  readonly focus = new FocusDiary(this);
  planId = '';

  private constructor(
    readonly system: TestSystem,
    readonly clock: Clock,
    private readonly api: Api,
    public place: Place,
  ) {}

  static async arrive(moment: number, place: Place): Promise<Student> {
    Clock.begin(moment);
    let clock: Clock | undefined;
    const system = await startTestSystem({
      apps: APPS.map((app) => path.resolve(`apps/${app}/src/app.ts`)),
      prepare: async (database) => (clock = await Clock.install(database)),
    });
    const student = new Student(system, clock!, new Api(system.url), place);
    await student.signUp();
    return student;
  }

  get today(): number {
    return dayNumberAt(Date.now(), this.place);
  }

  ask<C extends Call>(call: C, input: InputOf<C>, device = this.devices[0]!) {
    return this.api.ask(call, input, { device, place: this.place });
  }

  /** @throws Error when the call fails */
  async call<C extends Call>(call: C, input: InputOf<C>, device = this.devices[0]!): Promise<OutputOf<C>> {
    const { status, code, data } = await this.ask(call, input, device);
    if (status !== 200) throw new Error(`${call.pattern} answered ${status} ${code}`);
    return data as OutputOf<C>;
  }

  private async signUp(): Promise<void> {
    await this.api.ask(requestVerification, { email: EMAIL });
    const code = /\b\d{6}\b/.exec(await this.api.mailTo(EMAIL))![0];
    const { data } = await this.api.ask(signUp, {
      name: 'Maya Torres',
      email: EMAIL,
      verification_code: code,
      password: PASSWORD,
    });
    const second = await this.api.ask(signIn, { email: EMAIL, password: PASSWORD });
    this.devices.push({ token: data!.token }, { token: second.data!.token });
    // To sign in anew every six hours is not what is looked at here.
    await this.clock.query(`update auth.sessions set expires_at = '2027-01-01'`);
    const rows = await this.clock.query<{ id: number; body: Omit<KnownItem, 'id'> }>(
      'select distinct on (id) id, body from bank.items order by id, version desc',
    );
    for (const { id, body } of rows) this.items.set(id, { ...body, id, answer: body.answer.split(',')[0]!.trim() });
  }

  /** The right answer, or one that is surely wrong. */
  answerTo({ id, type }: Pick<StudentQuestion, 'id' | 'type'>, right: boolean): string {
    const { answer } = this.items.get(id)!;
    if (right) return answer;
    return type === 'blank' ? '-99' : answer === 'a' ? 'b' : 'a';
  }

  /** Waits until the mastery of all that was handed in is computed. */
  async settled(): Promise<void> {
    const learner = () =>
      this.clock.query<{ evidence: number; isNew: boolean }>(
        `select (select count(*)::int from plan.evidence) as evidence, version = state_version as "isNew" from plan.learners`,
      );
    await waitFor(
      async () => {
        const [found] = await learner();
        return found && found.isNew && found.evidence >= this.diary.answered.length;
      },
      { timeoutMs: 10_000, everyMs: 8 },
    );
  }

  /** Newest section scores, as a test's report says them. */
  private get newest() {
    return this.diary.scored.at(-1)!.scores;
  }

  /** Aims so many points higher in each section. @param wished skills that the student asks for */
  async aim(duration: 1 | 3 | 6, more: number, wished: Wished = {}): Promise<void> {
    const goal = (subject: 'english' | 'math'): number => Math.min(800, this.newest[subject].score + more);
    const wish = { math: goal('math'), english: goal('english'), duration, minutes_a_day: MINUTES_A_DAY };
    const { plan_id: planId } = await this.call(setTarget, { ...wish, ...wished });
    this.planId ||= planId;
    if (planId !== this.planId) throw new Error('a second plan');
    this.diary.setTarget(wish.math, wish.english, duration, this.today);
  }

  /** Opens the unit of the next day, and drafts how it will be worked on. Its answers are with the student until `handIn`. */
  async open(manner: Manner): Promise<OpenUnit> {
    const day = this.diary.next;
    const unit = await this.call(getDailyQuestions, { plan_id: this.planId, day });
    const { questions, server_time: servedAt } = unit;
    await this.focus.note(day, unit.skill);
    this.checkFamilies(unit.skill, questions);
    const draft = draftOf(manner, questions, servedAt, this.random, (question, right) =>
      this.answerTo(question, right),
    );
    return { day, servedAt, questions, draft };
  }

  /** A unit has no family twice while another family of its skill has questions that the student hasn't met. */
  private checkFamilies(skill: number, questions: readonly StudentQuestion[]): void {
    const families = questions.map(({ id }) => this.items.get(id)!.family);
    if (new Set(families).size === families.length) return;
    const met = new Set(this.diary.answered.map(({ itemId }) => itemId));
    const left = PRACTICE.ofSkill(skill).filter(({ id, family }) => !met.has(id) && !families.includes(family));
    if (left.length > 0) throw new Error(`a family twice, and others left: ${families.join(', ')}`);
  }

  /** Hands in what each device has, in the order in which it gets through. */
  async handIn({ day, draft }: Pick<OpenUnit, 'day' | 'draft'>): Promise<void> {
    for (const { device, at, answers } of draft) {
      await this.clock.set(at);
      await this.save(day, answers, this.devices[device]!);
    }
  }

  save(day: number, answers: Delivery['answers'], device = this.devices[0]!) {
    return this.call(
      saveDailyProgress,
      {
        plan_id: this.planId,
        day,
        question_id: answers.map(({ id }) => id),
        answer: answers.map(({ answer }) => answer),
        seq: answers.map(({ seq }) => seq),
        spent_ms: answers.map(({ spentMs }) => spentMs),
      },
      device,
    );
  }

  /** Finishes the unit, on both devices at once. @param finishedAt when it was done without network */
  async finish(
    { day, servedAt, questions, draft }: OpenUnit,
    finishedAt?: number,
  ): Promise<OutputOf<typeof finishDay>[]> {
    const at = finishedAt ?? Date.now();
    const { kept, ms } = Diary.settle(servedAt, draft);
    const input = { plan_id: this.planId, day, ...(finishedAt !== undefined && { finished_at: finishedAt }) };
    const outcomes = await Promise.all(this.devices.map((device) => this.call(finishDay, input, device)));
    this.diary.finish(dayNumberAt(at, this.place));
    this.diary.work.set(day, { answered: [...kept.values()].filter(({ answer }) => answer !== '').length, ms });
    for (const { id } of questions) {
      const { answer = '', seq = at, spentMs = 0 } = kept.get(id) ?? {};
      this.diary.answered.push({
        sourceId: `unit:${day}:${id}`,
        itemId: id,
        correct: answer === this.items.get(id)!.answer,
        answered: answer !== '',
        seconds: spentMs / SECOND,
        givenAt: Math.min(Math.max(seq, servedAt), at),
        recordedAt: Date.now(),
        pretest: false,
        diagnostic: false,
      });
    }
    await this.settled();
    return outcomes;
  }

  async leave(): Promise<void> {
    await this.clock.disconnect();
    await this.system.close();
    Clock.end();
  }
}

export interface OpenUnit {
  day: number;
  servedAt: number;
  questions: StudentQuestion[];
  draft: Draft;
}
