import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ERRORS } from '@aivy/contracts';
import { waitFor } from '@aivy/server-testing';
import { EXAMPLES } from './examples.js';
import { ANALYST_TOKEN, ASSET, gatewayUnderTest, TOKEN, tokenOf, type GatewayUnderTest } from './gateway-under-test.js';

const ORIGIN = 'https://aivy.example.org';
const SAVE = '/api/full-test/save-progress';
const READ = '/api/full-test/get-all-test';
const SIGN_IN = '/api/auth/signin';
const PLACES = 10;

let gateway: GatewayUnderTest;
let answerAll: () => void = () => undefined;
let held: Promise<unknown>[] = [];
beforeEach(async () => {
  gateway = await gatewayUnderTest({ MAX_REQUESTS: String(PLACES), PUBLIC_URL: ORIGIN });
  const gate = new Promise<void>((resolve) => (answerAll = resolve));
  gateway.services.on('full-test.save-progress', () =>
    gate.then(() => ({ server_time: 0, deadline: null, break_ends: null, refused: [] })),
  );
  gateway.services.on('full-test.get-all-test', () => []);
  gateway.services.on('auth.signin', () => ({ token: 't' }));
});
afterEach(async () => {
  answerAll();
  await Promise.all(held);
  held = [];
  holders = 0;
  await gateway.close();
});

const bearer = { authorization: `Bearer ${TOKEN}` };
const post = (path: string, body: object = {}) => gateway.http.post(path).set(bearer).send(body);
const statusOf = async (path: string, body: object = {}): Promise<number> => (await post(path, body)).status;
const signIn = (): Promise<number> => statusOf(SIGN_IN, { email: 'maya@example.org', password: 'a' });

/** Holders so far: each call in hand is another student's, since one alone has a share of the places. */
let holders = 0;
const nextHolder = () => ({ authorization: `Bearer ${tokenOf(holders++)}` });

/** A call that goes on until its service answers; resolves once it is there. */
async function heldBy(send: () => void): Promise<void> {
  const before = gateway.services.productCalls().length;
  send();
  await waitFor(async () => gateway.services.productCalls().length > before);
}

/** Saves whose service takes its time. */
async function hold(count: number): Promise<void> {
  const body = EXAMPLES['full-test.save-progress']!;
  for (let n = 0; n < count; n += 1) {
    const save = gateway.http.post(SAVE).set(nextHolder()).send(body);
    await heldBy(() => held.push(save.then(() => undefined)));
  }
}

