import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Logger } from '../log/logger.js';
import { dropCachedSessions, endCachedSessions, sessionKey, subscribeEndedSessions } from './session-cache.js';

/** A gateway waits this long for the answer about a session at most (the deadline of every look-up is 10 s). */
const LONGEST_LOOK_UP_SECONDS = 10;

/** Takes down what Redis has done; a mark takes it `marksTakeMs`. */
function fakeRedis(marksTakeMs = 1) {
  const done: unknown[][] = [];
  const heard = new Map<string, (channel: string, text: string) => void>();
  const ends: string[] = [];
  const subscriber = {
    on: (event: string, handler: (channel: string, text: string) => void) => void heard.set(event, handler),
    off: () => undefined,
    // The first is the subscription's own, by which it finds out whether it hears.
    subscribe: async (_own: string, ...channels: string[]) => void ends.push(`subscribe ${channels.join(' ')}`),
    disconnect: () => void ends.push('disconnect'),
  };
  const options: unknown[] = [];
  const redis = {
    set: async (...args: unknown[]) => {
      await sleep(marksTakeMs);
      done.push(['set', ...args]);
    },
    publish: async (...args: unknown[]) => void done.push(['publish', ...args]),
    del: async (...keys: string[]) => void done.push(['del', ...keys]),
    duplicate: (given: unknown) => (options.push(given), subscriber),
  } as unknown as Redis;
  return { redis, roles: { main: redis, cache: redis }, done, heard, ends, options };
}

describe('sessions that end', () => {
  it('are marked as ended for longer than any look-up takes, and then told to all gateways', async () => {
    const { roles, done } = fakeRedis();
    await endCachedSessions(roles, 'aivy', ['h1', 'h2']);
    const [first, second, told] = done;
    expect(first?.slice(0, 4)).toEqual(['set', 'aivy:session:h1', 'ended', 'EX']);
    expect(second?.slice(0, 4)).toEqual(['set', 'aivy:session:h2', 'ended', 'EX']);
    for (const life of [first?.[4], second?.[4]]) {
      expect(life).toBeGreaterThan(LONGEST_LOOK_UP_SECONDS);
      // It costs memory for nothing once no gateway can have an older answer in hand.
      expect(life).toBeLessThanOrEqual(300);
    }
    expect(told).toEqual(['publish', 'aivy:session:ended', '["h1","h2"]']);
  });

  it('are told to the gateways although the cache with the marks is frozen', async () => {
    const { roles, done } = fakeRedis(2_000);
    await endCachedSessions(roles, 'aivy', ['h1']);
    expect(done).toEqual([['publish', 'aivy:session:ended', '["h1"]']]);
  });

  it('are told to the gateways although the cache refuses the marks', async () => {
    const { roles, done } = fakeRedis();
    const cache = { set: () => Promise.reject(new Error('OOM command not allowed')) } as unknown as Redis;
    await endCachedSessions({ ...roles, cache }, 'aivy', ['h1']);
    expect(done).toEqual([['publish', 'aivy:session:ended', '["h1"]']]);
  });

  it('need no Redis when there are none', async () => {
    const { roles, done } = fakeRedis();
    await endCachedSessions(roles, 'aivy', []);
    await dropCachedSessions(roles, 'aivy', []);
    expect(done).toEqual([]);
  });

  it('are heard of on a connection of its own that waits for Redis as long as it takes', async () => {
    const { redis, heard, ends, options } = fakeRedis();
    const ended: string[][] = [];
    const stop = await subscribeEndedSessions(redis, 'aivy', { onEnded: (hashes) => void ended.push([...hashes]) });
    expect(options).toEqual([{ maxRetriesPerRequest: null }]);
    expect(ends).toEqual(['subscribe aivy:session:ended']);
    heard.get('message')?.('aivy:session:ended', '["h1"]');
    expect(ended).toEqual([['h1']]);
    // Without a listener an error event would end the process.
    expect(() => heard.get('error')!('', '')).not.toThrow();
    stop();
    expect(ends.at(-1)).toBe('disconnect');
  });

  it('end nothing else when the notice is unreadable; it is logged, where there is a log', async () => {
    const { redis, heard } = fakeRedis();
    const warnings: unknown[][] = [];
    const logger = { warn: (...args: unknown[]) => void warnings.push(args) } as unknown as Logger;
    const ended: unknown[] = [];
    const stop = await subscribeEndedSessions(redis, 'aivy', { onEnded: (hashes) => void ended.push(hashes) }, logger);
    expect(() => heard.get('message')?.('', '[')).not.toThrow();
    expect([ended, warnings]).toEqual([[], [[{ err: expect.any(SyntaxError) }, 'unreadable notice of sessions']]]);
    stop();
    const stopAgain = await subscribeEndedSessions(redis, 'aivy', { onEnded: () => undefined });
    expect(() => heard.get('message')?.('', '[')).not.toThrow();
    stopAgain();
  });
});

describe('sessions of which something changes', () => {
  it('are dropped from what all gateways know, and then told to each of them', async () => {
    const { roles, done } = fakeRedis();
    await dropCachedSessions(roles, 'aivy', ['h1', 'h2']);
    expect(done).toEqual([
      ['del', sessionKey('aivy', 'h1')],
      ['del', 'aivy:session:h2'],
      ['publish', 'aivy:session:changed', '["h1","h2"]'],
    ]);
  });

  it('are told to the gateways although the cache is away, which keeps commands in line until it is back', async () => {
    const { roles, done } = fakeRedis();
    const cache = { del: () => new Promise(() => undefined) } as unknown as Redis;
    await dropCachedSessions({ ...roles, cache }, 'aivy', ['h1']);
    expect(done).toEqual([['publish', 'aivy:session:changed', '["h1"]']]);
  });

  it('are told to the gateways although the cache refuses', async () => {
    const { roles, done } = fakeRedis();
    const cache = { del: () => Promise.reject(new Error('READONLY')) } as unknown as Redis;
    await dropCachedSessions({ ...roles, cache }, 'aivy', ['h1']);
    expect(done).toEqual([['publish', 'aivy:session:changed', '["h1"]']]);
  });

  it('are heard of apart from those that end', async () => {
    const { redis, heard, ends } = fakeRedis();
    const told: unknown[] = [];
    const stop = await subscribeEndedSessions(redis, 'aivy', {
      onEnded: (hashes) => void told.push(['ended', hashes]),
      onChanged: (hashes) => void told.push(['changed', hashes]),
    });
    expect(ends).toEqual(['subscribe aivy:session:ended aivy:session:changed']);
    heard.get('message')?.('aivy:session:changed', '["h1"]');
    heard.get('message')?.('aivy:session:ended', '["h2"]');
    expect(told).toEqual([
      ['changed', ['h1']],
      ['ended', ['h2']],
    ]);
    stop();
  });
});
