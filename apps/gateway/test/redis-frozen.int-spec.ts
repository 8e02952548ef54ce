// What the gateway does while Redis, over which everything goes, is frozen: the real gateway, a Redis of its own, and
// services that write down what they executed.
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { RedisRpcServer } from '@aivy/server-kit';
import { realRedis, RedisProcess } from '@aivy/server-testing';
import { start, type RunningGateway } from '../src/app.js';
import { EXAMPLES } from './examples.js';

jest.setTimeout(40_000);

const ANSWERED_WITHIN_MS = 5_200;
/** Timers of a call, one behind the other, each of which a machine that is busy with other tests may run late. */
const STALLS = 3;

interface Answer {
  /** 0 without an answer. */
  status: number;
  ms: number;
}

if (!realRedis) console.warn('no redis-server on PATH: what the gateway does without Redis is left out');

(realRedis ? describe : describe.skip)('while Redis is frozen', () => {
  let redis: RedisProcess;
  let gateway: RunningGateway;
  let services: RedisRpcServer[] = [];
  const executed: string[] = [];

  async function service(name: 'auth' | 'diagnostic', answers: Record<string, () => unknown>): Promise<RedisRpcServer> {
    const server = new RedisRpcServer({ service: name, redisUrl: redis.url });
    for (const [pattern, answer] of Object.entries(answers)) {
      server.addHandler(pattern, async () => {
        executed.push(pattern);
        return answer();
      });
    }
    await new Promise<void>((resolve, reject) =>
      server.listen((error) => (error ? reject(new Error(String(error))) : resolve())),
    );
    return server;
  }

  /** One call on a connection of its own, which is closed when the client's patience ends. */
  function post(
    pattern: string,
    { token, timeoutMs = 15_000 }: { token?: string; timeoutMs?: number } = {},
  ): Promise<Answer> {
    const startedAt = performance.now();
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    return new Promise((resolve) => {
      const end = (status: number): void => resolve({ status, ms: performance.now() - startedAt });
      const path = `/api/${pattern.replace('.', '/')}`;
      const options = {
        host: '127.0.0.1',
        port: gateway.port,
        path,
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
      };
      const request = http.request(options, (response) =>
        response.resume().on('end', () => end(response.statusCode ?? 0)),
      );
      request.on('error', () => end(0));
      request.end(JSON.stringify(EXAMPLES[pattern]));
    });
  }

  beforeAll(async () => {
    redis = await RedisProcess.start('real');
    const maya = { user_id: 'maya', role: 'student', expires_at: new Date(Date.now() + 3_600_000).toISOString() };
    services = await Promise.all([
      service('auth', {
        'auth.resolve-session': () => maya,
        'auth.signin': () => ({ token: 't' }),
        'auth.delete-account': () => null,
        'auth.request-verification': () => null,
        'auth.signout': () => null,
      }),
      service('diagnostic', { 'diagnostic.request-questions': () => [], 'diagnostic.submit-answers': () => null }),
    ]);
    const webDir = fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-web-'));
    fs.writeFileSync(path.join(webDir, 'index.html'), '');
    gateway = await start({
      DATABASE_URL: 'postgres://unused',
      REDIS_URL: redis.url,
      LOG_LEVEL: 'silent',
      WEB_DIR: webDir,
      PORT: '0',
      CHAT_PORT: '0',
    });
    expect((await post('auth.signin')).status).toBe(200);
    expect((await post('auth.delete-account', { token: 'maya' })).status).toBe(200);
  });
  beforeEach(() => {
    executed.length = 0;
  });
  afterAll(async () => {
    redis.thaw();
    await gateway?.close();
    await Promise.all(services.map((each) => each.close()));
    await redis.remove();
  });

  it('every call is answered within 5.2 s, and none is executed when Redis comes back', async () => {
    redis.freeze();
    const stalls = monitorEventLoopDelay({ resolution: 10 });
    stalls.enable();
    const calls = [
      post('auth.signin'),
      post('auth.request-verification'),
      post('diagnostic.request-questions'),
      post('auth.delete-account', { token: 'maya' }),
      post('diagnostic.submit-answers', { token: 'maya' }),
      post('auth.signout', { token: 'never seen' }),
    ];
    const answers = await Promise.all(calls);
    stalls.disable();
    await sleep(1_000);
    redis.thaw();
    await sleep(2_500);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(ANSWERED_WITHIN_MS + STALLS * (stalls.max / 1e6));
    expect(executed).toEqual([]);
    expect((await post('diagnostic.request-questions')).status).toBe(200);
  });

  it('a call whose client has left is not executed, although there would be time', async () => {
    redis.freeze();
    // The first is written to the frozen connection, the second waits in the gateway.
    const first = post('diagnostic.submit-answers', { token: 'maya', timeoutMs: 700 });
    const second = sleep(500).then(() => post('auth.delete-account', { token: 'maya', timeoutMs: 1_000 }));
    expect(await Promise.all([first, second])).toMatchObject([{ status: 0 }, { status: 0 }]);
    redis.thaw();
    await sleep(2_000);
    expect(executed.filter((pattern) => pattern !== 'auth.resolve-session')).toEqual([]);
  });

  it('a second without Redis is waited out', async () => {
    redis.freeze();
    const answer = post('diagnostic.submit-answers', { token: 'maya' });
    await sleep(1_000);
    redis.thaw();
    expect(await answer).toMatchObject({ status: 200 });
    expect(executed).toContain('diagnostic.submit-answers');
  });

  it('a call whose client has left is not executed by a service that starts later', async () => {
    await services[1]!.close();
    expect(await post('diagnostic.submit-answers', { token: 'maya', timeoutMs: 300 })).toMatchObject({ status: 0 });
    await sleep(100);
    services[1] = await service('diagnostic', { 'diagnostic.submit-answers': () => null });
    await sleep(500);
    expect(executed).not.toContain('diagnostic.submit-answers');
  });
});
