import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { readInProgress } from '../../../core/device/local-diagnostic';
import { makeStore, type AppStore } from '../../../core/store';
import { FakeServer, type Reply } from '../../../core/testing/fake-server';
import { fakeTime, pass, until } from '../../../core/testing/time';
import { freshDiagnostic } from '../resume';
import { AUTOSAVE_MS } from '../saver';
import { SAVE_IDLE_MS } from '../../../core/api/send-times';
import { useDiagnosticSaving, type DiagnosticSaving } from './use-diagnostic-saving';

const SAVE = '/diagnostic/save-answers';
/** Long enough for a call that was sent at once, and sooner than any save that waits for quiet. */
const AT_ONCE_MS = 100;

let server: FakeServer;
let store: AppStore;
let reply: Reply;
let saving: DiagnosticSaving;
/** The test on the desk: its answers, the place in it, and how often it changed. */
let desk: { answers: string[]; position: number; revision: number };

function Probe({ owner }: { owner: string | null }) {
  saving = useDiagnosticSaving({
    snapshot: () => ({ ...freshDiagnostic(owner), english: desk.answers, position: desk.position }),
    revision: desk.revision,
    answers: desk.answers.join(),
    owner,
    onAlreadySubmitted: () => undefined,
  });
  return null;
}
function open(owner: string | null = 'u1') {
  const page = () => (
    <Provider store={store}>
      <Probe owner={owner} />
    </Provider>
  );
  const { rerender, unmount } = render(page());
  return {
    unmount,
    change: (what: Partial<typeof desk>): void => {
      desk = { ...desk, ...what, revision: desk.revision + 1 };
      rerender(page());
    },
  };
}
const tell = (target: EventTarget, event: string): void => act(() => void target.dispatchEvent(new Event(event)));
const turn = (visibility: DocumentVisibilityState): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  tell(document, 'visibilitychange');
};
const saves = () => server.sent(SAVE).map(({ body }) => body);

describe('saving a running diagnostic', () => {
  beforeEach(() => {
    fakeTime();
    localStorage.clear();
    store = makeStore();
    reply = { data: null };
    desk = { answers: ['', ''], position: 0, revision: 0 };
    server = new FakeServer({ [SAVE]: () => reply });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('keeps a change on the device at once and sends it once it has been quiet', async () => {
    const { change } = open();
    change({ answers: ['a', ''] });
    expect([readInProgress('u1')?.english, saves()]).toEqual([['a', ''], []]);
    await pass(SAVE_IDLE_MS - 1);
    expect(saves()).toEqual([]);
    await until(() => saving.state.kind === 'saved');
    expect(saves()).toMatchObject([{ english: ['a', ''] }]);
  });

  it('sends at once when the tab is hidden, and not when it is shown again', async () => {
    const { change } = open();
    turn('visible');
    await pass(AT_ONCE_MS);
    expect(saves()).toEqual([]);
    change({ answers: ['b', ''] });
    turn('hidden');
    await pass(AT_ONCE_MS);
    expect(saves()).toMatchObject([{ english: ['b', ''] }]);
  });

  it('sends at once when the network is back', async () => {
    open();
    tell(window, 'online');
    await pass(AT_ONCE_MS);
    expect(saves()).toHaveLength(1);
  });

  it.each([
    ['put away', (): void => tell(window, 'pagehide')],
    ['left', null],
  ])('keeps on the device how the test stands when the page is %s', (_how, putAway) => {
    const { unmount } = open();
    // Time and place move on without a change that is saved.
    desk.position = 1;
    if (putAway) putAway();
    else unmount();
    expect(readInProgress('u1')?.position).toBe(1);
  });

  it('rests when the page is left', async () => {
    const { change, unmount } = open();
    change({ answers: ['a', ''] });
    unmount();
    tell(window, 'online');
    await pass(2 * AUTOSAVE_MS);
    expect(saves()).toEqual([]);
  });

  it('counts answers that the server does not have, not marks and places', async () => {
    reply = { code: 'DT-DB', status: 500 };
    const { change } = open();
    change({ position: 1 });
    await until(() => saving.state.kind === 'offline');
    expect(saving.state).toEqual({ kind: 'offline', unsaved: 0 });
    change({ answers: ['', 'c'] });
    await pass(SAVE_IDLE_MS + AT_ONCE_MS);
    expect(saving.state).toEqual({ kind: 'offline', unsaved: 1 });
  });

  it('keeps a visitor’s on the device alone', async () => {
    const { change } = open(null);
    change({ answers: ['a', ''] });
    turn('hidden');
    await pass(AUTOSAVE_MS);
    expect([readInProgress(null)?.english, saves(), saving.state]).toEqual([['a', ''], [], { kind: 'device' }]);
  });
});
