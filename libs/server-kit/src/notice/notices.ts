import { NOTICE_CHANNEL, type ServerEventName, type UserNotice } from '@aivy/contracts';
import { duplicateRedis, type RedisClient } from '../redis/redis.js';
import type { Logger } from '../log/logger.js';

/** The prefix is part of the channel because Redis pub/sub knows no databases. */
const channel = (prefix: string): string => `${prefix}:${NOTICE_CHANNEL}`;

/** Tells all gateways about something a user's browser may want to know. Losing it is harmless. */
export async function publishNotice<Name extends ServerEventName>(
  redis: RedisClient,
  prefix: string,
  notice: UserNotice<Name>,
): Promise<void> {
  await redis.publish(channel(prefix), JSON.stringify(notice));
}

/**
 * Hears the notices, on a connection of its own (a subscribed one can do nothing else).
 * @returns stops listening
 */
export async function subscribeNotices(
  redis: RedisClient,
  prefix: string,
  onNotice: (notice: UserNotice) => void,
  logger?: Logger,
): Promise<() => Promise<void>> {
  const subscriber = duplicateRedis(redis, { maxRetriesPerRequest: null });
  subscriber.on('error', () => undefined);
  subscriber.on('message', (_channel, text) => {
    try {
      onNotice(JSON.parse(text) as UserNotice);
    } catch (error) {
      logger?.warn({ err: error }, 'unreadable notice');
    }
  });
  await subscriber.subscribe(channel(prefix));
  return async () => {
    subscriber.disconnect();
  };
}
