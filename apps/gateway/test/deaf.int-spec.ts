import net from 'node:net';
import path from 'node:path';
import { startTestSystem, type TestSystem, waitFor } from '@aivy/server-testing';
import { io, type Socket } from 'socket.io-client';
import supertest from 'supertest';
import { start } from '../src/app.js';

const app = (name: string) => path.resolve(`apps/${name}/src/app.ts`);

/** Passes everything on to a Redis, but for the connections that listen for the ends of sessions while it is cut. */
class CutSubscriptions {
  private readonly listening = new Set<net.Socket>();
  private readonly all = new Set<net.Socket>();
  private readonly server: net.Server;
  private isCut = false;

  constructor(private readonly target: URL) {
    this.server = net.createServer((near) => {
      const far = net.connect(Number(target.port), target.hostname);
      for (const socket of [near, far]) {
        socket.on('error', () => undefined);
        socket.on('close', () => (near.destroy(), far.destroy()));
        this.all.add(socket);
      }
      far.pipe(near);
      near.on('data', (chunk) => {
        if (chunk.includes('session:ended') && chunk.includes('subscribe')) {
          this.listening.add(near);
          if (this.isCut) return void near.destroy();
        }
        far.write(chunk);
      });
    });
  }

  async url(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const through = new URL(this.target);
    through.hostname = '127.0.0.1';
    through.port = String((this.server.address() as net.AddressInfo).port);
    return through.href;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.listening) socket.destroy();
  }

  heal(): void {
    this.isCut = false;
  }

  close(): void {
    for (const socket of this.all) socket.destroy();
    this.server.close();
  }
}

let system: TestSystem;
let subscriptions: CutSubscriptions;
let deaf: { url: string; close: () => Promise<void> };
beforeAll(async () => {
  system = await startTestSystem({
    apps: [app('auth'), path.resolve('apps/worker/test/mail-worker.ts'), app('gateway')],
  });
  subscriptions = new CutSubscriptions(new URL(system.redis.url));
  const running = await start({
    DATABASE_URL: system.database.url,
    REDIS_URL: await subscriptions.url(),
    KEY_PREFIX: system.redis.prefix,
    LOG_LEVEL: 'silent',
    PORT: '0',
    CHAT_PORT: '0',
    PUBLIC_URL: 'http://127.0.0.1',
    DRAIN_SECONDS: '0',
    MAX_CALLS_PER_SECOND: '100000',
  });
  deaf = { url: `http://127.0.0.1:${running.port}`, close: () => running.close() };
});
afterAll(async () => {
  await deaf?.close();
  subscriptions?.close();
  await system.close();
});

const post = (call: string, body: object, token = '', at = system.url) => {
  const request = supertest(at).post(`/api/auth/${call}`);
  return (token ? request.set('authorization', `Bearer ${token}`) : request).send(body);
};
async function signUp(email: string): Promise<string> {
  await post('request-verification', { email });
  const { body } = await supertest(system.url).get('/dev/mailbox.json').query({ to: email });
  const code = /\d{6}/.exec(body[0].text)![0];
  const answer = await post('signup', { name: 'Maya', email, verification_code: code, password: 'a long phrase' });
  return answer.body.data.token;
}
const statusAtDeaf = async (token: string): Promise<number> =>
  (await post('get-user-info', {}, token, deaf.url)).status;
async function connect(token: string): Promise<Socket> {
  const socket = io(deaf.url, { auth: { token }, transports: ['websocket'], reconnection: false });
  await new Promise((resolve, reject) => socket.on('connect', () => resolve(undefined)).on('connect_error', reject));
  return socket;
}

describe('a gateway that hears of no ended session', () => {
  it('refuses one that has ended at its next call, and closes its socket when it hears again; others stay', async () => {
    const [mine, other] = [await signUp('maya@example.org'), await signUp('noor@example.org')];
    const sockets = [await connect(mine), await connect(other)];
    // Both are remembered from now on.
    expect([await statusAtDeaf(mine), await statusAtDeaf(other)]).toEqual([200, 200]);
    subscriptions.cut();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await post('signout', {}, mine);
    expect([await statusAtDeaf(mine), await statusAtDeaf(other)]).toEqual([401, 200]);
    expect(sockets.map(({ connected }) => connected)).toEqual([true, true]);
    subscriptions.heal();
    await waitFor(() => !sockets[0]!.connected, { timeoutMs: 5_000 });
    expect(sockets[1]!.connected).toBe(true);
    // It hears as before.
    const begin = performance.now();
    await post('signout', {}, other);
    await waitFor(() => !sockets[1]!.connected, { timeoutMs: 5_000 });
    expect(performance.now() - begin).toBeLessThan(1_000);
  });
});
