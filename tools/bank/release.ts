import { parseArgs } from 'node:util';
import { releaseItems } from '@aivy/item-bank';
import { typesetItem } from '@aivy/item-bank/typeset';
import { announceRelease, createRedis } from '@aivy/server-kit';
import { counted } from './counted.js';
import { requireTarget } from '../lib/target.js';

/** `bank release`: makes the newest versions current and tells the running services. */
export async function release(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { note: { type: 'string' } } });
  const { databaseUrl, redisUrl, keyPrefix } = requireTarget();
  const made = await releaseItems(databaseUrl, values.note ?? '', typesetItem);
  if (!made.made) {
    console.log(`Release ${made.release} holds the newest versions already.`);
    return 0;
  }
  for (const { key, version } of made.changed) console.log(`${key}: version ${version}`);
  console.log(`Release ${made.release}: ${counted(made.changed.length, 'item')} changed.`);
  if (!redisUrl) {
    console.log('REDIS_URL is not set, so running services find the release within a minute.');
    return 0;
  }
  const redis = createRedis(redisUrl, { maxRetriesPerRequest: 2 });
  try {
    await announceRelease(redis, keyPrefix, made.release);
    console.log('Running services were told.');
  } catch (error) {
    console.log(
      `Redis cannot be reached (${error instanceof Error ? error.message : String(error)}); running services find the release within a minute.`,
    );
  } finally {
    redis.disconnect();
  }
  return 0;
}
