import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import { fullTestApi } from '../../core/api/full-test';
import { makeStore } from '../../core/store';
import { device } from '../../core/device/kept-tests';
import { submitModule } from './submit';
import { findTest, openModule } from './open-test';
import type { Outbox } from '../../player/saving/outbox';
import { startedTest } from './server-answers';
import { ServerClock } from '../../player/saving/server-clock';

const NOW = Date.UTC(2026, 10, 21, 10);
const ANSWER = { question_id: 1, user_answer: 'a', seq: 5, spent_ms: 20 };
const PROGRESS = {
  current_module: 2,
  time_left: 900,
  user_answer: [ANSWER],
  finished: false,
  break_ends: null,
  time_factor: 1,
  seconds: 1620,
  workspace: null,
  workspace_seq: 0,
  server_time: NOW,
  deadline: NOW + 900_000,
};
const QUESTIONS = { questions: [{ id: 1 }, { id: 2 }], seconds: 1620, server_time: NOW, deadline: NOW + 900_000 };

const realFetch = globalThis.fetch;
/** Answers every call with this body; a string is the code of a refusal. */
function serve(body: unknown): void {
  const reply =
    typeof body === 'string'
      ? { ok: false, status: 409, text: { status: 'error', code: body, message: '' } }
      : { ok: true, status: 200, text: { status: 'success', data: body } };
  globalThis.fetch = jest.fn(async () => ({
    ok: reply.ok,
    status: reply.status,
    json: async () => reply.text,
  })) as unknown as typeof fetch;
}
const networkAway = (): void => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('away'))) as unknown as typeof fetch;
};
const clock = (): ServerClock => new ServerClock(() => ({ monotonicMs: 0, wallMs: NOW }));
// The fake database keeps to real time, the waits between tries to the fake one.
const realTimeout = globalThis.setTimeout;
/** Runs the waits between tries without waiting. */
async function settled<T>(result: Promise<T>): Promise<T> {
  let done = false;
  void result.finally(() => (done = true)).catch(() => undefined);
  while (!done) {
    await jest.advanceTimersByTimeAsync(500);
    await new Promise((resolve) => realTimeout(resolve, 0));
  }
  return result;
}

