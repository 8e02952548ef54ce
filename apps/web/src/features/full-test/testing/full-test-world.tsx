import type { StudentQuestion } from '@aivy/contracts';
import { isModuleNumber, type ModuleNumber } from '@aivy/exam';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { writeToken } from '../../../core/session/auth-cookie';
import { userLoaded } from '../../../core/session/session-slice';
import { makeStore, type AppStore } from '../../../core/store';
import { FakeServer, type Reply } from '../../../core/testing/fake-server';
import '../server-answers';

export const TEST = 't1';
export const LIMIT_MS = 1_920_000;
const BREAK_MS = 600_000;

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
const QUESTIONS = [question(11), question(12)];

/** A server with one full test of two questions a module, and a signed-in student at its door. */
export class FullTestWorld {
  module: ModuleNumber | 'finished' = 1;
  deadline: number | null = null;
  breakEnds: number | null = null;
  readonly answers = new Map<number, { answer: string; seq: number; spent_ms: number }>();
  /** The code that calls to a path are refused with. */
  readonly refusals = new Map<string, Reply>();
  /** Closing a module again answers the same. */
  readonly #closed = new Map<unknown, Reply>();
  readonly server: FakeServer;
  readonly store: AppStore = makeStore();
  /** Where the router is, and what it was given along. */
  at = { path: '', state: null as unknown };

  constructor() {
    writeToken('first');
    this.store.dispatch(
      userLoaded({
        id: 'u1',
        name: 'Maya Lee',
        email: 'm@example.com',
        state: '',
        grade: 0,
        school: '',
        stage: 2,
        products: [1],
        role: 'student',
        time_factor: 1,
      }),
    );
    const guarded = (path: string, handle: (body: Record<string, unknown>) => Reply) => ({
      [path]: (body: Record<string, unknown>) => this.refusals.get(path) ?? handle(body),
    });
    this.server = new FakeServer({
      ...guarded('/full-test/get-progress', () => this.#progress()),
      ...guarded('/full-test/get-questions', () => this.#questions()),
      ...guarded('/full-test/save-progress', (body) => this.#save(body)),
      ...guarded('/full-test/submit-answers', (body) => this.#submit(body)),
    });
  }

  /** Renders in the router, at an address of the site. */
  show(element: ReactNode, path = `/full-test/${TEST}/1`, state: unknown = null) {
    const Where = (): null => {
      const { pathname, state: carried } = useLocation();
      this.at = { path: pathname, state: carried };
      return null;
    };
    const page = (shown: ReactNode) => (
      <Provider store={this.store}>
        <MemoryRouter initialEntries={['/full-test/start', { pathname: path, state }]}>
          <Where />
          {shown}
        </MemoryRouter>
      </Provider>
    );
    const screen = render(page(element));
    /** Another screen takes its place, or gives it back; the router stays. */
    return { ...screen, leave: () => screen.rerender(page(null)), comeBack: () => screen.rerender(page(element)) };
  }

  #clock() {
    return { server_time: Date.now(), deadline: this.deadline };
  }

  #progress(): Reply {
    const finished = this.module === 'finished';
    return {
      data: {
        current_module: this.module === 'finished' ? 4 : this.module,
        time_left: 100,
        user_answer: [...this.answers].map(([id, { answer, ...rest }]) => ({
          question_id: id,
          user_answer: answer,
          ...rest,
        })),
        finished,
        break_ends: this.breakEnds,
        time_factor: 1,
        seconds: LIMIT_MS / 1000,
        workspace: null,
        workspace_seq: 0,
        ...this.#clock(),
      },
    };
  }

  #questions(): Reply {
    this.deadline ??= Date.now() + LIMIT_MS;
    return { data: { questions: QUESTIONS, seconds: LIMIT_MS / 1000, ...this.#clock() } };
  }

  #save(body: Record<string, unknown>): Reply {
    if (body.module !== this.module) return { code: 'FT-MODULECLOSED', status: 409 };
    const { question_id: ids, answer, seq, spent_ms } = body as Record<string, (number & string)[]>;
    ids?.forEach((id, index) => {
      if ((this.answers.get(id)?.seq ?? -1) <= seq![index]!)
        this.answers.set(id, { answer: answer![index]!, seq: seq![index]!, spent_ms: spent_ms![index]! });
    });
    return { data: { ...this.#clock(), refused: [] } };
  }

  #submit({ module, reason }: Record<string, unknown>): Reply {
    const before = this.#closed.get(module);
    if (before) return before;
    if (module !== this.module) return { code: 'FT-MODULENOTOPEN', status: 409 };
    if (reason === 'deadline' && this.deadline !== null && Date.now() < this.deadline)
      return { code: 'FT-TIMELEFT', status: 409 };
    const next = Number(module) + 1;
    this.module = isModuleNumber(next) ? next : 'finished';
    this.deadline = null;
    this.answers.clear();
    this.breakEnds = module === 2 ? Date.now() + BREAK_MS : null;
    const reply: Reply = { data: { next_module: isModuleNumber(next) ? next : null, break_ends: this.breakEnds } };
    this.#closed.set(module, reply);
    return reply;
  }
}
