// What Redis may do to the system: restart, lose everything, be full, stand still at its own command.
import { setTimeout as pause } from 'node:timers/promises';
import { persist } from '../lib/until.mjs';
import { underStudents } from './drill.mjs';

/** @typedef {import('ioredis').Redis} Client */

/** A connection of the drill's own for one piece of work. @template T @param {string} url @param {(redis: Client) => Promise<T>} work */
async function withRedis(url, work) {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { maxRetriesPerRequest: 0, retryStrategy: () => null, lazyConnect: true });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

/** Stopped in order and killed, in turn. @type {import('./drill.mjs').Drill} */
export function restart(wish) {
  const rounds = wish.quick ? 2 : 6;
  return underStudents(wish, {
    name: 'redis-restart',
    seconds: rounds * 16,
    act: async ({ system, say, fault, calm }) => {
      for (let round = 0; round < rounds; round += 1) {
        const gently = round % 2 === 0;
        await fault(() => system.kill('redis', { gently, downMs: 1_500 }));
        say(`Redis ${gently ? 'stopped' : 'killed'} and started again`);
        await calm();
      }
    },
  });
}

/** Everything in it is gone, at once. @type {import('./drill.mjs').Drill} */
export function flush(wish) {
  const rounds = wish.quick ? 3 : 10;
  return underStudents(wish, {
    name: 'redis-flush',
    seconds: rounds * 9,
    act: async ({ system, say, fault, calm }) => {
      for (let round = 0; round < rounds; round += 1) {
        await fault(() => withRedis(system.redisUrl, (redis) => redis.flushall()));
        say('FLUSHALL');
        await calm();
      }
    },
  });
}

/** Takes no writes, as `maxmemory` with noeviction has it. @type {import('./drill.mjs').Drill} */
export function full(wish) {
  const lengths = wish.quick ? [3, 10] : [3, 10, 30];
  return underStudents(wish, {
    name: 'redis-full',
    seconds: lengths.reduce((sum, each) => sum + each + 8, 0),
    act: async ({ system, say, fault, calm }) => {
      for (const seconds of lengths) {
        const refused = await fault(() =>
          withRedis(system.redisUrl, async (redis) => {
            await redis.config('SET', 'maxmemory', '1mb');
            try {
              await pause(500);
              const said = await redis.set('drill', 'x').catch((error) => String(error.message));
              await pause(1_000 * seconds);
              return said;
            } finally {
              await redis.config('SET', 'maxmemory', '0');
            }
          }),
        );
        if (!/OOM/.test(String(refused))) throw new Error(`Redis was not full: it answered ${refused}`);
        say(`Redis full for ${seconds} s: ${String(refused).slice(0, 60)}`);
        await calm();
      }
    },
  });
}

/** CLIENT PAUSE: it listens, and answers nobody. @type {import('./drill.mjs').Drill} */
export function pauseClients(wish) {
  const lengths = wish.quick ? [1, 4, 12] : [1, 4, 12, 30];
  return underStudents(wish, {
    name: 'redis-pause',
    seconds: lengths.reduce((sum, each) => sum + each + 8, 0),
    act: async ({ system, say, fault, calm }) => {
      for (const seconds of lengths) {
        await fault(async () => {
          await persist(() => withRedis(system.redisUrl, (redis) => redis.client('PAUSE', 1_000 * seconds)));
          await pause(1_000 * seconds);
        });
        say(`CLIENT PAUSE for ${seconds} s`);
        await calm();
      }
    },
  });
}
