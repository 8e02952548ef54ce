import type { LimitName } from '@aivy/contracts';
import type { Redis } from 'ioredis';

/** Redis key of what a limit has counted. @param owner `email:<address>`, `address:<network address>` or `user:<id>` */
export const limitKey = (prefix: string, name: LimitName, owner: string): string => `${prefix}:limit:${name}:${owner}`;

/** Forgets the failed sign-ins of an account, from wherever they came: whoever has its mails has proved to be its owner. */
export async function forgetFailedSignIns(redis: Redis, prefix: string, email: string): Promise<void> {
  await redis.del(limitKey(prefix, 'signin', `email:${email.toLowerCase()}`));
}
