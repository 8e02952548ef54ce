import { jest } from '@jest/globals';
import { allCalls, type Call } from '@aivy/contracts';
import { api } from '../core/api/api';
import { makeStore } from '../core/store';
import '../core/habit/api';
import '../core/session/session-api';
import '../features/account/api';
import '../features/aivydaily/api';
import '../features/analyst/api';
import '../features/diagnostic/api';
import '../features/full-test/api';
import '../features/plan/api';
import '../features/plan/unit-api';
import '../features/result/api';
import '../player/tutor/api';

/** What every endpoint has that the test needs; their inputs do not matter to a server that reads none. */
interface Subscription extends Promise<{ data?: unknown; error?: unknown }> {
  unsubscribe(): void;
  requestId: string;
}
interface Endpoint {
  initiate(input: unknown, options?: object): never;
  select?(input: unknown): (state: unknown) => { status: string };
}

const endpoints = api.endpoints as unknown as Record<string, Endpoint>;
const names = Object.keys(endpoints);
const INPUT = 'input';
const SLOW_MS = 300;

let asked: string[] = [];
let refusing: { route: string; status: number | null } | null = null;

/** A server that takes its time; it knows the calls of the contract by their routes and notes who asked. */
async function server(address: unknown, init?: RequestInit): Promise<Response> {
  const [path] = String(address).split('?');
  const route = `${init?.method ?? 'GET'} ${path}`;
  asked.push(route);
  await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  if (route === refusing?.route) {
    if (refusing.status === null) throw new TypeError('There is no network');
    const { status } = refusing;
    return new Response(JSON.stringify({ status: 'error', code: 'REFUSED', message: '', request_id: 'r' }), { status });
  }
  return new Response(JSON.stringify({ status: 'success', data: { n: asked.length } }));
}

/** What an endpoint fills into a path from an input that has no such field. */
const UNFILLED = 'undefined';
const routeOf = (call: Call): string => `${call.method} /api${call.path.replace(/:\w+/g, UNFILLED)}`;
const callAt = (route: string): Call => {
  const call = allCalls.find((each) => routeOf(each) === route);
  if (!call) throw new Error(`no contract has ${route}`);
  return call;
};

const realFetch = globalThis.fetch;
beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = server as typeof fetch;
  asked = [];
  refusing = null;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

const passing = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

type Store = ReturnType<typeof makeStore>;
const send = (store: Store, name: string): Subscription =>
  store.dispatch(endpoints[name]!.initiate(INPUT)) as Subscription;

interface Found {
  name: string;
  call: Call;
  reads: boolean;
}

let known: Found[] | undefined;

/** Which call each endpoint makes, by asking once; reads have a `select` of what is kept. */
const callsByEndpoint = async (): Promise<Found[]> => (known ??= await findCalls());

async function findCalls(): Promise<Found[]> {
  const found: Found[] = [];
  for (const name of names) {
    const store = makeStore();
    asked = [];
    void send(store, name);
    await passing(SLOW_MS * 2);
    found.push({ name, call: callAt(asked[0]!), reads: `use${name[0]!.toUpperCase()}${name.slice(1)}Query` in api });
    store.dispatch(api.util.resetApiState());
  }
  return found;
}

describe('the endpoints of the client', () => {
  it('read what the contract calls a read, and write the rest', async () => {
    const found = await callsByEndpoint();
    expect(found.length).toBeGreaterThan(25);
    for (const { name, call, reads } of found)
      expect([name, reads, call.invalidates !== undefined && reads]).toEqual([name, call.cache !== undefined, false]);
  });

  const OK = 200;
  it.each([
    ['has succeeded', OK, true],
    ['has been refused', 400, false],
  ])('ask again after a write that %s (%s) for what the contract says it makes stale: %s', async (_, status, stale) => {
    const found = await callsByEndpoint();
    const reads = found.filter(({ reads }) => reads);
    const outcomes: unknown[] = [];
    const expected: unknown[] = [];
    for (const write of found.filter((each) => !each.reads)) {
      const store = makeStore();
      for (const { name } of reads) void send(store, name);
      await passing(SLOW_MS * 2);
      asked = [];
      refusing = status === OK ? null : { route: routeOf(write.call), status };
      void send(store, write.name);
      await passing(SLOW_MS * 4);
      const tags = stale ? (write.call.invalidates ?? []) : [];
      const again = reads.filter(({ call }) => call.cache?.tags?.some((tag) => tags.includes(tag)));
      outcomes.push([write.name, [...asked].sort()]);
      expected.push([write.name, [routeOf(write.call), ...again.map(({ call }) => routeOf(call))].sort()]);
      refusing = null;
      store.dispatch(api.util.resetApiState());
    }
    expect(outcomes).toEqual(expected);
  });

  it.each([
    ['lost on the way, which may have taken effect', null, true],
    ['failed by the server, which may have taken effect', 503, true],
    ['about something that is not there any more', 404, true],
    ['about something that has changed meanwhile', 409, true],
    ['too many', 429, false],
  ])('after a write that is %s (%s) ask again: %s', async (_, status, stale) => {
    const store = makeStore();
    void send(store, 'listSessions');
    await passing(SLOW_MS * 2);
    asked = [];
    refusing = { route: 'POST /api/auth/end-session', status };
    void send(store, 'endSession');
    await passing(SLOW_MS * 4);
    expect(asked).toEqual(['POST /api/auth/end-session', ...(stale ? ['POST /api/auth/list-sessions'] : [])]);
    store.dispatch(api.util.resetApiState());
  });

  it('keep an answer that nobody looks at as long as the contract says, and no longer', async () => {
    for (const { name, call } of (await callsByEndpoint()).filter(({ reads }) => reads)) {
      const store = makeStore();
      const subscription = send(store, name);
      await passing(SLOW_MS * 2);
      const kept = (): string => endpoints[name]!.select!(INPUT)(store.getState()).status;
      expect([name, kept()]).toEqual([name, 'fulfilled']);
      subscription.unsubscribe();
      const { keepSeconds } = call.cache!;
      await passing(Math.max(0, keepSeconds * 1000 - 1_000));
      if (keepSeconds !== 0) expect([name, kept()]).toEqual([name, 'fulfilled']);
      await passing(2_000);
      expect([name, kept()]).toEqual([name, 'uninitialized']);
      store.dispatch(api.util.resetApiState());
    }
  });
});
