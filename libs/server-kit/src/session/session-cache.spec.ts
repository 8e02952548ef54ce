import type { Redis } from 'ioredis';
import type { Logger } from '../log/logger.js';
import { dropCachedSessions, endCachedSessions, sessionKey, subscribeEndedSessions } from './session-cache.js';

/** A gateway waits this long for the answer about a session at most (the deadline of every look-up is 10 s). */
const LONGEST_LOOK_UP_SECONDS = 10;

/** Takes down what is sent to Redis. */
function fakeRedis() {
  const sent: unknown[][] = [];
  const trips: unknown[][][] = [];
  const pipeline = {
    set: (...args: unknown[]) => (sent.push(['set', ...args]), pipeline),
    publish: (...args: unknown[]) => (sent.push(['publish', ...args]), pipeline),
    exec: async () => void trips.push(sent.splice(0)),
  };
  const heard = new Map<string, (channel: string, text: string) => void>();
  const ends: string[] = [];
  const subscriber = {
    on: (event: string, handler: (channel: string, text: string) => void) => void heard.set(event, handler),
    subscribe: async (channel: string) => void ends.push(`subscribe ${channel}`),
    disconnect: () => void ends.push('disconnect'),
  };
  const options: unknown[] = [];
  const redis = {
    pipeline: () => pipeline,
    del: async (...keys: string[]) => void trips.push([['del', ...keys]]),
    duplicate: (given: unknown) => (options.push(given), subscriber),
  } as unknown as Redis;
  return { redis, trips, heard, ends, options };
}

describe('sessions that end', () => {
  it('are marked as ended for longer than any look-up takes, and told to all gateways, in one trip', async () => {
    const { redis, trips } = fakeRedis();
    await endCachedSessions(redis, 'aivy', ['h1', 'h2']);
    const [[first, second, told]] = trips as [unknown[][]];
    expect(first?.slice(0, 4)).toEqual(['set', 'aivy:session:h1', 'ended', 'EX']);
    expect(second?.slice(0, 4)).toEqual(['set', 'aivy:session:h2', 'ended', 'EX']);
    for (const life of [first?.[4], second?.[4]]) {
      expect(life).toBeGreaterThan(LONGEST_LOOK_UP_SECONDS);
      // It costs memory for nothing once no gateway can have an older answer in hand.
      expect(life).toBeLessThanOrEqual(300);
    }
    expect(told).toEqual(['publish', 'aivy:session:ended', '["h1","h2"]']);
  });

  it('need no Redis when there are none', async () => {
    const { redis, trips } = fakeRedis();
    await endCachedSessions(redis, 'aivy', []);
    await dropCachedSessions(redis, 'aivy', []);
    expect(trips).toEqual([]);
  });

  it('are heard of on a connection of its own that waits for Redis as long as it takes', async () => {
    const { redis, heard, ends, options } = fakeRedis();
    const ended: string[][] = [];
    const stop = await subscribeEndedSessions(redis, 'aivy', (hashes) => void ended.push([...hashes]));
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
    await subscribeEndedSessions(redis, 'aivy', (hashes) => void ended.push(hashes), logger);
    expect(() => heard.get('message')?.('', '[')).not.toThrow();
    expect([ended, warnings]).toEqual([[], [[{ err: expect.any(SyntaxError) }, 'unreadable end of sessions']]]);
    await subscribeEndedSessions(redis, 'aivy', () => undefined);
    expect(() => heard.get('message')?.('', '[')).not.toThrow();
  });
});

it('what gateways know of sessions is dropped by the keys under which they keep it', async () => {
  const { redis, trips } = fakeRedis();
  await dropCachedSessions(redis, 'aivy', ['h1', 'h2']);
  expect(trips).toEqual([[['del', sessionKey('aivy', 'h1'), 'aivy:session:h2']]]);
});