describe('a gateway that has too much to do', () => {
  it('refuses sign-ins first, then what is only looked at, and saves last', async () => {
    const statuses = async () => [await signIn(), await statusOf(READ)];
    await hold(5);
    expect(await statuses()).toEqual([200, 200]);
    await hold(2);
    expect(await statuses()).toEqual([503, 200]);
    await hold(1);
    expect(await statuses()).toEqual([503, 503]);
    await hold(2);
    expect(await statusOf(SAVE, EXAMPLES['full-test.save-progress'])).toBe(503);
    answerAll();
    await Promise.all(held);
    expect(await statuses()).toEqual([200, 200]);
  });

  it('says so as every error is said, and when to come back', async () => {
    await hold(PLACES);
    const { status, headers, body } = await post(SAVE, EXAMPLES['full-test.save-progress']).set(
      'x-request-id',
      'request-0001',
    );
    expect([status, body]).toEqual([
      503,
      {
        status: 'error',
        code: 'SERVICE-UNAVAILABLE',
        message: ERRORS['SERVICE-UNAVAILABLE'].text,
        request_id: 'request-0001',
      },
    ]);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': 'request-0001',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    expect(['1', '2', '3']).toContain(headers['retry-after']);
  });

  it('answers probes and files as ever', async () => {
    await hold(PLACES);
    for (const path of ['/api/health/live', '/', `/${ASSET}`, '/config.json'])
      expect([path, (await gateway.http.get(path)).status]).toEqual([path, 200]);
  });

  it('reads no body for a refusal, and the connection goes on', async () => {
    await hold(PLACES);
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const { port } = gateway.app.getHttpServer().address() as AddressInfo;
    const answer = await new Promise<{ status: number; ms: number; reused: boolean }>((resolve, reject) => {
      const options = { agent, port, host: '127.0.0.1', path: SAVE, method: 'POST' };
      const ask = (then: (response: http.IncomingMessage, request: http.ClientRequest) => void): http.ClientRequest => {
        const request = http.request({ ...options, headers: { 'content-length': '5000' } }, (response) =>
          then(response.resume(), request),
        );
        return request.on('error', reject);
      };
      const beganAt = performance.now();
      // The rest of the body comes after the answer.
      const first = ask((response) => {
        const ms = performance.now() - beganAt;
        first.end('x'.repeat(4_999));
        // The agent takes the connection back a moment after both have ended.
        const again = (): void => {
          const second = ask((_answer, { reusedSocket }) =>
            resolve({ status: response.statusCode!, ms, reused: reusedSocket }),
          );
          second.end('{'.repeat(5_000));
        };
        response.once('end', () => setTimeout(again, 50));
      });
      first.write('{');
    });
    agent.destroy();
    expect(answer).toMatchObject({ status: 503, reused: true });
    expect(answer.ms).toBeLessThan(1_000);
  });

  it('lets one session hold a share of the places, so that the others are let in', async () => {
    const wide = await gatewayUnderTest({ MAX_REQUESTS: '40' });
    let over: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (over = resolve));
    const saved = { server_time: 0, deadline: null, break_ends: null, refused: [] };
    let entered = 0;
    wide.services.on('full-test.save-progress', () => (++entered, gate.then(() => saved)));
    wide.services.on('full-test.get-all-test', () => []);
    // From now on the gateway knows whose the token is.
    expect((await wide.http.post(READ).set(bearer).send({})).status).toBe(200);
    const save = (): Promise<{ status: number; headers: Record<string, string> }> =>
      new Promise((resolve, reject) => {
        void wide.http.post(SAVE).set(bearer).send(EXAMPLES['full-test.save-progress']).then(resolve, reject);
      });
    const saves = Array.from({ length: 60 }, save);
    const crowded = await Promise.race([
      Promise.any(saves),
      new Promise<null>((resolve) => setTimeout(resolve, 5_000, null)),
    ]);
    expect(crowded).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    await waitFor(async () => entered >= 10);
    const other = await wide.http.post(READ).set('authorization', `Bearer ${ANALYST_TOKEN}`).send({});
    expect(other.status).not.toBe(503);
    over();
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses).not.toContain(503);
    await wide.close();
  });

  it('lets one session hold no more than half of few places, and a quarter as soon as others ask as well', async () => {
    const { port } = gateway.app.getHttpServer().address() as AddressInfo;
    const body = JSON.stringify(EXAMPLES['full-test.save-progress']);
    const headers = { ...bearer, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    expect(await statusOf(READ)).toBe(200);
    const statuses: number[] = [];
    const answered = Array.from(
      { length: 30 },
      () =>
        new Promise<void>((resolve, reject) => {
          const options = { port, host: '127.0.0.1', path: SAVE, method: 'POST', headers, agent: false };
          const request = http.request(options, (response) => {
            statuses.push(response.resume().statusCode!);
            resolve();
          });
          request.on('error', reject).end(body);
        }),
    );
    await waitFor(async () => statuses.length === 30 - PLACES / 2);
    expect(statuses).toEqual(statuses.map(() => 429));
    await hold(1);
    for (let n = 0; n < 3; n += 1) expect((await gateway.http.post(READ).set(nextHolder()).send({})).status).toBe(200);
    answerAll();
    await Promise.all(answered);
    expect(statuses.filter((status) => status === 200)).toHaveLength(PLACES / 2);
  });

  it('serves a class that begins in the same second behind one address', async () => {
    const wide = await gatewayUnderTest();
    wide.services.on('full-test.get-all-test', () => []);
    const session = { role: 'student', expires_at: new Date(Date.now() + 3_600_000).toISOString() };
    let students = 0;
    // Until then the gateway takes all of them for one stranger, who may have 25 calls in hand.
    wide.services.on('auth.resolve-session', () => sleep(300, { ...session, user_id: `student-${(students += 1)}` }));
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const asked = wide.http
          .post(READ)
          .set('authorization', `Bearer ${tokenOf(n)}`)
          .send({});
        return (await asked).status;
      }),
    );
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    await wide.close();
  });

  it('lets invented tokens have a share of the places, all of one address together, and others get in', async () => {
    const wide = await gatewayUnderTest({ MAX_REQUESTS: '40', TRUST_PROXY: '1' });
    let lookUps = 0;
    let over: () => void = () => undefined;
    const gate = new Promise<null>((resolve) => (over = () => resolve(null)));
    wide.services.on('full-test.get-all-test', () => []);
    const ask = (token: string, address: string) =>
      wide.http
        .post(READ)
        .set('authorization', `Bearer ${token}`)
        .set('x-forwarded-for', address)
        .send({})
        .then(({ status }) => status);
    // Maya is known here from before.
    expect(await ask(TOKEN, '198.51.100.7')).toBe(200);
    wide.services.on('auth.resolve-session', () => (++lookUps, gate));
    const invented = Array.from({ length: 30 }, (_, n) => ask(`invented-${n}`, '203.0.113.9'));
    await waitFor(async () => lookUps >= 10);
    expect(await ask(TOKEN, '198.51.100.7')).toBe(200);
    // The others have waited for a second.
    const refused = await Promise.any(invented);
    expect([refused, lookUps]).toEqual([503, 10]);
    over();
    expect(new Set(await Promise.all(invented))).toEqual(new Set([401, 503]));
    await wide.close();
  });

  it("tells pages on the chat's own host as well", async () => {
    await hold(PLACES);
    const { status, headers } = await gateway.chat.post('/chat/start').set(bearer).set('origin', ORIGIN).send({});
    expect(status).toBe(503);
    expect(headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-expose-headers': 'retry-after, x-request-id',
      vary: 'Origin',
    });
  });

  it('keeps the place of a client that hung up until its service is done, or leaving would be a way to more', async () => {
    const { port } = gateway.app.getHttpServer().address() as AddressInfo;
    const body = JSON.stringify(EXAMPLES['full-test.save-progress']);
    const plain = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const left: http.ClientRequest[] = [];
    for (let n = 0; n < PLACES; n += 1) {
      const headers = { ...plain, ...nextHolder() };
      const request = http.request({ port, host: '127.0.0.1', path: SAVE, method: 'POST', headers, agent: false });
      await heldBy(() => request.on('error', () => undefined).end(body));
      left.push(request);
    }
    expect(await statusOf(READ)).toBe(503);
    for (const request of left) request.destroy();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await statusOf(READ)).toBe(503);
    answerAll();
    await waitFor(async () => (await statusOf(READ)) === 200);
  });

  it('gives places whose bodies do not come to those that are there', async () => {
    const { port } = gateway.app.getHttpServer().address() as AddressInfo;
    const headers = { ...bearer, 'content-type': 'application/json', 'content-length': 900 };
    const slow = Array.from({ length: PLACES }, () => {
      const request = http.request({ port, host: '127.0.0.1', path: READ, method: 'POST', headers, agent: false });
      const cut = new Promise<void>((resolve) => request.on('error', () => resolve()));
      request.write('{');
      return { request, cut };
    });
    await waitFor(async () => (await statusOf(READ)) === 503);
    // One place is made, and that is enough for one after the other.
    await waitFor(async () => (await statusOf(READ)) === 200, { timeoutMs: 5_000 });
    expect([await statusOf(READ), await statusOf(READ)]).toEqual([200, 200]);
    await Promise.race(slow.map(({ cut }) => cut));
    for (const { request } of slow) request.destroy();
  });
});
