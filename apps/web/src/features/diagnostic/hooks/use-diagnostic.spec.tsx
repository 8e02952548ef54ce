import { jest } from '@jest/globals';
import type { StudentQuestion } from '@aivy/contracts';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { readCompleted, readInProgress, writeCompleted } from '../../../core/device/local-diagnostic';
import { clearToken, writeToken } from '../../../core/session/auth-cookie';
import { sessionRenewed, userLoaded } from '../../../core/session/session-slice';
import { makeStore, type AppStore } from '../../../core/store';
import { FakeLocks } from '../../../core/testing/fake-locks';
import { FakeServer, type Reply } from '../../../core/testing/fake-server';
import { fakeTime, pass, until } from '../../../core/testing/time';
import { annotationsLoaded, selectAnnotations, selectTest } from '../../../player';
import { begun, choiceToggled, left } from '../../../player/slice';
import { useDiagnosticSubmit, type DiagnosticSubmit } from './use-diagnostic-submit';
import { useDiagnosticTest, type DiagnosticView } from './use-diagnostic-test';
import { useReturn } from './use-return';
import { useSectionQuestions } from './use-section-questions';

const DETAIL = '/diagnostic/get-test-detail';
const SAVE = '/diagnostic/save-answers';
const SUBMIT = '/diagnostic/submit-answers';
const STORED: Reply = { data: null };

let server: FakeServer;
let store: AppStore;
let detail: Reply;
let saved: Reply;
let submitted: Reply;
let view: DiagnosticView;
let page: DiagnosticSubmit | null;
let at: string;
let returning: boolean;

const question = (id: number): Partial<StudentQuestion> => ({ id, type: 'choice', form_id: 'dt-1' });

function Running() {
  useSectionQuestions();
  page = useDiagnosticSubmit();
  return null;
}
function Probe() {
  returning = useReturn();
  return returning ? null : <Opened />;
}
function Opened() {
  view = useDiagnosticTest();
  return view.kind === 'running' ? <Running /> : null;
}
function Where() {
  const { pathname, search } = useLocation();
  at = pathname + search;
  return null;
}
const screen = (shown: boolean) => (
  <Provider store={store}>
    <MemoryRouter initialEntries={['/diagnostic/test']}>
      <Where />
      {shown ? <Probe /> : null}
    </MemoryRouter>
  </Provider>
);
function open() {
  const { rerender, unmount } = render(screen(true));
  /** Another screen takes its place, or gives it back; the router stays. */
  return { unmount, leave: () => rerender(screen(false)), comeBack: () => rerender(screen(true)) };
}
const test = () => selectTest(store.getState());
const running = (): boolean => test().sections[test().section].answers.length === 2;
const submit = (): void => act(() => page?.submit());

/** A highlight with a note in the first question. */
const NOTE = {
  id: 'n1',
  question_id: 1,
  region: 'passage' as const,
  start: 0,
  end: 4,
  style: 'yellow' as const,
  note: 'why?',
};

/** Begins, answers one question in each section, and stands at the end of the second. */
async function openAtEnd() {
  const screen = open();
  await until(running);
  act(() => void store.dispatch(choiceToggled('a')));
  submit();
  await until(() => test().section === 'math' && running());
  act(() => void store.dispatch(choiceToggled('b')));
  return screen;
}

beforeEach(() => {
  fakeTime();
  localStorage.clear();
  page = null;
  detail = { code: 'DT-TESTNOTEXIST', status: 404 };
  saved = STORED;
  submitted = STORED;
  server = new FakeServer({
    [DETAIL]: () => detail,
    [SAVE]: () => saved,
    [SUBMIT]: () => submitted,
    '/diagnostic/request-questions': () => ({ data: [question(1), question(2)] }),
  });
  store = makeStore();
  writeToken('first');
  store.dispatch(
    userLoaded({
      id: 'u1',
      name: 'Maya',
      email: 'm@example.com',
      state: '',
      grade: 0,
      school: '',
      stage: 1,
      products: [],
      role: 'student',
      time_factor: 1,
    }),
  );
});
afterEach(() => {
  jest.useRealTimers();
  clearToken();
});

