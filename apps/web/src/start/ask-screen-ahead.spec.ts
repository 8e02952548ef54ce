import { jest } from '@jest/globals';
import { clearToken, writeToken } from '../core/session/auth-cookie';
import { makeStore } from '../core/store';
import { fakeTime, pass } from '../core/testing/time';
import { askScreenAhead } from './ask-screen-ahead';
import { timesAhead } from '../core/api/ahead';
import { api, type ApiError } from '../core/api/api';

const PATH = '/full-test/get-progress';
const probe = api.injectEndpoints({
  endpoints: (build) => ({
    probe: build.query<number, string>({
      query: (test_id) => ({ method: 'POST', path: PATH, body: { test_id }, timeoutMs: 8_000 }),
    }),
  }),
});

/** What was sent, and what it is answered with after 200 ms: a number, a refusal for the next 3 s, or no network. */
const sent: string[] = [];
let answers: (number | 'busy' | 'down' | 'never')[] = [];
const BUSY = new Response(JSON.stringify({ code: 'SERVICE-UNAVAILABLE', message: '' }), {
  status: 503,
  headers: { 'retry-after': '3' },
});
const realFetch = globalThis.fetch;

beforeEach(() => {
  fakeTime();
  // The real one keeps to real time.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
    return controller.signal;
  });
  sent.length = 0;
  globalThis.fetch = ((url: string, { body, signal }: RequestInit) => {
    sent.push(`${url} ${String(body)}`);
    const answer = url.endsWith(PATH) ? (answers.shift() ?? 0) : 0;
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      if (answer === 'never') return;
      setTimeout(() => {
        if (answer === 'busy') resolve(BUSY.clone());
        else if (answer === 'down') reject(new TypeError('Failed to fetch'));
        else resolve(new Response(JSON.stringify({ status: 'success', data: answer })));
      }, 200);
    });
  }) as typeof fetch;
  writeToken('t');
});
afterEach(() => {
  globalThis.fetch = realFetch;
  clearToken();
  delete window.aivyAhead;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const ask = async (testId: string): Promise<number | string> => {
  const asked = makeStore().dispatch(probe.endpoints.probe.initiate(testId, { subscribe: false, forceRefetch: true }));
  let settled: number | string = 'waits';
  void asked.then(({ data, error }) => (settled = data ?? (error as ApiError).code));
  await pass(9_000);
  return settled;
};
const asked = (): string[] => sent.filter((line) => line.includes(PATH));

describe('calls that are sent before the page asks for them', () => {
  it('go out together: profile, progress and the questions of the first module', () => {
    askScreenAhead('/full-test/t%201/1');
    expect(sent).toEqual([
      '/api/auth/get-user-info {}',
      '/api/full-test/get-progress {"test_id":"t 1"}',
      '/api/full-test/get-questions {"test_id":"t 1","module":1}',
    ]);
  });

  it('leave the questions of a later module, whose clock they would start in the break', () => {
    askScreenAhead('/full-test/t1/3');
    expect(sent).toHaveLength(2);
  });

  it('are none for a visitor, and the profile alone on other screens', () => {
    clearToken();
    askScreenAhead('/full-test/t1/1');
    expect(sent).toEqual([]);
    writeToken('t');
    askScreenAhead('/full-test/start');
    expect(sent).toEqual(['/api/auth/get-user-info {}']);
  });

  it('answer the page once, with the times by which the clock is set', async () => {
    answers = [7, 8];
    askScreenAhead('/full-test/t1/1');
    const sentAt = performance.now();
    await pass(1_000);
    expect(await ask('t1')).toBe(7);
    expect(asked()).toHaveLength(1);
    const times = timesAhead(PATH);
    expect(times).toEqual({ sentAt, answeredAt: sentAt + 200 });
    expect(timesAhead(PATH)).toBeUndefined();
    expect(await ask('t1')).toBe(8);
    expect(asked()).toHaveLength(2);
    expect(timesAhead(PATH)).toBeUndefined();
  });

  it.each([
    ['another test', () => Promise.resolve(), 't2'],
    ['another student', () => Promise.resolve(writeToken('u')), 't1'],
    ['an answer that has grown old', () => pass(16_000), 't1'],
  ])('answer nothing to %s', async (_what, meanwhile, testId) => {
    answers = [7, 8];
    askScreenAhead('/full-test/t1/1');
    await meanwhile();
    expect(await ask(testId)).toBe(8);
    expect(asked()).toHaveLength(2);
  });

  it('are sent again after what a server said that has too much to do, and not before', async () => {
    answers = ['busy', 8];
    askScreenAhead('/full-test/t1/1');
    await pass(1_000);
    const answered = ask('t1');
    await pass(2_900);
    expect(asked()).toHaveLength(1);
    expect(await answered).toBe(8);
    expect(asked()).toHaveLength(2);
  });

  it('are sent again when the network failed them, and give up in the time of the call', async () => {
    answers = ['down', 8];
    askScreenAhead('/full-test/t1/1');
    expect(await ask('t1')).toBe(8);
    answers = ['never'];
    askScreenAhead('/full-test/t1/1');
    expect(await ask('t1')).toBe('NETWORK');
  });
});
