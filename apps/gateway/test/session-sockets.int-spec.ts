import { createHash } from 'node:crypto';
import path from 'node:path';
import { startTestSystem, type TestSystem } from '@aivy/server-testing';
import { io, type Socket } from 'socket.io-client';
import supertest from 'supertest';

const app = (name: string) => path.resolve(`apps/${name}/src/app.ts`);
const PASSWORD = 'a long pass phrase';

/** Two gateways over one auth, every part real. */
let system: TestSystem;
let gateways: string[];
beforeAll(async () => {
  system = await startTestSystem({
    apps: [app('auth'), path.resolve('apps/worker/test/mail-worker.ts'), app('gateway')],
  });
  const second = await system.startApp(app('gateway'));
  gateways = [system.url, `http://127.0.0.1:${second.port}`];
});
afterAll(() => system.close());

const post = (call: string, body: object = {}, token?: string, gateway = gateways[0]!) => {
  const request = supertest(gateway).post(`/api/auth/${call}`);
  if (token) request.set('authorization', `Bearer ${token}`);
  return request.send(body);
};
let accounts = 0;
async function signUp(): Promise<{ email: string; token: string }> {
  const email = `student${++accounts}@example.org`;
  await post('request-verification', { email });
  const { body } = await supertest(gateways[0]!).get('/dev/mailbox.json').query({ to: email });
  const answer = await post('signup', {
    name: 'Maya Lindqvist',
    email,
    verification_code: /\d{6}/.exec(body[0].text)![0],
    password: PASSWORD,
  });
  return { email, token: answer.body.data.token };
}
const signIn = async (email: string): Promise<string> =>
  (await post('signin', { email, password: PASSWORD })).body.data.token;

/** A socket of a session, once the gateway has let it in. */
async function connect(token: string, gateway: string): Promise<Socket> {
  const socket = io(gateway, { auth: { token }, transports: ['websocket'], reconnection: false });
  await new Promise((resolve, reject) => socket.on('connect', () => resolve(undefined)).on('connect_error', reject));
  await new Promise((resolve) => setTimeout(resolve, 150)); // the session is looked up after the connection stands
  if (!socket.connected) throw new Error('the gateway closed the socket');
  return socket;
}
/** A socket at each gateway. */
const sockets = (token: string): Promise<Socket[]> => Promise.all(gateways.map((gateway) => connect(token, gateway)));
const closed = (socket: Socket): Promise<unknown> =>
  socket.connected ? new Promise((resolve) => socket.on('disconnect', resolve)) : Promise.resolve('before');

/** Milliseconds from the act until the last of the sockets is closed. */
async function timeToClose(open: Socket[], act: () => Promise<unknown>): Promise<number> {
  const all = Promise.all(open.map(closed));
  await act();
  const begin = performance.now();
  await all;
  return performance.now() - begin;
}
const statusAt = async (token: string): Promise<number[]> =>
  Promise.all(gateways.map(async (gateway) => (await post('get-user-info', {}, token, gateway)).status));

describe('sockets and sessions end together, within a second and on every gateway', () => {
  it('at sign-out; those of other sessions stay', async () => {
    const { email, token } = await signUp();
    const other = await signIn(email);
    const [mine, others] = [await sockets(token), await sockets(other)];
    expect(await timeToClose(mine, () => post('signout', {}, token))).toBeLessThan(1_000);
    expect([await statusAt(token), await statusAt(other)]).toEqual([
      [401, 401],
      [200, 200],
    ]);
    expect(others.map((socket) => socket.connected)).toEqual([true, true]);
    for (const socket of others) socket.disconnect();
  });

  it('at a reset of the password', async () => {
    const { email, token } = await signUp();
    const open = await sockets(token);
    await post('request-reset-password', { email });
    let link: string | undefined;
    while (!link)
      link = /x=([\w-]+)/.exec(
        (await supertest(gateways[0]!).get('/dev/mailbox.json').query({ to: email })).body[0].text,
      )?.[1];
    expect(
      await timeToClose(open, () => post('reset-password', { token: link, new_password: 'another' })),
    ).toBeLessThan(1_000);
    expect(await statusAt(token)).toEqual([401, 401]);
  });

  it('at the deletion of the account', async () => {
    const { token } = await signUp();
    expect(
      await timeToClose(await sockets(token), () => post('delete-account', { password: PASSWORD }, token)),
    ).toBeLessThan(1_000);
    expect(await statusAt(token)).toEqual([401, 401]);
  });

  it('at a sign-out everywhere, and of the others at a change of the password', async () => {
    const { email, token } = await signUp();
    const other = await signIn(email);
    const [mine, others] = [await sockets(token), await sockets(other)];
    expect(
      await timeToClose(others, () => post('change-password', { password: PASSWORD, new_password: 'another' }, token)),
    ).toBeLessThan(1_000);
    expect(mine.map((socket) => socket.connected)).toEqual([true, true]);
    expect(await timeToClose(mine, () => post('end-sessions', {}, token))).toBeLessThan(1_000);
    expect(await statusAt(token)).toEqual([401, 401]);
  });

  it('at the moment of expiry', async () => {
    const { token } = await signUp();
    await system.database.query(
      `update auth.sessions set expires_at = now() + interval '2 seconds' where token_hash = $1`,
      [createHash('sha256').update(token).digest('hex')],
    );
    // The gateways learnt nothing of this session yet, so they hear the new end.
    await system.redis.redis.del(`${system.redis.prefix}:session:${createHash('sha256').update(token).digest('hex')}`);
    const begin = performance.now();
    const open = await sockets(token);
    await Promise.all(open.map(closed));
    const after = performance.now() - begin;
    expect(after).toBeGreaterThan(1_000);
    expect(after).toBeLessThan(3_000);
    expect(await statusAt(token)).toEqual([401, 401]);
  });
});
