import { randomBytes } from 'node:crypto';
import { createRedis } from '@aivy/server-kit';
import type { Redis } from 'ioredis';
import { testRedisServer } from './environment.js';

export interface TestRedis {
  url: string;
  /** Key and channel prefix that no other suite uses: pub/sub ignores the database number, so a prefix is what separates. */
  prefix: string;
  redis: Redis;
  close(): Promise<void>;
}

export async function testRedis(): Promise<TestRedis> {
  const url = testRedisServer();
  const prefix = `t${randomBytes(6).toString('hex')}`;
  // The test servers are one server.
  const redis = createRedis(url) as Redis;
  await redis.ping();
  return {
    url,
    prefix,
    redis,
    async close() {
      const keys = await redis.keys(`*${prefix}*`);
      if (keys.length > 0) await redis.del(...keys);
      redis.disconnect();
    },
  };
}