describe('the diagnostic to begin or to go on with', () => {
  it('is being looked for until the server has answered, and then begins', async () => {
    open();
    expect([view.kind, test().phase]).toEqual(['looking', 'idle']);
    await until(() => view.kind === 'running');
    expect(test()).toMatchObject({ phase: 'running', owner: 'u1', section: 'reading_and_writing' });
  });

  it('has the highlights and notes that it had before the page was loaded anew', async () => {
    const page = open();
    await until(running);
    act(() => {
      store.dispatch(choiceToggled('a'));
      store.dispatch(annotationsLoaded([NOTE]));
    });
    page.unmount();
    expect(readInProgress('u1')?.annotations).toEqual([NOTE]);
    store.dispatch(left());
    store.dispatch(annotationsLoaded([]));
    open();
    await until(running);
    expect(selectAnnotations(store.getState())).toEqual([NOTE]);
  });

  it('that the server cannot tell of is not begun; another look finds it', async () => {
    detail = { code: 'DT-DB', status: 500 };
    open();
    await until(() => view.kind === 'failed');
    expect(test().phase).toBe('idle');
    detail = { code: 'DT-TESTNOTEXIST', status: 404 };
    act(() => (view.kind === 'failed' ? view.again() : undefined));
    expect(view.kind).toBe('looking');
    await until(() => view.kind === 'running');
  });

  it.each([
    ['to its report when this device has a visitor’s finished one', '/diagnostic/review', true],
    ['to the preview when a student’s finished one waits here', '/diagnostic', false],
  ])('leads %s', async (_where, to, visitor) => {
    if (visitor) {
      clearToken();
      store = makeStore();
    }
    writeCompleted({
      english: ['a'],
      math: ['b'],
      english_time: [1],
      math_time: [1],
      start_time: '2026-01-05 10:00:00',
      end_time: '2026-01-05 10:40:00',
      owner: visitor ? null : 'u1',
    });
    open();
    await until(() => view.kind === 'lead');
    expect(view).toEqual({ kind: 'lead', to });
  });

  it('is nobody’s business any more when the page is left while it is looked for', async () => {
    server.hold(DETAIL);
    const { unmount } = open();
    await until(() => server.sent(DETAIL).length === 1);
    unmount();
    server.letGo(DETAIL);
    await pass(1_000);
    expect(test().phase).toBe('idle');
  });

  it('is in another tab until it is taken over, and is then looked for anew', async () => {
    const locks = new FakeLocks();
    const uninstall = locks.install();
    await locks.takeElsewhere();
    open();
    await until(() => view.kind === 'elsewhere');
    const looks = server.sent(DETAIL).length;
    act(() => (view.kind === 'elsewhere' ? view.takeOver() : undefined));
    await until(() => view.kind === 'running' && server.sent(DETAIL).length > looks);
    uninstall();
  });
});

