import { jest } from '@jest/globals';
import type { UserInfo } from '@aivy/contracts';
import { api } from './api';
import { clearToken, writeToken } from '../session/auth-cookie';
import { rememberProfile } from '../device/remembered-profile';
import { userLoaded } from '../session/session-slice';
import { makeStore } from '../store';

interface Sent {
  url: string;
  keepalive: boolean;
  headers: Record<string, string>;
  body: unknown;
}

const probe = api.injectEndpoints({
  endpoints: (builder) => ({
    probe: builder.query<unknown, string>({ query: (path) => ({ method: 'POST', path, body: { a: 1 } }) }),
    act: builder.mutation<unknown, string>({ query: (path) => ({ method: 'POST', path, alerts: true }) }),
    actAlone: builder.mutation<unknown, string>({ query: (path) => ({ method: 'POST', path }) }),
    outlive: builder.mutation<unknown, string>({
      query: (note) => ({ method: 'POST', path: '/save', body: { note }, keepalive: true }),
    }),
    read: builder.query<unknown, void>({
      query: () => ({ method: 'GET', path: '/things', body: { day: 3, skip: undefined } }),
    }),
    remove: builder.mutation<unknown, void>({
      query: () => ({ method: 'DELETE', path: '/things/3', body: { only: 'cancel' } }),
    }),
  }),
});

const success = (data: unknown): Response => new Response(JSON.stringify({ status: 'success', data }), { status: 200 });
const failure = (status: number, body: object): Response =>
  new Response(JSON.stringify({ status: 'error', ...body }), { status });
