import type { LimitName } from '@aivy/contracts';
import type { Redis } from 'ioredis';

/** Redis key of what a limit has counted. @param owner `email:<address>`, `address:<network address>` or `user:<id>` */
export const limitKey = (prefix: string, name: LimitName, owner: string): string => `${prefix}:limit:${name}:${owner}`;

/**
 * Forgets the wrong passwords that an account was tried with, at sign-in from wherever they came and within its sessions:
 * whoever has its mails has proved to be its owner.
 */
export async function resetPasswordFailures(
  redis: Redis,
  prefix: string,
  account: { userId: string; email: string },
): Promise<void> {
  await redis.del(
    limitKey(prefix, 'signin', `email:${account.email.toLowerCase()}`),
    limitKey(prefix, 'password-check', `user:${account.userId}`),
  );
}