describe('submitting the diagnostic', () => {
  it('leads from the first section to the second without a submission, and then to the pause', async () => {
    await openAtEnd();
    expect(server.sent(SUBMIT)).toEqual([]);
    submit();
    expect(page?.pending).toBe(true);
    await until(() => at === '/diagnostic/loading?nextRoute=ReviewPage');
    expect(server.sent(SUBMIT)[0]?.body).toMatchObject({ english: ['a', ''], math: ['b', ''], form_id: 'dt-1' });
    expect([test().phase, store.getState().session.userStage]).toEqual(['submitted', 2]);
  });

  it('twice is once', async () => {
    await openAtEnd();
    server.hold(SUBMIT);
    submit();
    await until(() => server.sent(SUBMIT).length === 1);
    // The second press meets another clock, and would be another request.
    await pass(2_000);
    submit();
    await pass(500);
    server.letGo(SUBMIT);
    await until(() => test().phase === 'submitted');
    expect(server.sent(SUBMIT)).toHaveLength(1);
  });

  it.each([
    ['refused', { code: 'DT-DB', status: 500 } as Reply, true],
    ['without network', STORED, false],
  ])('%s keeps the answers here, says so, saves on, and succeeds when tried again', async (_how, reply, online) => {
    await openAtEnd();
    submitted = reply;
    server.online = online;
    submit();
    await until(() => page?.pending === false && page.error !== null);
    expect([at, readInProgress('u1')?.math, readCompleted('u1')]).toEqual(['/diagnostic/test', ['b', ''], null]);
    const saves = server.sent(SAVE).length;
    server.online = true;
    submitted = STORED;
    act(() => void store.dispatch(choiceToggled('c')));
    await until(() => server.sent(SAVE).length > saves);
    submit();
    await until(() => test().phase === 'submitted');
    expect(server.sent(SUBMIT).at(-1)?.body).toMatchObject({ math: ['c', ''] });
  });

  it('sends no save behind the submission', async () => {
    await openAtEnd();
    server.hold(SUBMIT);
    submit();
    await until(() => server.sent(SUBMIT).length === 1);
    const saves = server.sent(SAVE).length;
    await pass(60_000);
    expect(server.sent(SAVE)).toHaveLength(saves);
  });

  it('of a test that was submitted on another device says so and leads to its report', async () => {
    await openAtEnd();
    submitted = { code: 'DT-TESTEXIST', status: 409 };
    submit();
    await until(() => at === '/diagnostic/review');
    expect(store.getState().alerts.items.map(({ text }) => text)).toEqual([
      'You have already submitted the diagnostic test!',
    ]);
  });

  it('waits for the student to sign in again when the session has ended', async () => {
    await openAtEnd();
    await pass(5_000);
    server.token = 'second';
    submit();
    await until(() => store.getState().session.expired);
    expect(page?.pending).toBe(true);
    act(() => {
      writeToken('second');
      store.dispatch(sessionRenewed());
      store.gate.open('second');
    });
    await until(() => test().phase === 'submitted');
  });

  it('does not lead away whoever has left meanwhile', async () => {
    const { leave } = await openAtEnd();
    server.hold(SUBMIT);
    submit();
    await until(() => server.sent(SUBMIT).length === 1);
    leave();
    server.letGo(SUBMIT);
    await pass(2_000);
    expect([at, test().phase]).toEqual(['/diagnostic/test', 'submitted']);
  });
});

describe('a diagnostic that was left while it is submitted', () => {
  async function leaveSubmitting() {
    const screen = await openAtEnd();
    server.hold(SUBMIT);
    submit();
    await until(() => server.sent(SUBMIT).length === 1);
    screen.leave();
    return screen;
  }
  const alerts = () => store.getState().alerts.items.map(({ text }) => text);

  it('and returned to is not worked on, and leads to the pause when it is done', async () => {
    const { comeBack } = await leaveSubmitting();
    const looks = server.sent(DETAIL).length;
    comeBack();
    await pass(5_000);
    expect([returning, at]).toEqual([true, '/diagnostic/test']);
    server.letGo(SUBMIT);
    await until(() => at === '/diagnostic/loading?nextRoute=ReviewPage');
    expect([test().phase, server.sent(SUBMIT).length, server.sent(DETAIL).length]).toEqual(['submitted', 1, looks]);
    expect(alerts()).toEqual([]);
  });

  it('and returned to says why it could not be submitted, goes on, and can be submitted again', async () => {
    const { comeBack } = await leaveSubmitting();
    comeBack();
    submitted = { code: 'DT-DB', status: 500 };
    server.letGo(SUBMIT);
    await until(() => !returning && view.kind === 'running');
    expect([alerts(), test().sections.math.answers]).toEqual([
      ['Failed to submit test answers. Please try again.'],
      ['b', ''],
    ]);
    submitted = STORED;
    server.release(SUBMIT);
    submit();
    await until(() => at === '/diagnostic/loading?nextRoute=ReviewPage');
  });

  it('and had been submitted elsewhere before says so to whoever returns, and leads to its report', async () => {
    const { comeBack } = await leaveSubmitting();
    comeBack();
    submitted = { code: 'DT-TESTEXIST', status: 409 };
    server.letGo(SUBMIT);
    await until(() => at === '/diagnostic/review');
    expect(alerts()).toEqual(['You have already submitted the diagnostic test!']);
  });

  it('touches no other test that is open by then', async () => {
    await leaveSubmitting();
    act(() => void store.dispatch(begun({ startTime: '', formId: null, owner: 'u1' })));
    server.letGo(SUBMIT);
    await pass(2_000);
    expect([test().phase, readInProgress('u1'), store.getState().session.userStage]).toEqual(['running', null, 2]);
  });
});
