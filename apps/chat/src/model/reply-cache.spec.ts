import type { RedisClient } from '@aivy/server-kit';
import { ReplyCache } from './reply-cache.js';

it('answers with what the same model said before, and never with what another one said', async () => {
  const kept = new Map<string, string>();
  const redis = {
    get: (key: string) => Promise.resolve(kept.get(key) ?? null),
    set: (key: string, text: string) => Promise.resolve(kept.set(key, text)),
  } as unknown as RedisClient;
  await new ReplyCache(redis, 'p', 'small').keep('a hint', 'Think of 5.');
  expect(await new ReplyCache(redis, 'p', 'small').find('a hint')).toBe('Think of 5.');
  expect(await new ReplyCache(redis, 'p', 'large').find('a hint')).toBeNull();
});
