import { Redis } from 'ioredis';

/** Asks one node something, on a connection of its own. @throws when it doesn't answer */
export async function askRedis<T>(port: number, work: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(port, '127.0.0.1', { lazyConnect: true, retryStrategy: () => null, commandTimeout: 2_000 });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}
