import {
  clearLocalDiagnostic,
  readCompleted,
  readInProgress,
  writeCompleted,
  writeInProgress,
  type InProgressDiagnostic,
} from '../../../core/device/local-diagnostic';
import { rememberAccount } from '../../../core/device/known-accounts';
import { rememberReview, isReviewSeen } from '../../../core/device/review-seen';
import { jest } from '@jest/globals';
import { transferLocalDiagnostic } from './transfer';
import { transferAtSignIn, transferWhenNew } from './transfer-when-new';
import { transferAnswered, userLoaded } from '../../../core/session/session-slice';
import type { TransferAnswer } from '../../../core/session/prompt';
import { makeStore, type AppStore } from '../../../core/store';

const BEGUN: InProgressDiagnostic = {
  english: ['a', ''],
  math: [],
  english_time: [12, 0],
  math_time: [],
  start_time: '2026-01-05 10:00:00',
  form_id: 'dt-1',
  section: 'reading_and_writing',
  position: 1,
  marked: { reading_and_writing: [], math: [] },
  eliminated: { reading_and_writing: {}, math: {} },
  owner: null,
  saved_at: 1,
};
const COMPLETED = {
  english: ['a'],
  math: ['2'],
  english_time: [12],
  math_time: [9],
  start_time: '2026-01-05 10:00:00',
  end_time: '2026-01-05 10:40:00',
  owner: null,
};

const realFetch = globalThis.fetch;
const sent: { path: string; body: Record<string, unknown> }[] = [];

/** Answers every call; `null` is no answer at all. */
function serverAnswers(reply: { status: number; body: object } | null): void {
  globalThis.fetch = (address, init) => {
    sent.push({ path: String(address), body: JSON.parse(String(init?.body ?? '{}')) as Record<string, unknown> });
    return reply
      ? Promise.resolve(new Response(JSON.stringify(reply.body), { status: reply.status }))
      : Promise.reject(new TypeError('no network'));
  };
}

const failure = (status: number, code: string) => ({
  status,
  body: { status: 'error', code, message: '', request_id: 'r' },
});
const STORED = { status: 200, body: { status: 'success', data: null } };
const TEST_EXISTS = failure(409, 'DT-TESTEXIST');
const SUBMIT_FAILED = 'Failed to submit test answers. Please try again.';

function signIn(store: AppStore, id = 'u1', stage = 1): void {
  store.dispatch(
    userLoaded({
      id,
      name: 'Maya',
      email: 'm@example.com',
      state: '',
      grade: 0,
      school: '',
      stage,
      products: [],
      role: 'student',
      time_factor: 1,
    }),
  );
}

function signedIn(id = 'u1', stage = 1): AppStore {
  const store = makeStore();
  signIn(store, id, stage);
  return store;
}

const alerts = (store: AppStore): string[] => store.getState().alerts.items.map(({ text }) => text);

/** Signs in with a question expected, and answers it. @returns the question */
async function answering(store: AppStore, answer: TransferAnswer): Promise<string | null> {
  const transfer = store.dispatch(transferWhenNew(true));
  for (let turn = 0; turn < 50 && store.getState().session.transfer === null; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 2));
  const question = store.getState().session.transfer;
  expect(sent).toEqual([]);
  store.dispatch(transferAnswered());
  store.transfer.answer(answer);
  await transfer;
  return question;
}

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  document.cookie = 'auth=t; path=/';
});
afterAll(() => void (globalThis.fetch = realFetch));

