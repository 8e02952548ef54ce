import { jest } from '@jest/globals';
import type { UserInfo } from '@aivy/contracts';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { clearToken, writeToken } from '../../../core/session/auth-cookie';
import { profileFailed, profileLoading, userLoaded } from '../../../core/session/session-slice';
import { resetStores } from '../../../core/reset-stores';
import { makeStore, type AppStore } from '../../../core/store';
import { FakeLocks } from '../../../core/testing/fake-locks';
import { FakeServer, type Reply } from '../../../core/testing/fake-server';
import { fakeTime, pass, until } from '../../../core/testing/time';
import { selectTest } from '../../../player';
import { useDiagnosticTest, type DiagnosticView } from './use-diagnostic-test';
import { useOpenDiagnostic } from './use-open-diagnostic';

const DETAIL = '/diagnostic/get-test-detail';
const MAYA = { id: 'u1', name: 'Maya', email: 'm@example.com', stage: 1, time_factor: 1 } as UserInfo;
/** Of a test that was gone on with in another place. */
const begunElsewhere: Reply = {
  data: {
    status: 'in_progress',
    form_id: 'dt-1',
    start_time: '2026-01-05 10:00:00',
    user_english_answer: '["a","b"]',
    user_math_answer: '[]',
    user_english_time: '[9,9]',
    user_math_time: '[]',
  },
};

let server: FakeServer;
let store: AppStore;
let detail: Reply;
let view: DiagnosticView;
let opened: ReturnType<typeof useOpenDiagnostic>;

function Screen() {
  view = useDiagnosticTest();
  return null;
}
function Look({ wanted }: { wanted: boolean }) {
  opened = useOpenDiagnostic(wanted);
  return null;
}
const show = (page: ReactNode) => render(<Provider store={store}>{page}</Provider>);
const test = () => selectTest(store.getState());
const looks = (): number => server.sent(DETAIL).length;

describe('opening the diagnostic', () => {
  beforeEach(() => {
    fakeTime();
    localStorage.clear();
    detail = { code: 'DT-TESTNOTEXIST', status: 404 };
    server = new FakeServer({ [DETAIL]: () => detail });
    store = makeStore();
    writeToken('first');
  });
  afterEach(() => {
    jest.useRealTimers();
    clearToken();
  });

  it.each([
    ['has not been asked', null],
    ['is being asked', profileLoading()],
  ])('waits while a token is here and %s whose it is', async (_how, action) => {
    if (action) store.dispatch(action);
    show(<Screen />);
    await pass(1_000);
    expect([view.kind, test().phase, looks()]).toEqual(['looking', 'idle', 0]);
    act(() => void store.dispatch(userLoaded(MAYA)));
    await until(() => view.kind === 'running');
    expect([test().owner, looks()]).toEqual(['u1', 1]);
  });

  it('opens a visitor’s where nobody’s profile came', async () => {
    store.dispatch(profileFailed());
    show(<Screen />);
    await until(() => view.kind === 'running');
    expect([test().owner, looks()]).toEqual([null, 0]);
  });

  it('taken over from another tab shows how it stands there by now, not how it was found before', async () => {
    store.dispatch(userLoaded(MAYA));
    const locks = new FakeLocks();
    const uninstall = locks.install();
    await locks.takeElsewhere();
    show(<Screen />);
    await until(() => view.kind === 'elsewhere');
    detail = begunElsewhere;
    act(() => (view.kind === 'elsewhere' ? view.takeOver() : undefined));
    await until(() => view.kind === 'running');
    expect(test().sections.reading_and_writing.answers).toEqual(['a', 'b']);
    uninstall();
  });

  it('does not look where it is not wanted', async () => {
    store.dispatch(userLoaded(MAYA));
    show(<Look wanted={false} />);
    await pass(1_000);
    expect([opened.state, looks()]).toEqual([null, 0]);
  });

  it('shows nothing of the look before while it looks again', async () => {
    store.dispatch(userLoaded(MAYA));
    show(<Look wanted />);
    await until(() => opened.state !== null);
    act(() => opened.retry());
    expect(opened.state).toBeNull();
    await until(() => opened.state !== null);
  });

  it('is by the newest look: what is answered about the student who was here before comes too late', async () => {
    store.dispatch(userLoaded(MAYA));
    detail = begunElsewhere;
    server.hold(DETAIL);
    show(<Look wanted />);
    await until(() => looks() === 1);
    act(() => {
      clearToken();
      store.dispatch(resetStores());
      opened.retry();
    });
    await until(() => opened.state !== null);
    server.letGo(DETAIL);
    await pass(1_000);
    expect(opened.state).toMatchObject({ kind: 'new', test: { owner: null } });
  });
});