describe('what the server says of a full test is looked at before it is used', () => {
  beforeEach(
    () => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] }),
  );
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = realFetch;
  });

  it.each<[string, unknown]>([
    ['No current module ID', { ...PROGRESS, current_module: undefined }],
    ['No current module ID', { ...PROGRESS, current_module: null }],
    ['Invalid module ID in progress data', { ...PROGRESS, current_module: 5 }],
    ['Invalid module ID in progress data', { ...PROGRESS, current_module: '2' }],
    ['Invalid module ID in progress data', { ...PROGRESS, current_module: 1.5 }],
    ['Invalid time left in progress data', { ...PROGRESS, time_left: -1 }],
    ['Invalid time left in progress data', { ...PROGRESS, time_left: '900' }],
    ['Invalid time left in progress data', { ...PROGRESS, time_left: undefined }],
    ['Invalid user answers format in progress data', { ...PROGRESS, user_answer: '[]' }],
    ['Invalid user answers format in progress data', { ...PROGRESS, user_answer: [{ ...ANSWER, question_id: 'one' }] }],
    ['Invalid user answers format in progress data', { ...PROGRESS, user_answer: [null] }],
    ['Invalid response from server', { ...PROGRESS, server_time: undefined }],
    ['Invalid response from server', []],
    ['Invalid response from server', null],
    ['Failed to load module questions', 'FT-DB'],
  ])('progress: %s', async (message, body) => {
    serve(body);
    expect(await settled(makeStore().dispatch(findTest('u', 'unkept', clock())))).toEqual({ kind: 'failed', message });
    // The specification's three tries.
    expect(globalThis.fetch).toHaveBeenCalledTimes(3);
  });

  it('takes progress that is right', async () => {
    serve(PROGRESS);
    expect(await settled(makeStore().dispatch(findTest('u', 'unkept', clock())))).toEqual({
      kind: 'open',
      module: 2,
      progress: PROGRESS,
    });
  });

  it('goes on with what the device keeps when progress cannot be used', async () => {
    const anchor = { serverMs: NOW, wallMs: NOW };
    await settled(device.putModule({ user: 'u', test: 'kept', module: 2, questions: [], deadline: NOW }));
    await settled(device.putDesk({ user: 'u', test: 'kept', module: 2, anchor, workspace: null, workspaceSeq: 0 }));
    serve({ ...PROGRESS, current_module: 9 });
    expect(await settled(makeStore().dispatch(findTest('u', 'kept', clock())))).toEqual({
      kind: 'open',
      module: 2,
      progress: null,
    });
    expect(await settled(makeStore().dispatch(openModule('u', 'kept', 2, null, clock())))).toMatchObject({
      kind: 'ready',
    });
  });

  it('asks anew every time, though another page holds an answer: a module may have been submitted elsewhere', async () => {
    const store = makeStore();
    const { getProgress, getModuleQuestions } = fullTestApi.endpoints;
    serve(PROGRESS);
    await settled(store.dispatch(getProgress.initiate({ test_id: 'anew' })).unwrap());
    serve({ ...PROGRESS, current_module: 3 });
    expect(await settled(store.dispatch(findTest('u', 'anew', clock())))).toMatchObject({ kind: 'open', module: 3 });
    serve(QUESTIONS);
    await settled(store.dispatch(getModuleQuestions.initiate({ test_id: 'anew', module: 2 })).unwrap());
    serve({ ...QUESTIONS, deadline: NOW + 600_000 });
    expect(await settled(store.dispatch(openModule('u', 'anew', 2, PROGRESS as never, clock())))).toMatchObject({
      kind: 'ready',
      start: { module: { deadline: NOW + 600_000 } },
    });
  });

  it.each<[string, string, number, number]>([
    ['does not ask again after an answer that hung, while this device has the module', 'hanging', 5_001, 1],
    ['asks three times when the failure came at once', 'hanging', 5_000, 3],
    ['asks three times, however long it takes, when there is nothing else to go on with', 'unkept-hanging', 60_000, 3],
  ])('%s', async (_what, test, takesMs, times) => {
    await settled(device.putModule({ user: 'u', test: 'hanging', module: 2, questions: [], deadline: NOW }));
    let now = 0;
    const reading = jest.spyOn(performance, 'now').mockImplementation(() => now);
    globalThis.fetch = jest.fn(() => {
      now += takesMs;
      return Promise.reject(new TypeError('away'));
    }) as unknown as typeof fetch;
    const found = await settled(makeStore().dispatch(findTest('u', test, clock())));
    reading.mockRestore();
    expect(globalThis.fetch).toHaveBeenCalledTimes(times);
    expect(found.kind).toBe(test === 'hanging' ? 'open' : 'failed');
  });

  it.each<[string, unknown]>([
    ['No active test', 'FT-TESTNOTEXIST'],
    ['No active test', 'FT-GIVENUP'],
    ['No active module', 'FT-MODULENOTOPEN'],
    ['Failed to load module questions', 'FT-DB'],
    ['Invalid response from server', { ...QUESTIONS, questions: [] }],
    ['Invalid response from server', { ...QUESTIONS, questions: 'none' }],
    ['Invalid response from server', { ...QUESTIONS, deadline: null }],
  ])('opening a module: %s', async (message, body) => {
    serve(body);
    expect(await settled(makeStore().dispatch(openModule('u', 'unkept', 2, PROGRESS as never, clock())))).toEqual({
      kind: 'failed',
      message,
    });
  });

  it('a module that neither the network nor this device has: Module not found', async () => {
    networkAway();
    expect(await settled(makeStore().dispatch(openModule('u', 'unkept', 3, null, clock())))).toEqual({
      kind: 'failed',
      message: 'Module not found',
    });
  });

  const sent = (over: Partial<Outbox> = {}): Outbox =>
    ({ drain: async () => 0, stop: () => undefined, ...over }) as unknown as Outbox;
  const hand = (outbox: Outbox) =>
    settled(makeStore().dispatch(submitModule(outbox, { user: 'u', test: 'unkept', module: 1 }, 'student')));

  it.each<[string, unknown]>([
    ['Invalid response from server', null],
    ['No active test or module', 'FT-TESTNOTEXIST'],
    ['No active test or module', 'FT-MODULENOTOPEN'],
    ['Failed to submit test. Please try again.', 'FT-DB'],
    ['An error occurred while submitting the test. Please try again.', 'UNKNOWN'],
    ['An error occurred while submitting the test. Please try again.', ''],
    ['Module not found', { next_module: 7, break_ends: null, server_time: NOW }],
  ])('submitting a module: %s', async (message, body) => {
    serve(body);
    expect(await hand(sent())).toEqual({ kind: 'failed', message });
  });

  it('submitting a module: an unexpected error is told, not swallowed', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await hand(sent({ drain: () => Promise.reject(new Error('broken')) }))).toEqual({
      kind: 'failed',
      message: 'An error occurred while submitting the test. Please try again.',
    });
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });

  it('submitting a module: leads to the next module', async () => {
    serve({ next_module: 2, break_ends: null, server_time: NOW });
    expect(await hand(sent())).toEqual({ kind: 'done', next: 2, breakEnds: null });
  });

  it('says so of answers that wait on this device, and that only until they are sent', async () => {
    expect(await hand(sent({ drain: async () => 4 }))).toMatchObject({ kind: 'failed', unsent: true });
  });

  it.each([null, undefined, {}, { test_id: '' }, { test_id: 5 }])('a start that names no test is none: %j', (data) => {
    expect(startedTest(data)).toBeNull();
  });
});
