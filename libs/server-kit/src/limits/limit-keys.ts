import type { LimitName } from '@aivy/contracts';
import type { RedisClient } from '../redis/redis.js';

/**
 * Redis key of what a limit has counted, without braces: they would be a hash tag.
 * @param owner `email:<address>`, `address:<network address>` or `user:<id>`
 */
export const limitKey = (prefix: string, name: LimitName, owner: string): string =>
  `${prefix}:limit:${name}:${owner.replace(/[{}]/g, encodeURIComponent)}`;

/**
 * Forgets the wrong passwords that an account was tried with, at sign-in from wherever they came and within its sessions:
 * whoever has its mails has proved to be its owner.
 */
export async function resetPasswordFailures(
  redis: RedisClient,
  prefix: string,
  account: { userId: string; email: string },
): Promise<void> {
  await Promise.all([
    redis.del(limitKey(prefix, 'signin', `email:${account.email.toLowerCase()}`)),
    redis.del(limitKey(prefix, 'password-check', `user:${account.userId}`)),
  ]);
}
