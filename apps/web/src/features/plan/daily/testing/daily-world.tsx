import type { Plan, StudentQuestion } from '@aivy/contracts';
import { isFarAhead } from '@aivy/exam';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { writeToken } from '../../../../core/session/auth-cookie';
import { userLoaded } from '../../../../core/session/session-slice';
import { makeStore, type AppStore } from '../../../../core/store';
import { FakeServer, type Reply } from '../../../../core/testing/fake-server';
import '../unit-check';

export const PLAN = 'p1';
export const DAY = 3;
export const TRANSITIONS = 9;
export const SAVE = '/daily/save-progress';
export const FINISH = '/daily/finished';
export const QUESTIONS_PATH = '/daily/get-daily-question';

const question = (id: number): StudentQuestion => ({
  id,
  type: 'choice',
  passage: `<p>Passage ${id}</p>`,
  img: '',
  question: `<p>Stem ${id}</p>`,
  choice_a: 'first',
  choice_b: 'second',
  choice_c: 'third',
  choice_d: 'fourth',
});
export const QUESTIONS = [11, 12, 13, 14, 15].map(question);

interface Stored {
  answer: string;
  seq: number;
  spent_ms: number;
}

/** A server with one plan whose third day is open, and a signed-in student at its door. `a` is always right. */
export class DailyWorld {
  plan: Plan | null = {
    id: PLAN,
    last_finished_day: DAY - 1,
    last_finished_date: '2026-03-03',
    duration: 1,
    math_target_score: 600,
    english_target_score: 600,
    math_weak: '[]',
    english_weak: '[9]',
    begin_date: '2026-03-02',
    start_day: 0,
    ends_on: '2026-04-01',
    today: '2026-03-04',
  };
  readonly answers = new Map<number, Stored>();
  readonly finishedAt: number[] = [];
  /** The code that calls to a path are refused with. */
  readonly refusals = new Map<string, Reply>();
  /** How far the server's clock is ahead of this device's, milliseconds. */
  ahead = 0;
  /** Points of mastery that today has brought, by skill, once the record has moved. */
  gained: Record<string, number> = {};
  /** The learner record has taken in every answer. */
  isRecordCurrent = true;
  readonly server: FakeServer;
  readonly store: AppStore = makeStore();
  /** Where the router is. */
  at = '';

  constructor(userId = 'u1') {
    writeToken('first');
    this.signIn(userId);
    const guarded = (path: string, handle: (body: Record<string, unknown>) => Reply) => ({
      [path]: (body: Record<string, unknown>) => this.refusals.get(path) ?? handle(body),
    });
    this.server = new FakeServer({
      ...guarded('/daily/get-plan', () => ({ data: this.plan })),
      ...guarded(QUESTIONS_PATH, (body) => this.#questions(body)),
      ...guarded('/daily/get-progress', () => ({
        data: [...this.answers].map(([id, { answer, ...rest }]) => ({ question_id: id, user_answer: answer, ...rest })),
      })),
      ...guarded(SAVE, (body) => this.#save(body)),
      ...guarded(FINISH, (body) => this.#finish(body)),
      ...guarded('/daily/get-answer', () => this.#solutions()),
      ...guarded('/daily/daily-progress', () => ({
        data: {
          cumulative_progress: this.gained,
          today_progress: this.gained,
          mastery: { [TRANSITIONS]: 58 + (this.gained[TRANSITIONS] ?? 0) },
          is_current: this.isRecordCurrent,
        },
      })),
      ...guarded('/plan/get-smallest-goal', () => ({ data: { minutes: 10 } })),
      ...guarded('/daily/achievement', () => ({
        data: {
          begin_date: '2026-03-02',
          achievements: [],
          today: '2026-03-04',
          streak: { days: 3, longest: 5, frozen: [], freeze_left: true },
        },
      })),
    });
  }

  get isFinished(): boolean {
    return this.plan !== null && this.plan.last_finished_day >= DAY;
  }

  signIn(id: string): void {
    this.store.dispatch(
      userLoaded({
        id,
        name: 'Maya Lee',
        email: 'm@example.com',
        state: '',
        grade: 0,
        school: '',
        stage: 3,
        products: [1],
        role: 'student',
        time_factor: 1,
      }),
    );
  }

  /** The unit is finished on another device. */
  finishElsewhere(): void {
    if (this.plan) this.plan = { ...this.plan, last_finished_day: DAY, last_finished_date: '2026-03-04' };
  }

  /** Renders in the router, at an address of the site. */
  show(element: ReactNode, path = `/daily-test/${DAY}/r&w`) {
    const Where = (): null => {
      this.at = useLocation().pathname;
      return null;
    };
    const page = (shown: ReactNode) => (
      <Provider store={this.store}>
        <MemoryRouter initialEntries={['/dashboard', path]}>
          <Where />
          {shown}
        </MemoryRouter>
      </Provider>
    );
    const screen = render(page(element));
    /** Another screen takes its place, or gives it back; the router stays. */
    return { ...screen, leave: () => screen.rerender(page(null)), comeBack: () => screen.rerender(page(element)) };
  }

  #isMine = ({ plan_id: id }: Record<string, unknown>): boolean => this.plan !== null && id === this.plan.id;

  #questions(body: Record<string, unknown>): Reply {
    if (!this.#isMine(body)) return { code: 'PLAN-NOTEXIST', status: 404 };
    if (body.day !== DAY) return { code: 'PLAN-DAYLOCKED', status: 409 };
    const finished_date = this.isFinished ? '2026-03-04' : null;
    return { data: { questions: QUESTIONS, skill: TRANSITIONS, server_time: Date.now() + this.ahead, finished_date } };
  }

  #save(body: Record<string, unknown>): Reply {
    if (!this.#isMine(body)) return { code: 'PLAN-NOTEXIST', status: 404 };
    if (this.isFinished) return { code: 'PLAN-UNITCLOSED', status: 409 };
    const { question_id: ids, answer, seq, spent_ms } = body as Record<string, (number & string)[]>;
    const refused: number[] = [];
    ids?.forEach((id, index) => {
      const given = seq?.[index] ?? Date.now();
      if (isFarAhead(given, Date.now())) refused.push(id);
      else if ((this.answers.get(id)?.seq ?? -1) <= given)
        this.answers.set(id, { answer: answer![index]!, seq: given, spent_ms: spent_ms![index]! });
    });
    return { data: { server_time: Date.now(), refused } };
  }

  #finish(body: Record<string, unknown>): Reply {
    if (!this.#isMine(body)) return { code: 'PLAN-NOTEXIST', status: 404 };
    this.finishedAt.push(Number(body.finished_at));
    this.finishElsewhere();
    const correct = [...this.answers.values()].filter(({ answer }) => answer === 'a').length;
    return { data: { last_finished_day: DAY, finished_date: '2026-03-04', correct } };
  }

  #solutions(): Reply {
    if (!this.isFinished) return { code: 'PLAN-NOTFINISHED', status: 409 };
    return {
      data: QUESTIONS.map(({ id }) => {
        const given = this.answers.get(id);
        const correct = given?.answer === 'a';
        return {
          question_id: id,
          answer: 'a',
          explanation: `<p>Because ${id}.</p>`,
          user_answer: given?.answer ?? '',
          correct,
          skill: 'Transitions',
          spent_ms: given?.spent_ms ?? 0,
          feedback: correct || !given?.answer ? null : `<p>Slip of ${id}.</p>`,
        };
      }),
    };
  }
}
