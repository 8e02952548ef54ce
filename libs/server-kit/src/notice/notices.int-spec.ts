import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { UserNotice } from '@aivy/contracts';
import { testRedis, type TestRedis, waitFor } from '@aivy/server-testing';
import { publishNotice, subscribeNotices } from './notices.js';

const notice = (user: string) => ({
  user_id: user,
  event: 'report:ready' as const,
  data: { kind: 'diagnostic' as const, attempt_id: 'a1' },
});
let redis: TestRedis;
beforeEach(async () => {
  redis = await testRedis();
});
afterEach(() => redis.close());

describe('notices', () => {
  it('reach every listener of the same system and none of another', async () => {
    const here: UserNotice[] = [];
    const alsoHere: UserNotice[] = [];
    const elsewhere: UserNotice[] = [];
    const stops = await Promise.all([
      subscribeNotices(redis.redis, redis.prefix, (each) => here.push(each)),
      subscribeNotices(redis.redis, redis.prefix, (each) => alsoHere.push(each)),
      subscribeNotices(redis.redis, `${redis.prefix}x`, (each) => elsewhere.push(each)),
    ]);
    await publishNotice(redis.redis, redis.prefix, notice('u1'));
    await waitFor(() => here.length > 0 && alsoHere.length > 0);
    expect([here, alsoHere, elsewhere]).toEqual([[notice('u1')], [notice('u1')], []]);
    await Promise.all(stops.map((stop) => stop()));
  });

  it('go on after one that cannot be read', async () => {
    const heard: UserNotice[] = [];
    const stop = await subscribeNotices(redis.redis, redis.prefix, (each) => heard.push(each));
    await redis.redis.publish(`${redis.prefix}:notice:user`, '{half');
    await publishNotice(redis.redis, redis.prefix, notice('u2'));
    await waitFor(() => heard.length > 0);
    expect(heard).toEqual([notice('u2')]);
    await stop();
  });
});
