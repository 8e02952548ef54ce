import { SESSION_CHANGED_CHANNEL, SESSION_ENDED_CHANNEL } from '@aivy/contracts';
import type { RedisClient } from '../redis/redis.js';
import type { Logger } from '../log/logger.js';
import type { RedisRoles } from '../redis/redis-roles.js';
import { subscribeWatched } from '../redis/watched-subscription.js';
import { withinOr } from '../time/within.js';

/** Redis key under which gateways keep what they know of a session. @param hash SHA-256 of its token, hex */
export const sessionKey = (prefix: string, hash: string): string => `${prefix}:session:${hash}`;

/**
 * What stands for a session that has ended. It stays longer than any look-up takes, so that a gateway which asked just
 * before the end cannot put the session back.
 */
export const ENDED_SESSION = 'ended';
const ENDED_SECONDS = 120;

/** How long the cache may keep the gateways from hearing of it: commands wait in line while it is away. */
const CACHE_MS = 250;

const briefly = async (commands: readonly Promise<unknown>[]): Promise<void> =>
  void (await withinOr(Promise.allSettled(commands), CACHE_MS, undefined));

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
  await briefly(hashes.map((hash) => cache.set(sessionKey(prefix, hash), ENDED_SESSION, 'EX', ENDED_SECONDS)));
  await main.publish(endedChannel(prefix), JSON.stringify(hashes));
}

/**
 * Has gateways ask again who holds these sessions, when something else about them has changed. A cache that is away keeps
 * them from it no more than the marks do above: what it holds is outdated within a minute.
 */
export async function dropCachedSessions(
  { main, cache }: Pick<RedisRoles, 'main' | 'cache'>,
  prefix: string,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  await briefly(hashes.map((hash) => cache.del(sessionKey(prefix, hash))));
  await main.publish(changedChannel(prefix), JSON.stringify(hashes));
}

/** What a program does with what it hears of sessions. By the hashes of their tokens. */
export interface SessionListener {
  onEnded: (hashes: readonly string[]) => void;
  onChanged?: (hashes: readonly string[]) => void;
  /** The connection is gone: until `onHearing` sessions may end without a word. */
  onDeaf?: () => void;
  /** What ends from now on is heard of again. Not told of the first time, which `subscribeEndedSessions` itself waits for. */
  onHearing?: () => void;
}

/** Hears which sessions end and of which something changes. @returns stops listening */
export async function subscribeEndedSessions(
  redis: RedisClient,
  prefix: string,
  { onEnded, onChanged, onDeaf, onHearing }: SessionListener,
  logger?: Logger,
): Promise<() => void> {
  const channels = [endedChannel(prefix), ...(onChanged ? [changedChannel(prefix)] : [])];
  const hear = (name: string, text: string): void => {
    try {
      const hashes = JSON.parse(text) as string[];
      if (name === changedChannel(prefix)) onChanged?.(hashes);
      else onEnded(hashes);
    } catch (error) {
      logger?.warn({ err: error }, 'unreadable notice of sessions');
    }
  };
  return subscribeWatched(redis, prefix, channels, { onMessage: hear, onDeaf, onHearing });
}
