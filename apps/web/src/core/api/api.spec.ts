import { jest } from '@jest/globals';
import type { Call, Route } from '@aivy/contracts';
import { makeStore, type AppStore } from '../store';
import { serviceApi } from './api';

// Routes as the contract's, of a service that no feature has.
const LIST: Route = { method: 'GET', path: '/shelf/books', cache: { keepSeconds: 120, tags: ['Plan'] } };
const ONE: Route = { method: 'GET', path: '/shelf/books/:book_id', cache: { keepSeconds: 0 } };
const LEND: Route = { method: 'POST', path: '/shelf/books/:book_id/lend', invalidates: ['Plan', 'Me'] };
const NOTE: Route = { method: 'POST', path: '/shelf/note' };

let timeoutMs = 5_000;
const shelfApi = serviceApi<{ listBooks: Call; getBook: Call; lendBook: Call; noteBook: Call }>(
  { listBooks: LIST, getBook: ONE, lendBook: LEND, noteBook: NOTE },
  {
    noteBook: {
      get timeoutMs() {
        return timeoutMs;
      },
    },
  },
);
const { endpoints } = shelfApi as unknown as {
  endpoints: Record<'listBooks' | 'getBook' | 'lendBook' | 'noteBook', Endpoint>;
};

interface Subscription extends Promise<{ data?: unknown; error?: unknown }> {
  unsubscribe(): void;
}
interface Endpoint {
  initiate(input?: unknown): never;
  select(input?: unknown): (state: unknown) => { status: string };
}
const send = (store: AppStore, name: keyof typeof endpoints, input?: unknown): Subscription =>
  store.dispatch(endpoints[name].initiate(input)) as Subscription;

const realFetch = globalThis.fetch;
let asked: string[];
/** What writes are answered with; null when the network is away. */
let status: number | null;

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  status = 200;
  globalThis.fetch = (async (address: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${address}${body ? ` ${String(body)}` : ''}`);
    if (method === 'GET' || status === 200)
      return new Response(JSON.stringify({ status: 'success', data: asked.length }));
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ status: 'error', code: 'REFUSED', message: '' }), { status });
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
  jest.useRealTimers();
});
const passing = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

describe('an endpoint from the contract', () => {
  it('sends the fields of the path in the path, and the others in query or body', async () => {
    const store = makeStore();
    await send(store, 'getBook', { book_id: 'a/b', page: 3 });
    await send(store, 'lendBook', { book_id: 7, days: 14 });
    await send(store, 'listBooks');
    expect(asked).toEqual([
      'GET /api/shelf/books/a%2Fb?page=3',
      'POST /api/shelf/books/7/lend {"days":14}',
      'GET /api/shelf/books',
    ]);
  });

  it('reads options at each call', async () => {
    const limit = jest.spyOn(AbortSignal, 'timeout');
    const store = makeStore();
    await send(store, 'noteBook', { text: 'one' });
    timeoutMs = 8_000;
    await send(store, 'noteBook', { text: 'two' });
    expect(limit.mock.calls).toEqual([[5_000], [8_000]]);
  });

  it.each([
    ['a success', 200, true],
    ['no reply, since it may have taken effect', null, true],
    ['a fault of the server, since it may have taken effect', 503, true],
    ['"not found"', 404, true],
    ['a conflict', 409, true],
    ['another refusal', 400, false],
    ['too many requests', 429, false],
  ])('asks for stale answers again after %s (%s): %s', async (_, answered, again) => {
    const store = makeStore();
    void send(store, 'listBooks');
    void send(store, 'getBook', { book_id: 1 });
    await passing(100);
    asked = [];
    status = answered;
    void send(store, 'lendBook', { book_id: 1 });
    await passing(100);
    expect(asked).toEqual(['POST /api/shelf/books/1/lend {}', ...(again ? ['GET /api/shelf/books'] : [])]);
  });

  it('asks for nothing again after a write that makes nothing stale', async () => {
    const store = makeStore();
    void send(store, 'listBooks');
    await passing(100);
    await send(store, 'noteBook');
    await passing(100);
    expect(asked).toEqual(['GET /api/shelf/books', 'POST /api/shelf/note {}']);
  });

  it.each([
    ['listBooks', undefined, 120],
    ['getBook', { book_id: 1 }, 0],
  ] as const)('keeps an unused answer of %s (%o) for %s s', async (name, input, seconds) => {
    const store = makeStore();
    const subscription = send(store, name, input);
    await passing(100);
    const kept = (): string => endpoints[name].select(input)(store.getState()).status;
    const outcomes = [kept()];
    subscription.unsubscribe();
    await passing(Math.max(0, seconds * 1_000 - 1_000));
    if (seconds > 0) outcomes.push(kept());
    await passing(2_000);
    expect([...outcomes, kept()]).toEqual(['fulfilled', ...(seconds > 0 ? ['fulfilled'] : []), 'uninitialized']);
  });
});
