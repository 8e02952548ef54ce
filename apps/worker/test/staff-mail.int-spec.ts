import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OutgoingMail } from '@aivy/server-kit';
import { testRedis, type TestRedis } from '@aivy/server-testing';
import { sendMail } from '../src/mail/send-mail.js';
import { staffMail } from '../src/mail/staff-mail.js';

let redis: TestRedis;
let sent: OutgoingMail[];
beforeAll(async () => {
  redis = await testRedis();
});
beforeEach(() => {
  sent = [];
});
afterAll(() => redis.close());

const run = (
  [user, job]: readonly [string, string],
  send: (mail: OutgoingMail) => Promise<void> = async (mail) => void sent.push(mail),
) => {
  const { redis: client, prefix } = redis;
  const data = { user_id: user, grade: 3 as const, said_at: '2026-03-01T22:05:00.000Z' };
  return sendMail(
    { send },
    staffMail({ redis: client, prefix, to: 'care@school.example', publicUrl: 'https://aivy.test' }, data, job),
  );
};
const refused = () => Promise.reject(new Error('450 try later'));

describe("staff's email", () => {
  it('leaves once, however often its job runs and however many messages follow', async () => {
    for (const job of ['a1', 'a1', 'a2', 'a1']) await run(['ana', job]);
    await run(['ben', 'b1']);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual(
      Array(2).fill(['care@school.example', 'Flagged message: danger']),
    );
    expect(sent[0]!.text).toContain('danger (grade 3 of 4), March 1 at 10:05 PM UTC');
  });

  it('is tried again when the mail server refuses it, and leaves with whichever message comes first', async () => {
    await expect(run(['cleo', 'c1'], refused)).rejects.toThrow('450');
    await run(['cleo', 'c2']);
    await run(['cleo', 'c1']);
    expect(sent).toHaveLength(1);
  });

  it('leaves with the next worker when the one before died while sending', async () => {
    void run(['dan', 'd1'], () => new Promise(() => undefined));
    await run(['dan', 'd1']);
    expect(sent).toHaveLength(1);
  });

  it('leaves again for the same student after an hour', async () => {
    await run(['eve', 'e1']);
    const key = `${redis.prefix}:staff-mail:eve`;
    const seconds = await redis.redis.ttl(key);
    expect([seconds > 3_590, seconds <= 3_600]).toEqual([true, true]);
    await redis.redis.del(key);
    await run(['eve', 'e2']);
    expect(sent).toHaveLength(2);
  });

  it('stays away where no address is set', async () => {
    const { redis: client, prefix } = redis;
    const staff = { redis: client, prefix, to: undefined, publicUrl: 'https://aivy.test' };
    const data = { user_id: 'fay', grade: 4 as const, said_at: '2026-03-01T22:05:00.000Z' };
    await sendMail({ send: async (mail) => void sent.push(mail) }, staffMail(staff, data, 'f1'));
    expect(sent).toEqual([]);
  });
});