const expired = (): Response => failure(401, { code: 'AUTH-UNAUTHORIZED', message: 'no' });
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('a call of the client', () => {
  const realFetch = globalThis.fetch;
  let sent: Sent[];
  let replies: (() => Response | Promise<Response>)[];

  beforeEach(() => {
    sent = [];
    replies = [];
    writeToken('first');
    globalThis.fetch = (async (url: string, init: RequestInit) => {
      sent.push({
        url,
        keepalive: init.keepalive === true,
        headers: init.headers as Record<string, string>,
        body: init.body ? JSON.parse(String(init.body)) : undefined,
      });
      const reply = replies.shift();
      if (!reply) throw new TypeError('offline');
      return reply();
    }) as typeof fetch;
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
    clearToken();
    jest.restoreAllMocks();
  });

  const alerts = (store: ReturnType<typeof makeStore>) => store.getState().alerts.items.map(({ text }) => text);

  it('carries the token of the cookie and the time zone, and answers the data alone', async () => {
    const store = makeStore();
    replies = [() => success({ ok: 1 })];
    const result = await store.dispatch(probe.endpoints.probe.initiate('/x'));
    expect(result.data).toEqual({ ok: 1 });
    expect(sent[0]).toMatchObject({
      url: '/api/x',
      body: { a: 1 },
      headers: { authorization: 'Bearer first', 'X-Timezone': Intl.DateTimeFormat().resolvedOptions().timeZone },
    });
  });

  it("is not made with another student's session: not first, and not again after a busy server", async () => {
    const store = makeStore();
    store.dispatch(userLoaded({ id: 'maya' } as UserInfo));
    rememberProfile({ id: 'maya' } as UserInfo);
    const busy = failure(503, { code: 'SERVICE-UNAVAILABLE', message: 'busy' });
    busy.headers.set('retry-after', '0.02');
    const busyWhileBenSignsIn = () => {
      rememberProfile({ id: 'ben' } as UserInfo);
      writeToken('of ben');
      return busy;
    };
    replies = [busyWhileBenSignsIn, () => success(null), () => success(null)];
    expect((await store.dispatch(probe.endpoints.act.initiate('/x'))).error).toMatchObject({ code: 'ABORTED' });
    expect((await store.dispatch(probe.endpoints.act.initiate('/x'))).error).toMatchObject({ code: 'ABORTED' });
    expect([sent.map(({ headers }) => headers['authorization']), alerts(store)]).toEqual([['Bearer first'], []]);
    rememberProfile(null);
  });

  it('begins a trace with each request, whose id the servers go on with', async () => {
    const store = makeStore();
    replies = [() => success(null), () => success(null)];
    await store.dispatch(probe.endpoints.probe.initiate('/x'));
    await store.dispatch(probe.endpoints.probe.initiate('/y'));
    const traces = sent.map((request) => request.headers.traceparent);
    // https://www.w3.org/TR/trace-context/#traceparent-header: version, trace, parent, flags; none of zeros alone.
    for (const trace of traces) expect(trace).toMatch(/^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-00$/);
    expect(new Set(traces).size).toBe(2);
  });

  it('sends the fields of a GET in the query and no body', async () => {
    const store = makeStore();
    replies = [() => success(null)];
    await store.dispatch(probe.endpoints.read.initiate());
    expect(sent[0]?.url).toBe('/api/things?day=3');
    expect(sent[0]?.body).toBeUndefined();
  });

  it('sends the fields of a DELETE in the query, since proxies may drop its body, and in the body', async () => {
    const store = makeStore();
    replies = [() => success(null)];
    await store.dispatch(probe.endpoints.remove.initiate());
    expect([sent[0]?.url, sent[0]?.body]).toEqual(['/api/things/3?only=cancel', { only: 'cancel' }]);
  });

  it('is one request when asked twice at once', async () => {
    const store = makeStore();
    replies = [() => success(1), () => success(2)];
    await Promise.all([
      store.dispatch(probe.endpoints.probe.initiate('/x')),
      store.dispatch(probe.endpoints.probe.initiate('/x')),
    ]);
    expect(sent).toHaveLength(1);
  });

  it.each([
    [
      'a known code',
      () => failure(502, { code: 'AUTH-EMAILFAIL', message: 'm' }),
      'Failed to send the email. Please try again in a few minutes.',
    ],
    ['an unknown code', () => failure(500, { code: 'X-9', message: 'm' }), 'Unknown error code: X-9'],
    ['a reply without a code', () => failure(500, { message: 'Broken' }), 'Error: Broken'],
    ['a reply without anything', () => new Response('oops', { status: 500 }), 'Error: Request failed'],
  ])('alerts %s', async (_case, reply, text) => {
    const store = makeStore();
    replies = [reply];
    await store.dispatch(probe.endpoints.act.initiate('/auth/x'));
    expect(alerts(store)).toEqual([text]);
  });

  it('alerts that there was no reply', async () => {
    const store = makeStore();
    const result = await store.dispatch(probe.endpoints.act.initiate('/auth/x'));
    expect(alerts(store)).toEqual(['Network error, please try again later.']);
    expect(result.error).toMatchObject({ code: 'NETWORK' });
  });

  it('leaves 404, and what is to show no alert, to its caller', async () => {
    const store = makeStore();
    replies = [() => failure(500, { code: 'DT-DB' }), () => failure(404, { code: 'NOT-FOUND' })];
    const first = await store.dispatch(probe.endpoints.actAlone.initiate('/diagnostic/save-answers'));
    await store.dispatch(probe.endpoints.act.initiate('/auth/x'));
    expect(first.error).toMatchObject({ code: 'DT-DB', status: 500 });
    expect(alerts(store)).toEqual([]);
  });

  it('waits for one new sign-in when the session is over, and tries all waiting requests again with the new token', async () => {
    const store = makeStore();
    replies = [expired, expired, () => success('a'), () => success('b')];
    const both = Promise.all([
      store.dispatch(probe.endpoints.probe.initiate('/a')),
      store.dispatch(probe.endpoints.act.initiate('/b')),
    ]);
    await settle();
    expect(store.getState().session.expired).toBe(true);
    expect(sent).toHaveLength(2);
    store.gate.open('second');
    const results = await both;
    expect(results.map((result) => result.data)).toEqual(['a', 'b']);
    expect(sent.slice(2).map((request) => request.headers.authorization)).toEqual(['Bearer second', 'Bearer second']);
    expect(alerts(store)).toEqual([]);
  });

  it.each([
    ['the new token cannot be read', (store: ReturnType<typeof makeStore>) => store.gate.open(null)],
    ['the student gives up', (store: ReturnType<typeof makeStore>) => store.gate.abandon()],
  ])('is refused when %s', async (_case, end) => {
    const store = makeStore();
    replies = [expired];
    const result = store.dispatch(probe.endpoints.act.initiate('/a'));
    await settle();
    end(store);
    expect((await result).error).toMatchObject({ code: 'AUTH-UNAUTHORIZED', status: 401 });
    expect(sent).toHaveLength(1);
  });

  it('may outlive the page only with a body that browsers let outlive it', async () => {
    const store = makeStore();
    replies = [() => success(null), () => success(null)];
    await store.dispatch(probe.endpoints.outlive.initiate('short'));
    // 64 KiB in UTF-8 is the browsers' limit; each of these signs takes three bytes.
    await store.dispatch(probe.endpoints.outlive.initiate('漢'.repeat(25_000)));
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });

  it('asks again after a later expiry', async () => {
    const store = makeStore();
    replies = [expired, () => success(1), expired, () => success(2)];
    const first = store.dispatch(probe.endpoints.act.initiate('/a'));
    await settle();
    store.gate.open('second');
    await first;
    const second = store.dispatch(probe.endpoints.act.initiate('/a'));
    await settle();
    expect(store.gate.isClosed).toBe(true);
    store.gate.open('third');
    expect((await second).data).toBe(2);
  });
});
