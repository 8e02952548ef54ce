import { execFile } from 'node:child_process';
import path from 'node:path';
import { NO_QUESTION } from '@aivy/contracts';
import { startTestSystem, type TestSystem } from '@aivy/server-testing';
import supertest from 'supertest';
import { run } from './run.js';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem({
    apps: [
      ...['auth', 'chat', 'gateway'].map((name) => path.resolve(`apps/${name}/src/app.ts`)),
      path.resolve('apps/worker/test/mail-worker.ts'),
    ],
  });
}, 60_000);
afterAll(() => system.close());

/** Runs a command in this process, on this system. @returns what it says, or why it does not do it */
const user = (...args: string[]): Promise<string> => {
  Object.assign(process.env, {
    DATABASE_URL: system.database.url,
    REDIS_URL: system.redis.url,
    KEY_PREFIX: system.redis.prefix,
  });
  return run(args).catch((error: Error) => error.message);
};
/** Runs `npm run user -- …` as an operator does. */
const fromShell = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const env = {
      ...process.env,
      DATABASE_URL: system.database.url,
      REDIS_URL: system.redis.url,
      KEY_PREFIX: system.redis.prefix,
    };
    execFile(process.execPath, ['tools/run-ts.mjs', 'tools/user/main.ts', ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
const post = (call: string, body: object = {}, token?: string) => {
  const request = supertest(system.url).post(`/api/auth/${call}`);
  if (token) request.set('authorization', `Bearer ${token}`);
  return request.send(body);
};
let accounts = 0;
async function signUp(): Promise<{ email: string; token: string }> {
  const email = `person${++accounts}@example.org`;
  await post('request-verification', { email });
  const { body } = await supertest(system.url).get('/dev/mailbox.json').query({ to: email });
  const answer = await post('signup', {
    name: 'Maya Lindqvist',
    email,
    verification_code: /\d{6}/.exec(body[0].text)![0],
    password: 'a long pass phrase',
  });
  return { email, token: answer.body.data.token };
}
/** In a conversation about no question. */
async function say({ token }: { token: string }, ...messages: string[]): Promise<void> {
  const chat = async (call: string, body: object) => {
    const answer = await supertest(system.url)
      .post(`/api/chat/${call}`)
      .set('authorization', `Bearer ${token}`)
      .send(body);
    return answer.body.data;
  };
  const conversation_id: number = await chat('start', { question_id: NO_QUESTION });
  for (const message of messages) await chat('send_message', { conversation_id, message });
}
const info = async (token: string) => (await post('get-user-info', {}, token)).body.data;
/** The role that the gateway itself goes by, as it stands in its cache. */
const roleAtTheDoor = async (): Promise<string[]> => {
  const keys = await system.redis.redis.keys(`${system.redis.prefix}:session:*`);
  const texts = keys.length > 0 ? await system.redis.redis.mget(keys) : [];
  return texts.map((text) => (text?.startsWith('{') ? (JSON.parse(text) as { role: string }).role : 'none')).sort();
};

describe('npm run user', () => {
  it('grants a role to an open session at once, also where the gateway knows the session, and takes it back', async () => {
    const { email, token } = await signUp();
    expect((await info(token)).role).toBe('student');
    expect(await roleAtTheDoor()).toEqual(['student']);
    expect(await user('role', email.toUpperCase(), 'analyst')).toBe(
      `${email.toUpperCase()} is analyst now (was student).`,
    );
    expect(await roleAtTheDoor()).toEqual([]);
    expect((await info(token)).role).toBe('analyst');
    expect(await roleAtTheDoor()).toEqual(['analyst']);
    expect(await user('list', '--role', 'analyst')).toMatch(new RegExp(`analyst +${email}[^]*1 account$`));
    expect(await user('role', email, 'student')).toContain('(was analyst)');
    expect(await user('list', '--role', 'analyst')).toBe('0 accounts');
  });

  it('ends the sessions of one account, also where the gateway knows them', async () => {
    const [leaver, stayer] = [await signUp(), await signUp()];
    for (const { token } of [leaver, stayer]) await info(token);
    expect(await user('end-sessions', leaver.email)).toBe(`1 session of ${leaver.email} ended.`);
    expect((await post('get-user-info', {}, leaver.token)).status).toBe(401);
    expect((await post('get-user-info', {}, stayer.token)).status).toBe(200);
  });

  it('lists distress over the services that answer, says which one doesn’t, and marks messages as handled', async () => {
    const [maya, ben] = [await signUp(), await signUp()];
    await say(maya, 'i hate my life');
    await say(ben, 'hello', 'i took all my pills');
    const listed = await user('distress');
    const [, his, hers] =
      /^([0-9a-f]{8}) {2}4 Emergency .* UTC {2}Dashboard chat {2}student [-0-9a-f]{36}\n +i took all my pills\n([0-9a-f]{8}) {2}2 Distress {3}.*\n +i hate my life\n2 open\nWe couldn't reach practice \(aivydaily\)\. Its messages are missing here\. Start it, then run this again\.$/.exec(
        listed,
      ) ?? [];
    expect(listed).toContain(`${his}  4 Emergency`);
    expect(await user('distress', '--contact', hers!)).toMatch(new RegExp(`^Maya Lindqvist <${maya.email}>`));
    expect(await user('distress', '--handled', his!, '--note', 'Called 911.')).toBe(
      `Message ${his} marked as handled.`,
    );
    expect(await user('distress', '--handled', his!, '--note', 'Again.')).toMatch(/already marked as handled/);
    const handled = await system.database.query(
      'select said, handled_note, handled_by from chat.exchanges where handled_at is not null',
    );
    expect(handled).toEqual([{ said: 'i took all my pills', handled_note: 'Called 911.', handled_by: null }]);
  });

  it.each([
    [['role', 'nobody@example.org', 'analyst'], /no account with the e-mail nobody@example.org/],
    [['role', 'person1@example.org', 'king'], /There is no role king/],
    [['role', 'person1@example.org'], /There is no role/],
    [['end-sessions', 'nobody@example.org'], /no account/],
    [['distress', '--handled', '00000000'], /Message 00000000 not found/],
    [['distress', '--handled', 'abc'], /at least the first 8 characters/],
    [['distress', '--handled', '00000000', '--contact', '00000000'], /not both/],
    [['distress', '--note', 'Called.'], /--note needs a message/],
    [['list', '--role', 'king'], /There is no role king/],
    [['list', '--colour'], /--colour/],
    [[], /usage: npm run user/],
  ])('says what is wrong with %j', async (args, message) => {
    expect(await user(...args)).toMatch(message);
  });

  it('is a command with exit codes: 0, and 2 for what the operator can mend', async () => {
    const { email } = await signUp();
    expect(await fromShell('role', email, 'operator')).toMatchObject({
      code: 0,
      out: `${email} is operator now (was student).\n`,
    });
    expect(await fromShell('dance')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('usage: npm run user') as string,
    });
  }, 60_000);
});
