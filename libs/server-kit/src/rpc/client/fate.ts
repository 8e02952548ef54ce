import type { DomainError } from '@aivy/contracts';
import type { Redis } from 'ioredis';
import { outcomeUnknown, unavailable } from '../faults.js';
import { GROUP } from '../keys.js';
import { withinOr } from '../../time/within.js';
import type { OutstandingCall } from './outstanding.js';

/** A caller waits at most this much beyond its deadline to learn whether its write may have happened. */
const ASK_MS = 100;

/**
 * What to tell the caller of a call that ran out of time. No service starts a request after its deadline, so one
 * that is still unread then will never run: it is taken back and the service counts as not answering.
 */
export async function fateOf(call: OutstandingCall): Promise<DomainError> {
  const { stream, line } = call.at;
  const { redis } = line.link;
  const idempotent = call.envelope.f === 1;
  const silent = unavailable(`no answer within the deadline of ${call.envelope.p}`);
  if (call.state === 'waiting') return silent;
  if (call.entryId === undefined) return idempotent ? silent : outcomeUnknown('Redis did not confirm the request');
  if (idempotent) {
    if (redis.status === 'ready') redis.xdel(stream, call.entryId).catch(() => undefined);
    return silent;
  }
  const neverRan = redis.status === 'ready' && (await confirmed(takeBack(stream, call.entryId, redis)));
  return neverRan ? silent : outcomeUnknown(`${call.envelope.p} was started and has not answered`);
}

/**
 * Is a call that may take long in the hands of a replica that lives? Asked when it should have been started, and from
 * then on now and again, so that its caller need not wait out the whole time for a service or a Redis that is gone.
 */
export async function runsSomewhere(call: OutstandingCall): Promise<boolean> {
  const { entryId } = call;
  const { stream, keys, line } = call.at;
  const { redis } = line.link;
  if (entryId === undefined || redis.status !== 'ready') return false;
  const look = async (): Promise<boolean> => {
    const [row] = (await redis.xpending(stream, GROUP, entryId, entryId, 1)) as [string, string, number, number][];
    return row !== undefined && (await redis.exists(keys.heartbeat(row[1]))) === 1;
  };
  return confirmed(look());
}

/** True when no replica had read the entry. */
async function takeBack(queue: string, entryId: string, redis: Redis): Promise<boolean> {
  const pending = await redis.xpending(queue, GROUP, entryId, entryId, 1).catch((error: unknown) => {
    // No group: no replica was ever there.
    if (error instanceof Error && error.message.startsWith('NOGROUP')) return [];
    throw error;
  });
  return pending.length === 0 && (await redis.xdel(queue, entryId)) === 1;
}

/** What Redis does not confirm soon is taken as no. */
const confirmed = (answer: Promise<boolean>): Promise<boolean> =>
  withinOr(
    answer.catch(() => false),
    ASK_MS,
    false,
  );
