import { clearLocalDiagnostic, readCompleted, readInProgress, writeCompleted, writeInProgress, type InProgressDiagnostic } from '../lib/local-diagnostic';
import { userLoaded } from './session/session-slice';
import { makeStore } from './store';
import { transferLocalDiagnostic } from './transfer';

const BEGUN: InProgressDiagnostic = {
  english: ['a', ''], math: [], english_time: [12, 0], math_time: [], start_time: '2026-01-05 10:00:00', form_id: 'dt-1', section: 'reading_and_writing', position: 1,
  marked: { reading_and_writing: [], math: [] }, eliminated: { reading_and_writing: {}, math: {} }, owner: null, saved_at: 1,
};
const COMPLETED = { english: ['a'], math: ['2'], english_time: [12], math_time: [9], start_time: '2026-01-05 10:00:00', end_time: '2026-01-05 10:40:00', owner: null };

const realFetch = globalThis.fetch;
const sent: { path: string; body: Record<string, unknown> }[] = [];

/** Answers every call; `null` is no answer at all. */
function serverAnswers(reply: { status: number; body: object } | null): void {
  globalThis.fetch = (address, init) => {
    sent.push({ path: String(address), body: JSON.parse(String(init?.body ?? '{}')) as Record<string, unknown> });
    return reply ? Promise.resolve(new Response(JSON.stringify(reply.body), { status: reply.status })) : Promise.reject(new TypeError('no network'));
  };
}

const STORED = { status: 200, body: { status: 'success', data: null } };
const TEST_EXISTS = { status: 409, body: { status: 'error', code: 'DT-TESTEXIST', message: '', request_id: 'r' } };

function signedIn() {
  const store = makeStore();
  store.dispatch(userLoaded({ id: 'u1', name: 'Maya', email: 'm@example.com', state: '', grade: 0, school: '', stage: 1, products: [], role: 'student', time_factor: 1 } as Parameters<typeof userLoaded>[0]));
  return store;
}

describe('handing the kept diagnostic to the account', () => {
  beforeEach(() => {
    sent.length = 0;
    clearLocalDiagnostic();
    document.cookie = 'auth=t; path=/';
  });
  afterAll(() => void (globalThis.fetch = realFetch));

  it('does nothing when nothing is kept', async () => {
    serverAnswers(STORED);
    expect(await transferLocalDiagnostic(signedIn().dispatch)).toEqual({ hasSavedData: false, isCompleted: false });
    expect(sent).toEqual([]);
  });

  it('submits a finished test and forgets it', async () => {
    serverAnswers(STORED);
    writeCompleted(COMPLETED);
    expect(await transferLocalDiagnostic(signedIn().dispatch)).toEqual({ hasSavedData: true, isCompleted: true });
    const { owner: _owner, ...payload } = COMPLETED;
    expect(sent[0]).toEqual({ path: '/api/diagnostic/submit-answers', body: payload });
    expect(readCompleted()).toBeNull();
  });

  it('saves an unfinished test at the form’s lengths and keeps it as the account’s mirror', async () => {
    serverAnswers(STORED);
    writeInProgress(BEGUN);
    expect(await transferLocalDiagnostic(signedIn().dispatch)).toEqual({ hasSavedData: true, isCompleted: false });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.path).toBe('/api/diagnostic/save-answers');
    expect(sent[0]?.body).toMatchObject({ english: ['a', ''], english_time: [12, 0], math: Array(14).fill(''), math_time: Array(14).fill(0), form_id: 'dt-1' });
    expect(readInProgress()).toMatchObject({ owner: 'u1', english: ['a', ''] });
  });

  it('drops a copy that the server refuses because a test was submitted', async () => {
    serverAnswers(TEST_EXISTS);
    writeCompleted(COMPLETED);
    expect(await transferLocalDiagnostic(signedIn().dispatch)).toEqual({ hasSavedData: false, isCompleted: true });
    expect(readCompleted()).toBeNull();
    writeInProgress(BEGUN);
    await transferLocalDiagnostic(signedIn().dispatch);
    expect(readInProgress()).toBeNull();
  });

  it('keeps the copy when the network or the server fails', async () => {
    for (const reply of [null, { status: 500, body: { status: 'error', code: 'DT-DB', message: '', request_id: 'r' } }]) {
      serverAnswers(reply);
      writeCompleted(COMPLETED);
      expect(await transferLocalDiagnostic(signedIn().dispatch)).toEqual({ hasSavedData: false, isCompleted: false });
      expect(readCompleted()).toEqual(COMPLETED);
    }
  });

  it('never sends another account’s copy', async () => {
    serverAnswers(STORED);
    writeInProgress({ ...BEGUN, owner: 'u2' });
    expect(await transferLocalDiagnostic(signedIn().dispatch)).toEqual({ hasSavedData: false, isCompleted: false });
    expect(sent).toEqual([]);
    expect(readInProgress()).toMatchObject({ owner: 'u2' });
  });
});
