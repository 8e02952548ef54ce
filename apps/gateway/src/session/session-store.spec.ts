import { jest } from '@jest/globals';
import type { RpcClient } from '@aivy/server-kit';
import type { GatewayConfig } from '../config.js';
import type { PromptRedis } from '../redis/prompt-redis.js';
import { SessionStore } from './session-store.js';

const NOW = Date.parse('2026-03-01T10:00:00Z');
const CALLER = { requestId: 'r1' };
const at = (ms: number) => new Date(NOW + ms).toISOString();
const session = (expires_at: string) => ({ user_id: 'maya', role: 'student', expires_at });

let kept: Map<string, string>;
let lives: Map<string, number>;
let cacheTakesMs: number;
let cacheFails: boolean;
let asked: number;
let questions: unknown[][];
let known: unknown;
let whileAsked: () => void;

/** A store on a cache that remembers for how long it was told to keep things; auth knows `known`. */
function store(): SessionStore {
  const cache = {
    get: async (key: string) => {
      jest.advanceTimersByTime(cacheTakesMs);
      if (cacheFails) throw new Error('Connection is closed.');
      return kept.get(key) ?? null;
    },
    set: async (key: string, value: string, unit: string, seconds: number, condition?: 'NX') => {
      if (unit !== 'EX') throw new Error('ERR syntax error');
      if (condition === 'NX' && kept.has(key)) return null;
      kept.set(key, value);
      lives.set(key, seconds);
      return 'OK';
    },
  };
  const rpc = {
    call: async (...given: unknown[]) => {
      asked++;
      questions.push(given);
      const answer = known;
      whileAsked();
      return answer;
    },
  };
  return new SessionStore(
    rpc as unknown as RpcClient,
    { cache } as unknown as PromptRedis,
    { KEY_PREFIX: 'aivy' } as GatewayConfig,
  );
}
// SHA-256 of `token`, computed with coreutils: printf token | sha256sum
const KEY = 'aivy:session:3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  kept = new Map();
  lives = new Map();
  cacheTakesMs = 0;
  cacheFails = false;
  asked = 0;
  questions = [];
  known = null;
  whileAsked = () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a session in the cache', () => {
  it('is who it belongs to until the last millisecond, and refused at the moment of its expiry', async () => {
    kept.set(KEY, JSON.stringify(session(at(1))));
    expect(await store().resolve('token', CALLER)).toMatchObject({
      userId: 'maya',
      role: 'student',
      expiresAt: NOW + 1,
    });
    jest.setSystemTime(NOW + 1);
    expect(await store().resolve('token', CALLER)).toBeNull();
    jest.setSystemTime(NOW + 60_000);
    expect(await store().resolve('token', CALLER)).toBeNull();
  });

  it('that has ended is refused without asking anybody', async () => {
    kept.set(KEY, 'ended');
    known = session(at(3_600_000));
    expect(await store().resolve('token', CALLER)).toBeNull();
    expect(asked).toBe(0);
  });
});

describe('a session that auth names', () => {
  it.each([
    ['a minute, while it lasts longer', 6 * 3_600_000, 60],
    ['as long as it lasts, rounded down', 41_900, 41],
    ['a minute, when it lasts just that', 60_000, 60],
  ])('is kept for %s', async (_what, left, seconds) => {
    known = session(at(left));
    expect(await store().resolve('token', CALLER)).toMatchObject({ userId: 'maya' });
    expect(lives.get(KEY)).toBe(seconds);
  });

  it('is not kept in its last second, and not accepted when it is over', async () => {
    known = session(at(999));
    expect(await store().resolve('token', CALLER)).not.toBeNull();
    known = session(at(0));
    expect(await store().resolve('token', CALLER)).toBeNull();
    known = session(at(-1));
    expect(await store().resolve('token', CALLER)).toBeNull();
    expect(kept.size).toBe(0);
  });

  it('does not come back when it ends while it is looked up', async () => {
    known = session(at(3_600_000));
    whileAsked = () => kept.set(KEY, 'ended');
    await store().resolve('token', CALLER);
    expect(await store().resolve('token', CALLER)).toBeNull();
  });
});

describe('asking auth for a session', () => {
  const { signal } = new AbortController();

  it('names the hash of the token, never the token, and leaves the time that the cache has not used', async () => {
    jest.advanceTimersByTime(5_000);
    cacheTakesMs = 300;
    known = session(at(3_600_000));
    await store().resolve('token', CALLER, { timeLeftMs: 2_000, signal });
    expect(questions).toEqual([
      [
        expect.objectContaining({ pattern: 'auth.resolve-session' }),
        CALLER,
        { session_hash: KEY.split(':')[2] },
        { timeLeftMs: 1_700, signal },
      ],
    ]);
  });

  it('sets no bound where its caller has none', async () => {
    await store().resolve('token', CALLER);
    await store().resolve('token', CALLER, { signal });
    expect(questions.map(([, , , options]) => options)).toEqual([{}, { signal }]);
  });

  it('finds nobody for a token that auth does not know, and keeps nothing of it', async () => {
    expect(await store().resolve('token', CALLER)).toBeNull();
    expect([asked, kept.size]).toEqual([1, 0]);
  });

  it('goes on without a cache, or with an unreadable one', async () => {
    known = session(at(3_600_000));
    cacheFails = true;
    expect(await store().resolve('token', CALLER)).toMatchObject({ userId: 'maya' });
    cacheFails = false;
    kept.set(KEY, '{');
    expect(await store().resolve('token', CALLER)).toMatchObject({ userId: 'maya' });
  });
});