describe('handing the kept diagnostic to the account', () => {
  it('does nothing when nothing is kept', async () => {
    serverAnswers(STORED);
    expect(await signedIn().dispatch(transferWhenNew())).toEqual({ hasSavedData: false, isCompleted: false });
    expect(sent).toEqual([]);
  });

  it('submits a finished test and erases it from the device', async () => {
    serverAnswers(STORED);
    writeCompleted(COMPLETED);
    const store = signedIn();
    expect(await store.dispatch(transferWhenNew())).toEqual({ hasSavedData: true, isCompleted: true });
    const { owner: _owner, ...payload } = COMPLETED;
    expect(sent[0]).toEqual({ path: '/api/diagnostic/submit-answers', body: payload });
    expect([readCompleted(null), readCompleted('u1')]).toEqual([null, null]);
    expect([store.getState().session.userStage, alerts(store)]).toEqual([2, []]);
  });

  it('saves an unfinished test at the form’s lengths, as one that came from a device, and keeps it as the account’s mirror', async () => {
    serverAnswers(STORED);
    writeInProgress(BEGUN);
    expect(await signedIn().dispatch(transferWhenNew())).toEqual({ hasSavedData: true, isCompleted: false });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.path).toBe('/api/diagnostic/save-answers');
    expect(sent[0]?.body).toMatchObject({
      english: ['a', ''],
      english_time: [12, 0],
      math: Array(14).fill(''),
      math_time: Array(14).fill(0),
      form_id: 'dt-1',
      transferred: true,
    });
    expect(readInProgress('u1')).toMatchObject({ owner: 'u1', english: ['a', ''] });
    expect(readInProgress(null)).toBeNull();
  });

  it('drops a copy that did not come as far as the account’s own, and tells the student', async () => {
    serverAnswers(failure(409, 'DT-NOTFURTHER'));
    writeInProgress(BEGUN);
    const store = signedIn();
    expect(await store.dispatch(transferWhenNew())).toEqual({ hasSavedData: false, isCompleted: false });
    expect([readInProgress('u1'), readInProgress(null)]).toEqual([null, null]);
    expect(alerts(store)).toEqual([
      'The diagnostic in your account is further along than the one on this device, so it was kept.',
    ]);
  });

  it.each([
    ['a finished', () => writeCompleted(COMPLETED)],
    ['an unfinished', () => writeInProgress(BEGUN)],
  ])('goes on as stage 2, and says so, when %s copy meets a submitted test', async (_which, keep) => {
    serverAnswers(TEST_EXISTS);
    keep();
    const store = signedIn();
    expect(await store.dispatch(transferWhenNew())).toEqual({ hasSavedData: false, isCompleted: true });
    expect([readCompleted('u1'), readInProgress('u1'), readCompleted(null), readInProgress(null)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([store.getState().session.userStage, alerts(store)]).toEqual([
      2,
      ['You have already submitted the diagnostic test!'],
    ]);
  });

  it.each([
    [null, 'Network error submitting answers. Please try again.'],
    [failure(500, 'DT-DB'), SUBMIT_FAILED],
  ])(
    'keeps a finished test that could not be submitted, says so, and submits it at the next try',
    async (reply, text) => {
      serverAnswers(reply);
      writeCompleted(COMPLETED);
      const store = signedIn();
      expect(await store.dispatch(transferWhenNew())).toEqual({ hasSavedData: false, isCompleted: false });
      expect(readCompleted('u1')).toEqual({ ...COMPLETED, owner: 'u1' });
      expect(alerts(store)).toEqual([text]);
      serverAnswers(STORED);
      expect(await store.dispatch(transferWhenNew())).toEqual({ hasSavedData: true, isCompleted: true });
      expect(readCompleted('u1')).toBeNull();
    },
  );

  it('gives what could not be sent to no second account', async () => {
    serverAnswers(null);
    writeCompleted(COMPLETED);
    await signedIn().dispatch(transferWhenNew());
    sent.length = 0;
    serverAnswers(STORED);
    for (const id of ['u2', 'u3'])
      expect(await signedIn(id).dispatch(transferWhenNew(true))).toEqual({ hasSavedData: false, isCompleted: false });
    expect(sent).toEqual([]);
    expect(readCompleted('u1')).not.toBeNull();
  });

  it('keeps an unfinished test that could not be saved, and says so as an error', async () => {
    serverAnswers(null);
    writeInProgress(BEGUN);
    const store = signedIn();
    expect(await store.dispatch(transferWhenNew())).toEqual({ hasSavedData: false, isCompleted: false });
    expect(readInProgress('u1')).toMatchObject({ english: ['a', ''] });
    expect(store.getState().alerts.items).toMatchObject([{ tone: 'error', text: expect.stringMatching(/./) }]);
  });

  it.each([
    ['a failure as an error', null, 'error'],
    ['a test that was submitted before as news', TEST_EXISTS, 'news'],
  ])('tells %s', async (_what, reply, tone) => {
    serverAnswers(reply);
    writeCompleted(COMPLETED);
    const store = signedIn();
    await store.dispatch(transferWhenNew());
    expect(store.getState().alerts.items).toMatchObject([{ tone }]);
  });

  it('tells that the account’s own came further as news', async () => {
    serverAnswers(failure(409, 'DT-NOTFURTHER'));
    writeInProgress(BEGUN);
    const store = signedIn();
    await store.dispatch(transferWhenNew());
    expect(store.getState().alerts.items).toMatchObject([{ tone: 'news' }]);
  });

  it('sends nothing that was not begun, and nothing of a visitor', async () => {
    serverAnswers(STORED);
    writeInProgress({ ...BEGUN, english: [], english_time: [], owner: 'u1' });
    expect(await signedIn().dispatch(transferWhenNew())).toEqual({ hasSavedData: false, isCompleted: false });
    writeCompleted(COMPLETED);
    expect(await makeStore().dispatch(transferLocalDiagnostic())).toEqual({ hasSavedData: false, isCompleted: false });
    expect([sent, readCompleted(null)]).toEqual([[], COMPLETED]);
  });

  it('leaves the pause before the report to an attempt whose pause was not seen', async () => {
    serverAnswers(STORED);
    writeCompleted(COMPLETED);
    await signedIn().dispatch(transferWhenNew());
    expect(isReviewSeen('u1')).toBe(false);
  });

  it('keeps the pause of an attempt seen when the attempt becomes the account’s', async () => {
    serverAnswers(STORED);
    writeCompleted(COMPLETED);
    rememberReview(`visitor ${COMPLETED.start_time}`);
    await signedIn().dispatch(transferWhenNew());
    expect([isReviewSeen('u1'), isReviewSeen('u2')]).toEqual([true, false]);
  });
});

describe('a visitor’s test on a device that several people use', () => {
  beforeEach(() => {
    serverAnswers(STORED);
    rememberAccount('u0');
    writeCompleted(COMPLETED);
  });

  it('goes to the account of whoever says that it is theirs', async () => {
    const store = signedIn();
    expect(await answering(store, 'mine')).toBe('whose');
    expect(sent.map(({ path }) => path)).toEqual(['/api/diagnostic/submit-answers']);
  });

  it('stays where it is when it is somebody else’s, and is asked about again', async () => {
    expect(await answering(signedIn(), 'leave')).toBe('whose');
    expect([sent, readCompleted(null)]).toEqual([[], COMPLETED]);
    expect(await answering(signedIn('u2'), 'mine')).toBe('whose');
    expect(sent).toHaveLength(1);
  });

  it('is deleted on request', async () => {
    await answering(signedIn(), 'delete');
    expect([sent, readCompleted(null)]).toEqual([[], null]);
  });

  it('does not go to the account when somebody else has come meanwhile', async () => {
    const store = signedIn();
    const transfer = store.dispatch(transferWhenNew());
    while (store.getState().session.transfer === null) await new Promise((resolve) => setTimeout(resolve, 2));
    signIn(store, 'u2');
    store.transfer.answer('mine');
    await transfer;
    expect([sent, readCompleted(null)]).toEqual([[], COMPLETED]);
  });

  it('is offered for deletion to an account that has its diagnostic, at its sign-in and not at every way home', async () => {
    const store = signedIn('u1', 2);
    await store.dispatch(transferWhenNew());
    expect(store.getState().session.transfer).toBeNull();
    expect(await answering(store, 'leave')).toBe('spare');
    expect(readCompleted(null)).toEqual(COMPLETED);
    expect(await answering(store, 'delete')).toBe('spare');
    expect([sent, readCompleted(null)]).toEqual([[], null]);
  });

  it('is asked about at a sign-in or sign-up, which may have to be answered before it goes on', async () => {
    const store = signedIn('u1', 2);
    const transfer = store.dispatch(transferAtSignIn());
    while (store.getState().session.transfer === null) await new Promise((resolve) => setTimeout(resolve, 2));
    store.transfer.answer('leave');
    expect(await transfer).toEqual({ hasSavedData: false, isCompleted: false });
  });

  it('stays on the device, and holds up nobody, when it could not be moved', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const store = signedIn();
    const broken = new Error('the question could not be shown');
    jest.spyOn(store.transfer, 'ask').mockRejectedValue(broken);
    expect(await store.dispatch(transferWhenNew())).toEqual({ hasSavedData: false, isCompleted: false });
    expect([sent, readCompleted(null)]).toEqual([[], COMPLETED]);
    expect(warn).toHaveBeenCalledWith('Locally kept answers could not be moved to the account', broken);
    jest.restoreAllMocks();
  });

  it('is asked about also when it is only begun, and not when it was opened and left', async () => {
    clearLocalDiagnostic(null);
    writeInProgress(BEGUN);
    expect(await answering(signedIn(), 'delete')).toBe('whose');
    expect(readInProgress(null)).toBeNull();
    writeInProgress({ ...BEGUN, english: [], english_time: [] });
    const store = signedIn();
    await store.dispatch(transferWhenNew());
    expect([store.getState().session.transfer, readInProgress(null)]).toEqual([null, expect.anything()]);
  });

  it('is nobody’s question when nothing was begun in it', async () => {
    clearLocalDiagnostic(null);
    writeInProgress({ ...BEGUN, english: [], english_time: [] });
    await signedIn().dispatch(transferWhenNew(true));
    expect(sent).toEqual([]);
  });
});
