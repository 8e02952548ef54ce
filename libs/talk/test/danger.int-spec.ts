// A message that shows danger, wherever it's written: the student hears where to turn, and staff hear of it.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readMailbox } from '@aivy/server-kit';
import { RpcProbe, startTestSystem, waitFor, type TestSystem } from '@aivy/server-testing';
import { PLACES } from './places.js';

const STAFF = 'care@school.example';
const PILLS = 'i took all my pills';

let system: TestSystem;
let probe: RpcProbe;
beforeAll(async () => {
  const apps = ['aivydaily', 'chat', 'worker'].map((app) => path.resolve(`apps/${app}/src/app.ts`));
  system = await startTestSystem({ apps, env: { TUTOR_STAFF_MAIL: STAFF } });
  probe = await RpcProbe.connect(system, 'danger-test');
});
afterAll(async () => {
  await probe.close();
  await system.close();
});

describe.each(PLACES)('danger in $name', ({ service, table, begin, send, list, exported, erase }) => {
  const query = <T extends object>(sql: string, ...values: unknown[]) => system.database.query<T>(sql, values);
  const student = async () => {
    const userId = randomUUID();
    const { id, about } = await begin(probe, { userId });
    const say = (message: string, message_id: string = randomUUID(), question = about) =>
      send(probe, { conversation_id: id, message, message_id }, question, { userId, requestId: randomUUID() });
    return { userId, say };
  };
  const open = async (userId: string) =>
    (await probe.call(list, {})).open.filter(({ user_id }) => user_id === userId).map(({ message }) => message);
  /** Jobs for staff's mail that were ever handed over. */
  const jobs = (userId: string) =>
    query<{ data: { grade: number } }>(
      `select data from ${service}.outbox where name = 'staff-mail' and data->>'user_id' = $1 order by id`,
      userId,
    );
  /** How many emails staff have, once every job of a student is done. */
  const mails = async () => {
    const { redis, prefix } = system.redis;
    await waitFor(async () => {
      const queue = `${prefix}:bull:mails`;
      const [waiting, active, delayed] = await Promise.all([
        redis.llen(`${queue}:wait`),
        redis.llen(`${queue}:active`),
        redis.zcard(`${queue}:delayed`),
      ]);
      const unsent = await query(`select 1 from ${service}.outbox where sent_at is null`);
      return waiting + active + delayed + unsent.length === 0;
    });
    return readMailbox(redis, prefix, STAFF);
  };

  it('sends staff one email an hour about a student, without a word or name of theirs', async () => {
    const before = (await mails()).length;
    const { userId, say } = await student();
    const id = randomUUID();
    for (const message of [PILLS, PILLS]) await say(message, id);
    await say('i want to die');
    await say('i hate my life');
    expect((await jobs(userId)).map(({ data }) => data.grade)).toEqual([4, 3]);
    const all = await mails();
    const [mail, ...others] = all.slice(0, all.length - before);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Flagged message: emergency');
    expect(mail!.text).toMatch(/emergency \(grade 4 of 4\), \w+ \d+ at \d+:\d\d [AP]M UTC/);
    expect(mail!.text).toContain('http://127.0.0.1/ops/distress');
    expect(`${mail!.text} ${mail!.html}`).not.toMatch(new RegExp(`pills|${userId}|${id}`));
  });

  it('gives the student the safe words and staff the message when the bank does not hold the question', async () => {
    const { userId, say } = await student();
    await query(
      service === 'chat'
        ? 'update chat.conversations set item_id = 999999, item_version = 1 where user_id = $1'
        : 'update aivydaily.questions set version = 999 where user_id = $1',
      userId,
    );
    await expect(say('hint')).rejects.toThrow();
    const id = randomUUID();
    const { content, quick_replies } = await say(PILLS, id);
    expect([content, quick_replies]).toEqual([expect.stringContaining('988'), []]);
    expect((await say(PILLS, id)).content).toBe(content);
    expect(await open(userId)).toEqual([PILLS]);
    expect(await jobs(userId)).toHaveLength(1);
  });

  it('hears a student in danger about a question that is not theirs, exports it, and erases it', async () => {
    const { userId, say } = await student();
    expect((await say(PILLS, randomUUID(), 999_999)).content).toContain('988');
    expect(await open(userId)).toEqual([PILLS]);
    expect((await exported(probe, userId)).map(({ role }) => role)).toEqual(['user', 'ai']);
    await probe.call(erase, { user_id: userId });
    expect(await query(`select 1 from ${table} where user_id = $1`, userId)).toEqual([]);
  });
});
