// What holds wherever a student talks with the tutor: the real services, each over its own table.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DistressMessage } from '@aivy/contracts';
import { RpcProbe, startTestSystem, waitFor, type TestSystem } from '@aivy/server-testing';
import { Queue } from 'bullmq';
import { PLACES, type Reply } from './places.js';

let system: TestSystem;
let probe: RpcProbe;
beforeAll(async () => {
  const apps = ['aivydaily', 'chat'].map((app) => path.resolve(`apps/${app}/src/app.ts`));
  system = await startTestSystem({ apps, env: { TUTOR_KEEP_DAYS: '20' } });
  probe = await RpcProbe.connect(system, 'talk-test');
});
afterAll(async () => {
  await probe.close();
  await system.close();
});

it('keeps the messages of both services in one layout', async () => {
  const columns = (table: string) =>
    system.database.query(
      `select attname as name, format_type(atttypid, atttypmod) as type, attidentity as identity from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attname`,
      [table],
    );
  const [practice, chat] = await Promise.all(PLACES.map(({ table }) => columns(table)));
  expect(chat).toEqual(practice);
});

describe.each(PLACES)('a talk in $name', ({ service, table, inputError, begin, send, ...place }) => {
  const query = <T extends object>(sql: string, ...values: unknown[]) => system.database.query<T>(sql, values);
  const code = (outcome: Promise<unknown>) =>
    outcome.then(
      () => 'success',
      (error: { code: string }) => error.code,
    );

  /** A student with a talk. */
  const student = async (userId: string = randomUUID()) => {
    const talk = await begin(probe, { userId });
    const say = (message: string, message_id?: string, requestId: string = randomUUID()): Promise<Reply> => {
      const sent = { conversation_id: talk.id, message, ...(message_id !== undefined && { message_id }) };
      return send(probe, sent, talk.about, { userId, requestId });
    };
    const stored = () =>
      query<{ said: string; reply: string | null }>(
        `select said, reply from ${table} where user_id = $1 order by place`,
        userId,
      );
    return { userId, talk, say, stored };
  };
  type Student = Awaited<ReturnType<typeof student>>;
  let maya: Student;
  let ben: Student;
  beforeEach(async () => {
    [maya, ben] = [await student(), await student()];
  });

  it('answers a message once, however often and by however many tabs it is sent under its id', async () => {
    const id = randomUUID();
    const replies = await Promise.all(Array.from({ length: 8 }, () => maya.say('hint', id)));
    replies.push(await maya.say('hint', id));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]!.message_id).toBe(id);
    expect(await maya.stored()).toEqual([{ said: 'hint', reply: replies[0]!.content }]);
  });

  it('answers a message without an id once when the transport runs its request again', async () => {
    const requestId = randomUUID();
    const [one, two] = await Promise.all([1, 2].map(() => maya.say('hint', undefined, requestId)));
    expect(one).toEqual(two);
    expect(one).not.toHaveProperty('message_id');
    expect(await maya.stored()).toHaveLength(1);
    await maya.say('hint');
    expect(await maya.stored()).toHaveLength(2);
  });

  it('gives every message sent at the same time its own reply', async () => {
    const replies = await Promise.all(Array.from({ length: 4 }, () => maya.say('thanks', randomUUID())));
    expect(new Set(replies.map(({ content }) => content)).size).toBe(4);
    expect((await maya.stored()).map(({ reply }) => reply).sort()).toEqual(
      replies.map(({ content }) => content).sort(),
    );
  });

  it('keeps two students apart under one id', async () => {
    const id = randomUUID();
    const hers = await maya.say('hint', id);
    const his = await ben.say('thanks', id);
    expect([await maya.stored(), await ben.stored()]).toEqual([
      [{ said: 'hint', reply: hers.content }],
      [{ said: 'thanks', reply: his.content }],
    ]);
  });

  it("finds no talk of another student's", async () => {
    const sent = { conversation_id: maya.talk.id, message: 'hint' };
    expect(await code(send(probe, sent, maya.talk.about, { userId: ben.userId }))).toBe('CONVERSATION-NOTFOUND');
    expect(await code(send(probe, sent, maya.talk.about, {}))).toBe('AUTH-UNAUTHORIZED');
    expect(await maya.stored()).toEqual([]);
  });

  it('refuses another text, and another talk, under a used id', async () => {
    const id = randomUUID();
    const first = await maya.say('hint', id);
    expect(await code(maya.say('thanks', id))).toBe(inputError);
    expect(await code((await student(maya.userId)).say('hint', id))).toBe(inputError);
    expect(await maya.stored()).toHaveLength(1);
    expect(await maya.say('hint', id)).toEqual(first);
  });

  it.each([
    ['an empty one', ''],
    ['a blank one', ' \n\t '],
    ['one of 2,001 characters', 'x'.repeat(2_001)],
    ['one with a NUL', 'a\0b'],
    ['one with half a character', 'a\uD83D'],
    ['one of control characters alone', '\u0007\u001b\u202e'],
  ])('refuses and does not store %s', async (_what, message) => {
    expect(await code(maya.say(message))).toBe(inputError);
    expect(await maya.stored()).toEqual([]);
  });

  it('stores a message without its control characters, and otherwise as it was written', async () => {
    await maya.say('a\u001b[31m red \u202eevil\r\nnext\n\n\n\n\nline');
    expect((await maya.stored())[0]!.said).toBe('a[31m red evil\nnext\n\nline');
  });

  /** As it was before the words, with a writer that has so many seconds left. */
  const unwritten = async ({ userId }: Student, seconds: number) => {
    const states = service === 'chat' ? 'chat.conversations' : 'aivydaily.questions';
    await query(
      `update ${table} set reply = null, replied_at = null, writing_until = now() + make_interval(secs => $2),
         state = (select ${service === 'chat' ? 'state' : 'tutor'} from ${states} where user_id = $1) where user_id = $1`,
      userId,
      seconds,
    );
  };

  it('takes a reply over from a writer that died', async () => {
    const id = randomUUID();
    const reply = await maya.say('hint', id);
    await unwritten(maya, -1);
    expect(await maya.say('hint', id)).toEqual(reply);
  });

  it('waits for the words of a writer that lives, and writes none of its own', async () => {
    const id = randomUUID();
    await maya.say('hint', id);
    await unwritten(maya, 60);
    const waiting = maya.say('hint', id);
    await pause(400);
    await query(
      `update ${table} set reply = 'Words of the other one.', replied_at = now(), writing_until = null, state = null
       where user_id = $1 and reply is null`,
      maya.userId,
    );
    expect((await waiting).content).toBe('Words of the other one.');
  });

  it('asks for the message again when a release with another layout left it without words', async () => {
    const id = randomUUID();
    await maya.say('hint', id);
    await unwritten(maya, -1);
    await query(`update ${table} set state = '{"layout":99}' where user_id = $1`, maya.userId);
    expect((await maya.say('hint', id)).content).toMatch(/ask me that again/);
  });

  const list = () => probe.call(place.list, {});
  const of =
    ({ userId }: Student) =>
    ({ user_id }: DistressMessage) =>
      user_id === userId;
  const age = ({ userId }: Student, days: number, said = '%') =>
    query(
      `update ${table} set said_at = now() - make_interval(days => $2) where user_id = $1 and said like $3`,
      userId,
      days,
      said,
    );

  it('lists distress for operators, gravest first, and gives the student the safe reply', async () => {
    await maya.say('hint');
    const { content, quick_replies } = await maya.say('i want to die');
    expect([content, quick_replies]).toEqual([expect.stringMatching(/988/), []]);
    await ben.say('i took all my pills');
    const { open, open_count } = await list();
    const ours = open.filter((each) => of(maya)(each) || of(ben)(each));
    expect(ours).toMatchObject([
      { user_id: ben.userId, grade: 4, message: 'i took all my pills', handled: null },
      { user_id: maya.userId, grade: 3, message: 'i want to die', handled: null },
    ]);
    expect(open_count).toBe(open.length);
  });

  it('lists distress even when its reply can’t be stored', async () => {
    await query(
      `alter table ${table} add constraint no_reply check (reply is null or user_id <> '${maya.userId}') not valid`,
    );
    expect(await code(maya.say('i hate my life'))).toMatch(/DB$/);
    await query(`alter table ${table} drop constraint no_reply`);
    expect(await maya.stored()).toEqual([{ said: 'i hate my life', reply: null }]);
    expect((await list()).open.filter(of(maya))).toHaveLength(1);
  });

  it('takes a handled message off the open list; of two operators the first one stays', async () => {
    for (const each of [maya, ben]) await each.say('i hate my life');
    const { user_id, message_id } = (await list()).open.find(of(maya))!;
    const [first, second] = [randomUUID(), randomUUID()];
    await probe.call(place.handle, { user_id, message_id, note: 'Called the counselor.' }, { userId: first });
    await probe.call(place.handle, { user_id, message_id, note: 'Too late.' }, { userId: second });
    const { open, handled } = await list();
    expect([open.some(of(maya)), open.some(of(ben))]).toEqual([false, true]);
    expect(handled.filter(of(maya))).toMatchObject([{ handled: { by: first, note: 'Called the counselor.' } }]);
    for (const unknown of [
      { user_id: ben.userId, message_id },
      { user_id, message_id: randomUUID() },
    ])
      expect((await probe.fault(place.handle, unknown)).code).toBe('NOT-FOUND');
  });

  it('counts distress without a grade, from releases before grades, as danger', async () => {
    await maya.say('i hate my life');
    await query(`update ${table} set grade = null where user_id = $1`, maya.userId);
    expect((await list()).open.filter(of(maya))).toMatchObject([{ grade: 3, message: 'i hate my life' }]);
  });

  it('erases messages after the days that are set; open distress stays for thirty', async () => {
    const old = await student();
    for (const each of [maya, ben, old]) for (const message of ['hint', 'i hate my life']) await each.say(message);
    const { user_id, message_id } = (await list()).open.find(of(ben))!;
    await probe.call(place.handle, { user_id, message_id });
    await maya.say('thanks');
    for (const each of [maya, ben]) await age(each, 29);
    await age(maya, 19, 'thanks');
    await age(old, 31);
    const { url, prefix } = system.redis;
    const queue = new Queue(`schedules-${service}`, { connection: { url }, prefix: `${prefix}:bull` });
    await queue.add(place.eraseOld, {});
    await queue.close();
    await waitFor(async () => (await old.stored()).length === 0);
    expect((await maya.stored()).map(({ said }) => said)).toEqual(['i hate my life', 'thanks']);
    expect(await ben.stored()).toEqual([]);
  });

  it('exports every word of a student and nothing of others, until the account is erased', async () => {
    const { content } = await maya.say('hint');
    await ben.say('thanks');
    const said_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(await place.exported(probe, maya.userId)).toEqual([
      { role: 'user', content: 'hint', said_at },
      { role: 'ai', content, said_at },
    ]);
    for (let time = 0; time < 2; time += 1) await probe.call(place.erase, { user_id: maya.userId });
    expect(await place.exported(probe, maya.userId)).toEqual([]);
    expect(await maya.stored()).toEqual([]);
    expect(await code(maya.say('hint'))).toBe('CONVERSATION-NOTFOUND');
    expect(await ben.stored()).toHaveLength(1);
  });
});