describe('a session that this gateway has just looked up', () => {
  /** What auth answers first stays in Redis for a minute; here Redis keeps nothing, so that each look is seen. */
  async function lookedUp(): Promise<{ sessions: SessionStore; resolve: () => Promise<unknown> }> {
    known = session(at(3_600_000));
    cacheFails = true;
    const sessions = store();
    const resolve = () => sessions.resolve('token', CALLER);
    expect(await resolve()).toMatchObject({ userId: 'maya' });
    expect(asked).toBe(1);
    return { sessions, resolve };
  }

  it('is known for five seconds from the beginning of the look-up, and asked for again after that', async () => {
    cacheTakesMs = 1_000;
    const { resolve } = await lookedUp();
    jest.advanceTimersByTime(3_999);
    expect(await resolve()).toMatchObject({ userId: 'maya', role: 'student' });
    expect(asked).toBe(1);
    known = null;
    jest.advanceTimersByTime(1);
    expect(await resolve()).toBeNull();
    expect(asked).toBe(2);
  });

  it('is refused from the moment on at which its end is heard, whatever the cache says, and no other is', async () => {
    const { sessions, resolve } = await lookedUp();
    sessions.end([KEY.split(':')[2]!]);
    cacheFails = false;
    kept.set(KEY, JSON.stringify(session(at(3_600_000))));
    expect(await resolve()).toBeNull();
    jest.advanceTimersByTime(20_000);
    expect(await resolve()).toBeNull();
    expect(await sessions.resolve('another token', CALLER)).toMatchObject({ userId: 'maya' });
  });

  it('is refused when its end is heard while it is looked up', async () => {
    known = session(at(3_600_000));
    cacheFails = true;
    const sessions = store();
    whileAsked = () => sessions.end([KEY.split(':')[2]!]);
    expect(await sessions.resolve('token', CALLER)).toBeNull();
    whileAsked = () => undefined;
    expect(await sessions.resolve('token', CALLER)).toBeNull();
  });

  it('is asked for again when something about it has changed, also while it was looked up', async () => {
    const { sessions, resolve } = await lookedUp();
    const hashes = [KEY.split(':')[2]!];
    known = { ...session(at(3_600_000)), role: 'analyst' };
    sessions.forget(hashes);
    whileAsked = () => {
      jest.advanceTimersByTime(5);
      sessions.forget(hashes);
    };
    expect(await resolve()).toMatchObject({ role: 'analyst' });
    whileAsked = () => undefined;
    jest.advanceTimersByTime(1);
    known = { ...session(at(3_600_000)), role: 'operator' };
    expect(await resolve()).toMatchObject({ role: 'operator' });
    expect(asked).toBe(3);
    await resolve();
    expect(asked).toBe(3);
  });

  it('is over at its last millisecond, known or not', async () => {
    known = session(at(2_000));
    cacheFails = true;
    const sessions = store();
    expect(await sessions.resolve('token', CALLER)).not.toBeNull();
    jest.setSystemTime(NOW + 2_000);
    expect(await sessions.resolve('token', CALLER)).toBeNull();
    expect(asked).toBe(1);
  });

  it('makes room: of ten thousand others the oldest is forgotten, an end is not brought back by that', async () => {
    const { sessions, resolve } = await lookedUp();
    for (let n = 0; n < 10_000; n += 1) await sessions.resolve(`token ${n}`, CALLER);
    const before = asked;
    await sessions.resolve('token 9999', CALLER);
    expect(asked).toBe(before);
    await resolve();
    expect(asked).toBe(before + 1);
  });

  it('stays refused however many others come after its end is heard, though it was looked up before them all', async () => {
    const { sessions, resolve } = await lookedUp();
    for (let n = 0; n < 9_999; n += 1) await sessions.resolve(`token ${n}`, CALLER);
    sessions.end([KEY.split(':')[2]!]);
    await sessions.resolve('one more', CALLER);
    expect(await resolve()).toBeNull();
  });
});

describe('a gateway that may miss notices', () => {
  const caller = CALLER;
  beforeEach(() => void (known = session(at(3_600_000))));

  it('asks for each session again, and refuses one that has ended meanwhile', async () => {
    const sessions = store();
    expect(await sessions.resolve('token', caller)).toMatchObject({ userId: 'maya' });
    sessions.deafen();
    // Nobody has told it.
    kept.set(KEY, 'ended');
    expect(await sessions.resolve('token', caller)).toBeNull();
  });

  it('asks once more after it hears again, and then relies on what it found', async () => {
    const sessions = store();
    await sessions.resolve('token', caller);
    sessions.deafen();
    sessions.hear();
    kept.set(KEY, 'ended');
    expect(await sessions.resolve('token', caller)).toBeNull();
    kept.clear();
    const before = asked;
    await sessions.resolve('token', caller);
    await sessions.resolve('token', caller);
    expect(asked).toBe(before + 1);
  });

  it('does not rely on an answer that was on its way when it began to hear again', async () => {
    const sessions = store();
    sessions.deafen();
    whileAsked = () => {
      jest.advanceTimersByTime(100);
      sessions.hear();
    };
    await sessions.resolve('token', caller);
    kept.set(KEY, 'ended');
    expect(await sessions.resolve('token', caller)).toBeNull();
  });

  it('still refuses what it has heard to be over', async () => {
    const sessions = store();
    sessions.end([KEY.split(':').at(-1)!]);
    sessions.deafen();
    expect(await sessions.resolve('token', caller)).toBeNull();
    sessions.hear();
    expect(await sessions.resolve('token', caller)).toBeNull();
  });
});
