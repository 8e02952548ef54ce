import { SESSION_CHANGED_CHANNEL, SESSION_ENDED_CHANNEL } from '@aivy/contracts';
import { duplicateRedis, type RedisClient } from '../redis/redis.js';
import type { Logger } from '../log/logger.js';
import type { RedisRoles } from '../redis/redis-roles.js';
import { withinOr } from '../service/within.js';

/** Redis key under which gateways keep what they know of a session. @param hash SHA-256 of its token, hex */
export const sessionKey = (prefix: string, hash: string): string => `${prefix}:session:${hash}`;

/**
 * What stands for a session that has ended. It stays longer than any look-up takes, so that a gateway which asked just
 * before the end cannot put the session back.
 */
export const ENDED_SESSION = 'ended';
const ENDED_SECONDS = 120;

/** How long the marks may keep the gateways from hearing of it. */
const MARK_MS = 250;

const endedChannel = (prefix: string): string => `${prefix}:${SESSION_ENDED_CHANNEL}`;
const changedChannel = (prefix: string): string => `${prefix}:${SESSION_CHANGED_CHANNEL}`;

/**
 * Tells all gateways that sessions have ended: they refuse their tokens and close their sockets. The marks come first, or
 * who was thrown out could come back by what a gateway had kept; a cache that is away keeps nobody from being thrown out.
 */
export async function endCachedSessions(
  { main, cache }: Pick<RedisRoles, 'main' | 'cache'>,
  prefix: string,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  const marks = hashes.map((hash) => cache.set(sessionKey(prefix, hash), ENDED_SESSION, 'EX', ENDED_SECONDS));
  const marked = Promise.allSettled(marks);
  await withinOr(marked, MARK_MS, undefined);
  await main.publish(endedChannel(prefix), JSON.stringify(hashes));
}

/** Has gateways ask again who holds these sessions, when something else about them has changed. */
export async function dropCachedSessions(
  { main, cache }: Pick<RedisRoles, 'main' | 'cache'>,
  prefix: string,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  await Promise.all(hashes.map((hash) => cache.del(sessionKey(prefix, hash))));
  await main.publish(changedChannel(prefix), JSON.stringify(hashes));
}

/**
 * Hears which sessions end and of which something changes, on a connection of its own (a subscribed one can do nothing
 * else).
 * @returns stops listening
 */
export async function subscribeEndedSessions(
  redis: RedisClient,
  prefix: string,
  onEnded: (hashes: readonly string[]) => void,
  { logger, onChanged }: { logger?: Logger; onChanged?: (hashes: readonly string[]) => void } = {},
): Promise<() => void> {
  const subscriber = duplicateRedis(redis, { maxRetriesPerRequest: null });
  subscriber.on('error', () => undefined);
  subscriber.on('message', (name, text) => {
    try {
      const hashes = JSON.parse(text) as string[];
      if (name === changedChannel(prefix)) onChanged?.(hashes);
      else onEnded(hashes);
    } catch (error) {
      logger?.warn({ err: error }, 'unreadable notice of sessions');
    }
  });
  await subscriber.subscribe(endedChannel(prefix), ...(onChanged ? [changedChannel(prefix)] : []));
  return () => subscriber.disconnect();
}
