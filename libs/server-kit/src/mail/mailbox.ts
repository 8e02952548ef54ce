import { randomUUID } from 'node:crypto';
import type { RedisClient } from '../redis/redis.js';
import type { OutgoingMail } from './mailer.js';

/** A mail of the mailbox page. */
export interface MailboxMail extends OutgoingMail {
  id: string;
  from: string;
  /** ISO 8601, UTC. */
  sentAt: string;
}

const CAPACITY = 200;
const key = (prefix: string): string => `${prefix}:mailbox`;

/** Puts a mail on top of the mailbox; only the newest 200 stay. */
export async function keepInMailbox(
  redis: RedisClient,
  prefix: string,
  mail: OutgoingMail & { from: string },
): Promise<void> {
  const kept: MailboxMail = { id: randomUUID(), sentAt: new Date().toISOString(), ...mail };
  await redis
    .multi()
    .lpush(key(prefix), JSON.stringify(kept))
    .ltrim(key(prefix), 0, CAPACITY - 1)
    .exec();
}

/** Mails that were not sent by SMTP, newest first; `to` keeps those of one address, whatever its case. */
export async function readMailbox(redis: RedisClient, prefix: string, to?: string): Promise<MailboxMail[]> {
  const lines = await redis.lrange(key(prefix), 0, -1);
  const mails = lines.map((line) => JSON.parse(line) as MailboxMail);
  return to === undefined ? mails : mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase());
}
