import { jest } from '@jest/globals';
import { api } from './api';
import { clearToken, writeToken } from '../session/auth-cookie';
import { makeStore } from '../store';
import { sendOnce } from './send-once';

const probe = api.injectEndpoints({
  endpoints: (builder) => ({
    change: builder.mutation<unknown, { path?: string; name: string }>({
      query: ({ path = '/profile', name }) => ({ method: 'POST', path, body: { name }, alerts: true }),
    }),
  }),
});
const { change } = probe.endpoints;

describe('identical mutations at the same time', () => {
  const realFetch = globalThis.fetch;
  let sent: string[];
  let signals: AbortSignal[];
  let answers: ((status: number, data: unknown) => Promise<void>)[];

  beforeEach(() => {
    sent = [];
    signals = [];
    answers = [];
    writeToken('ada');
    globalThis.fetch = ((url: string, init: RequestInit) => {
      sent.push(`${url} ${String(init.body)}`);
      signals.push(init.signal!);
      return new Promise<Response>((resolve) => {
        answers.push(async (status, data) => {
          resolve(
            new Response(
              JSON.stringify(status === 200 ? { status: 'success', data } : { status: 'error', ...(data as object) }),
              { status },
            ),
          );
          await new Promise((done) => setTimeout(done, 10));
        });
      });
    }) as unknown as typeof fetch;
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
    clearToken();
    jest.restoreAllMocks();
  });

  it('are one request, whose answer all of them get', async () => {
    const store = makeStore();
    const calls = [1, 2, 3].map(() => store.dispatch(change.initiate({ name: 'Ada' })));
    expect(sent).toEqual(['/api/profile {"name":"Ada"}']);
    await answers[0]?.(200, 'kept');
    expect(await Promise.all(calls)).toMatchObject([{ data: 'kept' }, { data: 'kept' }, { data: 'kept' }]);
  });

  it('fail together and alert once', async () => {
    const store = makeStore();
    const calls = [1, 2].map(() => store.dispatch(change.initiate({ name: 'Ada' })));
    await answers[0]?.(400, { code: 'AUTH-INVALIDINPUT', message: 'no' });
    expect(await Promise.all(calls)).toMatchObject([
      { error: { code: 'AUTH-INVALIDINPUT' } },
      { error: { code: 'AUTH-INVALIDINPUT' } },
    ]);
    expect(store.getState().alerts.items).toHaveLength(1);
  });

  it('are sent again once the first is answered', async () => {
    const store = makeStore();
    const first = store.dispatch(change.initiate({ name: 'Ada' }));
    await answers[0]?.(200, 1);
    await first;
    const second = store.dispatch(change.initiate({ name: 'Ada' }));
    expect(sent).toHaveLength(2);
    await answers[1]?.(200, 2);
    expect(await second).toMatchObject({ data: 2 });
  });

  it('are not joined over another change that came between: the server must end with the last', () => {
    const store = makeStore();
    for (const name of ['Ada', 'Bob', 'Ada']) void store.dispatch(change.initiate({ name }));
    expect(sent).toEqual(['/api/profile {"name":"Ada"}', '/api/profile {"name":"Bob"}', '/api/profile {"name":"Ada"}']);
  });

  it('are joined also after an earlier one of the same call was answered behind them', async () => {
    const store = makeStore();
    for (const name of ['Ada', 'Bob']) void store.dispatch(change.initiate({ name }));
    await answers[0]?.(200, 1);
    const bobs = store.dispatch(change.initiate({ name: 'Bob' }));
    expect(sent).toHaveLength(2);
    await answers[1]?.(200, 2);
    expect(await bobs).toMatchObject({ data: 2 });
  });

  it('are joined whatever other calls went out between them', () => {
    const store = makeStore();
    for (const path of ['/profile', '/other', '/profile']) void store.dispatch(change.initiate({ name: 'Ada', path }));
    expect(sent).toEqual(['/api/profile {"name":"Ada"}', '/api/other {"name":"Ada"}']);
  });

  it('are mutations: a query that is asked for twice by its own rules is asked twice', async () => {
    let asked = 0;
    const query = sendOnce(async () => ({ data: (asked += 1) }));
    const queryApi = { type: 'query', extra: {}, signal: new AbortController().signal } as unknown as Parameters<
      typeof query
    >[1];
    const request = { method: 'GET', path: '/profile' } as Parameters<typeof query>[0];
    await Promise.all([query(request, queryApi, {}), query(request, queryApi, {})]);
    expect(asked).toBe(2);
  });

  it('are nobody else’s: neither of another account nor of another call', () => {
    const store = makeStore();
    void store.dispatch(change.initiate({ name: 'Ada' }));
    void store.dispatch(change.initiate({ name: 'Ada', path: '/other' }));
    writeToken('bob');
    void store.dispatch(change.initiate({ name: 'Ada' }));
    expect(sent).toHaveLength(3);
  });

  it('are given up when the last of those who wait gives up, and not before', async () => {
    const store = makeStore();
    const [first, second] = [
      store.dispatch(change.initiate({ name: 'Ada' })),
      store.dispatch(change.initiate({ name: 'Ada' })),
    ];
    first.abort();
    expect(signals[0]?.aborted).toBe(false);
    second.abort();
    expect(signals[0]?.aborted).toBe(true);
    void store.dispatch(change.initiate({ name: 'Ada' }));
    expect(sent).toHaveLength(2);
  });
});
