import { randomUUID } from 'node:crypto';
import { duplicateRedis, type RedisClient } from './redis.js';

/** What becomes of a subscription. */
export interface SubscriptionListener {
  onMessage: (channel: string, text: string) => void;
  /** From now on messages may be missed. */
  onDeaf?: (() => void) | undefined;
  /** From now on none is missed again. Not told of the first time, which `subscribeWatched` itself waits for. */
  onHearing?: (() => void) | undefined;
}

/** How often the subscription is tried, and after how long without an echo it counts as deaf. Milliseconds. */
const PULSE_MS = 500;
const DEAF_AFTER_MS = 2_500;
/** How long a new connection has to echo before it is given up as well. */
const RENEW_AFTER_MS = 5_000;

/**
 * Listens to channels on a connection of its own (a subscribed one can do nothing else), and knows whether it does: a
 * message to itself goes the way of all others every half second. So it finds out, whether the connection was closed, a
 * Cluster has changed its node, or the line is dead and says nothing. Such a line is given up for a new one: nobody else
 * would find out for hours.
 * @param redis also sends what the subscription hears of itself
 * @param prefix of the system's keys
 * @returns stops listening
 */
export async function subscribeWatched(
  redis: RedisClient,
  prefix: string,
  channels: readonly string[],
  { onMessage, onDeaf, onHearing }: SubscriptionListener,
): Promise<() => void> {
  const own = `${prefix}:pulse:${randomUUID()}`;
  const subscriber = duplicateRedis(redis, { maxRetriesPerRequest: null });
  subscriber.on('error', () => undefined);
  let sent = 0;
  let heardAt = performance.now();
  /** The last pulse from before the subscription was found deaf; undefined while it hears. */
  let deafSince: number | undefined;
  const deafen = (): void => {
    if (deafSince !== undefined) return;
    deafSince = sent;
    onDeaf?.();
  };
  subscriber.on('message', (channel: string, text: string) => {
    if (channel !== own) return onMessage(channel, text);
    heardAt = performance.now();
    // What left before it may be an echo from the time before; all channels are asked for in one command, so the echo of
    // what left later says that all are there.
    if (deafSince === undefined || Number(text) <= deafSince) return;
    deafSince = undefined;
    onHearing?.();
  });
  subscriber.on('close', deafen);
  await subscriber.subscribe(own, ...channels);
  let connectedAt = performance.now();
  const renew = (now: number): void => {
    // Without what sends the pulses, silence says nothing of this line; one that is being made is given its time.
    if (redis.status !== 'ready' || subscriber.status !== 'ready' || now - connectedAt < RENEW_AFTER_MS) return;
    connectedAt = now;
    subscriber.disconnect(true);
  };
  const pulse = (): void => {
    const now = performance.now();
    if (now - heardAt > DEAF_AFTER_MS) {
      deafen();
      renew(now);
    }
    // In line for a Redis that is away they would only be many.
    if (redis.status === 'ready') redis.publish(own, String((sent += 1))).catch(() => undefined);
  };
  heardAt = performance.now();
  const timer = setInterval(pulse, PULSE_MS);
  // An outage of a moment is over at once.
  subscriber.on('ready', () => {
    connectedAt = performance.now();
    pulse();
  });
  return () => {
    clearInterval(timer);
    subscriber.off('close', deafen);
    subscriber.disconnect();
  };
}
