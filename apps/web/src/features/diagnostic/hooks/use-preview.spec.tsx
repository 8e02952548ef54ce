import { jest } from '@jest/globals';
import type { UserInfo } from '@aivy/contracts';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { readCompleted, readInProgress, writeCompleted, writeInProgress } from '../../../core/device/local-diagnostic';
import { clearToken, writeToken } from '../../../core/session/auth-cookie';
import { userLoaded } from '../../../core/session/session-slice';
import { makeStore, type AppStore } from '../../../core/store';
import { FakeServer, type Reply } from '../../../core/testing/fake-server';
import { fakeTime, pass, until } from '../../../core/testing/time';
import { begun, selectTest } from '../../../player';
import { freshDiagnostic } from '../resume';
// Loaded by the code under test when it sends; here already, so that no real time passes then.
import '../transfer/transfer';
import { usePreview } from './use-preview';

const DETAIL = '/diagnostic/get-test-detail';
const SAVE = '/diagnostic/save-answers';
const SUBMIT = '/diagnostic/submit-answers';
let server: FakeServer;
let store: AppStore;
let submitted: Reply;
let preview: ReturnType<typeof usePreview>;
let at: string;

function Probe() {
  preview = usePreview();
  at = useLocation().pathname;
  return null;
}
async function open(): Promise<void> {
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/diagnostic']}>
        <Probe />
      </MemoryRouter>
    </Provider>,
  );
  await until(() => preview.state !== null);
}
const keepBegun = () => writeInProgress({ ...freshDiagnostic('u1'), english: ['a', ''] });
const keepFinished = () =>
  writeCompleted({
    english: ['a'],
    math: ['b'],
    english_time: [1],
    math_time: [1],
    start_time: '2026-01-05 10:00:00',
    end_time: '2026-01-05 10:40:00',
    owner: 'u1',
  });
const networkBack = (): void => act(() => void window.dispatchEvent(new Event('online')));
const sent = (path: string): number => server.sent(path).length;

describe('the screen before the diagnostic', () => {
  beforeEach(() => {
    fakeTime();
    localStorage.clear();
    submitted = { data: null };
    server = new FakeServer({
      [DETAIL]: () => ({ code: 'DT-TESTNOTEXIST', status: 404 }),
      [SAVE]: () => ({ data: null }),
      [SUBMIT]: () => submitted,
    });
    store = makeStore();
    writeToken('first');
    store.dispatch(
      userLoaded({ id: 'u1', name: 'Maya', email: 'm@example.com', stage: 1, time_factor: 1 } as UserInfo),
    );
  });
  afterEach(() => {
    jest.useRealTimers();
    clearToken();
  });

  it('sends a finished test that waits here when the network is back, and leads to its report', async () => {
    keepFinished();
    await open();
    await pass(60_000);
    expect([preview.state, sent(SUBMIT)]).toEqual([{ kind: 'unsent' }, 0]);
    networkBack();
    expect(preview.sending).toBe(true);
    await until(() => at === '/diagnostic/review');
    expect([sent(SUBMIT), readCompleted('u1'), preview.sending]).toEqual([1, null, false]);
  });

  it('keeps one that is refused, looks anew how it stands, and sends it when asked to', async () => {
    keepFinished();
    submitted = { code: 'DT-DB', status: 500 };
    await open();
    const looks = sent(DETAIL);
    act(() => preview.send());
    await until(() => sent(DETAIL) > looks && preview.state !== null);
    expect([preview.state, preview.sending, at]).toEqual([{ kind: 'unsent' }, false, '/diagnostic']);
    expect(readCompleted('u1')).not.toBeNull();
    submitted = { data: null };
    act(() => preview.send());
    await until(() => at === '/diagnostic/review');
  });

  it('sends nothing of an unfinished one when the network is back, which its own page does', async () => {
    keepBegun();
    await open();
    networkBack();
    await pass(1_000);
    expect([preview.state?.kind, sent(SAVE), sent(SUBMIT), preview.sending]).toEqual(['begun', 0, 0, false]);
  });

  it('sends nothing any more once the waiting one was dropped', async () => {
    keepFinished();
    await open();
    act(() => preview.drop());
    await until(() => preview.state?.kind === 'new');
    expect(readCompleted('u1')).toBeNull();
    const looks = sent(DETAIL);
    networkBack();
    await pass(1_000);
    expect([sent(SUBMIT), sent(DETAIL)]).toEqual([0, looks]);
  });

  it('starts over with nothing left of the test before, here or on the desk', async () => {
    keepBegun();
    store.dispatch(begun({ startTime: '2026-01-05 10:00:00', formId: 'dt-1', owner: 'u1' }));
    await open();
    act(() => preview.startOver());
    expect([at, readInProgress('u1'), selectTest(store.getState()).phase]).toEqual(['/diagnostic/test', null, 'idle']);
  });

  it.each([
    ['goes on with the test', () => preview.start(), '/diagnostic/test'],
    ['shows the report', () => preview.review(), '/diagnostic/review'],
  ])('%s, and leaves it as it is', async (_what, press, to) => {
    keepBegun();
    await open();
    act(press);
    expect([at, readInProgress('u1')?.english]).toEqual([to, ['a', '']]);
  });
});
