import type { Redis } from 'ioredis';
import { serviceKeys } from '../keys.js';
import { StreamClock } from '../stream-clock.js';
import { EpochGuard } from './epoch-guard.js';

/** By the clock of the Redis that answers. */
const NOW = Date.UTC(2026, 2, 1, 10);
const keys = serviceKeys('aivy', 'auth');

/** A guard on a Redis of that run, with what the one before has written down and the newest entry of each stream. */
function given({ run = 'new', epoch, last = {} }: { run?: string; epoch?: string; last?: Record<string, number> }) {
  const redis = {
    run,
    info: async () => `run_id:${redis.run}`,
    time: async () => [NOW / 1_000, 0],
    get: async () => epoch ?? null,
    set: async (_key: string, text: string) => void (epoch = text),
    xinfo: async (_what: string, stream: string) => {
      const at = last[stream];
      if (at === undefined) throw new Error('ERR no such key');
      return ['length', 1, 'last-generated-id', `${at}-7`];
    },
  };
  let changes = 0;
  const guard = new EpochGuard(redis as unknown as Redis, keys, new StreamClock(), () => (changes += 1));
  return { guard, redis, changes: () => changes, epoch: () => epoch };
}
const stale = (guard: EpochGuard, ...times: number[]): boolean[] => times.map((time) => guard.isStale(`${time}-0`));

describe('the life of a Redis', () => {
  it('begins with nothing behind it where nobody has served before: what waits is served', async () => {
    const { guard, epoch } = given({ last: { [keys.queue]: NOW - 5_000 } });
    await guard.learn();
    expect([guard.known, ...stale(guard, NOW - 5_000)]).toEqual([true, false]);
    expect(epoch()).toBe('new 0');
  });

  it('that is new begins now: what lies there from before must not run again', async () => {
    const { guard, epoch } = given({ epoch: 'old 0', last: { [keys.queue]: NOW - 5_000 } });
    await guard.learn();
    expect(stale(guard, NOW - 5_000, NOW - 1, NOW)).toEqual([true, true, false]);
    expect(epoch()).toBe(`new ${NOW}`);
  });

  it.each([keys.queue, keys.slow])(
    'that is new begins behind the last entry of %s, though the clock of the master before was ahead',
    async (stream) => {
      const { guard } = given({ epoch: 'old 0', last: { [stream]: NOW + 5_000 } });
      await guard.learn();
      expect(stale(guard, NOW + 1, NOW + 5_000, NOW + 5_001)).toEqual([true, true, false]);
    },
  );

  it('that others know already began when they say', async () => {
    const { guard } = given({ epoch: `new ${NOW - 60_000}` });
    await guard.learn();
    expect(stale(guard, NOW - 60_001, NOW - 60_000)).toEqual([true, false]);
  });

  it('is not known after a drop until it is learnt again, and a change of it is told', async () => {
    const { guard, redis, changes } = given({});
    await guard.learn();
    guard.reset();
    expect(guard.known).toBe(false);
    redis.run = 'newer';
    await guard.learn();
    expect([guard.known, changes(), ...stale(guard, NOW - 1)]).toEqual([true, 1, true]);
  });

  it('stays unknown when the connection dropped again while it was asked for', async () => {
    const { guard } = given({});
    const learning = guard.learn();
    guard.reset();
    await learning;
    expect(guard.known).toBe(false);
  });
});
