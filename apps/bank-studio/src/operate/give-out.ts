import { releaseItems, type ReleaseResult } from '@aivy/item-bank';
import { typesetItem } from '@aivy/item-bank/typeset';
import { announceRelease, createRedis } from '@aivy/server-kit';
import type { Target } from '@aivy/server-kit/command';

/**
 * Makes the newest versions current and tells the running services.
 * @returns the release, and in words whether the services know of it
 */
export async function giveOut(
  { databaseUrl, redisUrl, keyPrefix }: Target,
  note: string,
): Promise<{ made: ReleaseResult; told: string }> {
  const made = await releaseItems(databaseUrl, note, typesetItem);
  if (!made.made) return { made, told: `Release ${made.release} holds the newest versions already.` };
  if (!redisUrl) return { made, told: 'REDIS_URL is not set, so running services find the release within a minute.' };
  const redis = createRedis(redisUrl, { maxRetriesPerRequest: 2 });
  try {
    await announceRelease(redis, keyPrefix, made.release);
    return { made, told: 'Running services were told.' };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { made, told: `Redis cannot be reached (${why}); running services find the release within a minute.` };
  } finally {
    redis.disconnect();
  }
}
