import { jest } from '@jest/globals';
import { allCalls, type Call } from '@aivy/contracts';
import { api } from '../core/api/api';
import { makeStore } from '../core/store';
import '../core/session/session-api';
import '../features/account/api';
import '../features/diagnostic/api';
import '../features/full-test/api';
import '../features/result/api';

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
let refusing: string | null = null;

/** A server that takes its time; it knows the calls of the contract by their routes and notes who asked. */
async function server(address: unknown, init?: RequestInit): Promise<Response> {
  const route = `${init?.method ?? 'GET'} ${String(address)}`;
  asked.push(route);
  await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  return route === refusing
    ? new Response(JSON.stringify({ status: 'error', code: 'INVALIDINPUT', message: '', request_id: 'r' }), {
        status: 400,
      })
    : new Response(JSON.stringify({ status: 'success', data: { n: asked.length } }));
}

const routeOf = (call: Call): string => `${call.method} /api${call.path}`;
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

/** Which call each endpoint makes, by asking; reads have a `select` of what is kept. */
async function callsByEndpoint(): Promise<{ name: string; call: Call; reads: boolean }[]> {
  const found: { name: string; call: Call; reads: boolean }[] = [];
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

  it.each([
    ['succeeded', false],
    ['been refused', true],
  ])(
    'ask again after a write has %s for what the contract says it makes stale, and for nothing else',
    async (_, refused) => {
      const found = await callsByEndpoint();
      const reads = found.filter(({ reads }) => reads);
      const outcomes: unknown[] = [];
      const expected: unknown[] = [];
      for (const write of found.filter((each) => !each.reads)) {
        const store = makeStore();
        for (const { name } of reads) void send(store, name);
        await passing(SLOW_MS * 2);
        asked = [];
        refusing = refused ? routeOf(write.call) : null;
        void send(store, write.name);
        await passing(SLOW_MS * 4);
        const tags = write.call.invalidates ?? [];
        const again = reads.filter(({ call }) => call.cache?.tags?.some((tag) => tags.includes(tag)));
        outcomes.push([write.name, [...asked].sort()]);
        expected.push([write.name, [routeOf(write.call), ...again.map(({ call }) => routeOf(call))].sort()]);
        refusing = null;
        store.dispatch(api.util.resetApiState());
      }
      expect(outcomes).toEqual(expected);
    },
  );

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
