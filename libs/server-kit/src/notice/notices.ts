import { NOTICE_CHANNEL, type ServerEventName, type UserNotice } from '@aivy/contracts';
import type { RedisClient } from '../redis/redis.js';
import { subscribeWatched } from '../redis/watched-subscription.js';
import type { Logger } from '../log/logger.js';
import { currentRequest } from '../request/request-context.js';

/** A notice on its way, with the trace that it belongs to. */
export type SentNotice<Name extends ServerEventName = ServerEventName> = UserNotice<Name> & {
  traceparent?: string | undefined;
};

/** Of these hundreds belong to one answer: a span for each would hide the rest. */
const UNTRACED: readonly ServerEventName[] = ['tutor:text'];

/** The prefix is part of the channel because Redis pub/sub knows no databases. */
const channel = (prefix: string): string => `${prefix}:${NOTICE_CHANNEL}`;

/** Tells all gateways about something a user's browser may want to know. Losing it is harmless. */
export async function publishNotice<Name extends ServerEventName>(
  redis: RedisClient,
  prefix: string,
  notice: UserNotice<Name>,
): Promise<void> {
  const traceparent = UNTRACED.includes(notice.event) ? undefined : currentRequest()?.span?.traceparent;
  const sent: SentNotice<Name> = { ...notice, traceparent };
  await redis.publish(channel(prefix), JSON.stringify(sent));
}

/**
 * Hears the notices; a line that has died without a word is given up for a new one.
 * @returns stops listening
 */
export async function subscribeNotices(
  redis: RedisClient,
  prefix: string,
  onNotice: (notice: SentNotice) => void,
  logger?: Logger,
): Promise<() => Promise<void>> {
  const onMessage = (_channel: string, text: string): void => {
    try {
      onNotice(JSON.parse(text) as SentNotice);
    } catch (error) {
      logger?.warn({ err: error }, 'unreadable notice');
    }
  };
  const stop = await subscribeWatched(redis, prefix, [channel(prefix)], { onMessage });
  return async () => stop();
}
