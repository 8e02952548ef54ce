import path from 'node:path';
import { packBank } from '@aivy/item-bank';
import { createRedis, type HealthReport } from '@aivy/server-kit';
import { realRedis, RedisProcess, startTestSystem, waitFor, type TestSystem } from '@aivy/server-testing';
import supertest from 'supertest';

/** The last words of keys, so that the kinds of what lies in a Redis can be compared: `aivy:session:3c46…` is `session`. */
const KINDS = ['rpc', 'limit', 'bull', 'session', 'mailbox', 'health'];

(realRedis ? describe : describe.skip)('Redis in three roles', () => {
  let servers: Record<'main' | 'queue' | 'cache', RedisProcess>;
  let system: TestSystem;
  beforeAll(async () => {
    const [main, queue, cache] = await Promise.all(
      (['nothing', 'log', 'nothing'] as const).map((keeps) => RedisProcess.start('real', keeps)),
    );
    servers = { main: main!, queue: queue!, cache: cache! };
    system = await startTestSystem({
      apps: ['auth', 'diagnostic', 'worker', 'gateway'].map((name) => path.resolve(`apps/${name}/src/app.ts`)),
      env: {
        REDIS_URL: servers.main.url,
        REDIS_QUEUE_URL: servers.queue.url,
        REDIS_CACHE_URL: servers.cache.url,
      },
    });
  });
  afterAll(async () => {
    await system.close();
    await Promise.all(Object.values(servers).map((server) => server.remove()));
  });

  const post = (call: string, body: object = {}, token = '') =>
    supertest(system.url).post(`/api/${call}`).set('authorization', `Bearer ${token}`).send(body);
  const rowOf = async (token: string) => (await post('diagnostic/get-test-detail', {}, token)).body.data;
  /** Of the checks of the gateway's readiness that are about Redis. */
  const failing = async (): Promise<string[]> => {
    const { checks } = (await supertest(system.url).get('/api/health/ready')).body as HealthReport;
    return Object.entries(checks).flatMap(([name, { ok, optional }]) =>
      ok || !name.startsWith('redis') ? [] : [optional ? `${name} (optional)` : name],
    );
  };

  async function kindsIn(role: keyof typeof servers): Promise<string[]> {
    const redis = createRedis(servers[role].url);
    const keys = await redis.keys('*');
    redis.disconnect();
    const kindOf = (key: string): string => KINDS.find((kind) => new RegExp(`:${kind}(:|$)`).test(key)) ?? key;
    return [...new Set(keys.map(kindOf))].sort();
  }

  async function signUp(): Promise<string> {
    const email = 'maya@example.org';
    await post('auth/request-verification', { email });
    const [mail] = (await supertest(system.url).get('/dev/mailbox.json').query({ to: email })).body;
    const code = /\d{6}/.exec(mail.text)![0];
    const { body } = await post('auth/signup', {
      name: 'Maya',
      email,
      verification_code: code,
      password: 'a long pass phrase',
    });
    return body.data.token;
  }

  const form = packBank().currentDiagnosticForm;
  const answers = (subject: 'english' | 'math') => form[subject].map((item) => item.answer.split(',')[0]!.trim());
  const answered = {
    english: answers('english'),
    math: answers('math'),
    english_time: form.english.map((item) => item.seconds),
    math_time: form.math.map((item) => item.seconds),
    start_time: '2026-03-01 10:00:00',
  };
  let token: string;

  it('has in each only what is its own, after a sign-up, answers and a report', async () => {
    token = await signUp();
    expect((await post('diagnostic/save-answers', answered, token)).status).toBe(200);
    expect(
      (await post('diagnostic/submit-answers', { ...answered, end_time: '2026-03-01 10:41:00' }, token)).status,
    ).toBe(200);
    await waitFor(async () => (await rowOf(token)).report_status === 'ready');
    expect(await failing()).toEqual([]);
    expect(await kindsIn('main')).toEqual(['health', 'limit', 'rpc']);
    expect(await kindsIn('queue')).toEqual(['bull', 'health']);
    expect(await kindsIn('cache')).toEqual(['health', 'mailbox', 'session']);
  });

  it('loses no answer and signs nobody out when the cache is flushed, and none when it is gone', async () => {
    const cache = createRedis(servers.cache.url);
    await cache.flushall();
    cache.disconnect();
    expect(await rowOf(token)).toMatchObject({ user_english_answer: JSON.stringify(answered.english) });
    await servers.cache.kill();
    expect((await post('auth/get-user-info', {}, token)).body.data.name).toBe('Maya');
    expect(await rowOf(token)).toMatchObject({ report_status: 'ready' });
  });

  it('names in its readiness which one is away; a gateway can do without the cache and without the queues', async () => {
    await servers.queue.kill();
    await waitFor(async () => (await failing()).join() === 'redis queue (optional),redis cache (optional)');
    await servers.main.kill();
    await waitFor(async () => (await failing()).includes('redis'));
    await Promise.all(Object.values(servers).map((server) => server.up()));
    await waitFor(async () => (await failing()).length === 0, { timeoutMs: 10_000 });
  });
});
