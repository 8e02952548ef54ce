import path from 'node:path';
import { packBank } from '@aivy/item-bank';
import { createRedis, publishNotice, type RedisClient } from '@aivy/server-kit';
import { realRedis, RedisCluster, startTestSystem, waitFor, type TestSystem } from '@aivy/server-testing';
import { io } from 'socket.io-client';
import supertest from 'supertest';

/** The whole server on a Redis Cluster of three nodes, each service's calls over four shards. */
(realRedis ? describe : describe.skip)('a student’s way over a Redis Cluster', () => {
  let cluster: RedisCluster;
  let redis: RedisClient;
  let system: TestSystem;
  beforeAll(async () => {
    cluster = await RedisCluster.start();
    redis = createRedis(cluster.url);
    system = await startTestSystem({
      apps: ['auth', 'diagnostic', 'worker', 'gateway'].map((name) => path.resolve(`apps/${name}/src/app.ts`)),
      env: { REDIS_URL: cluster.url, RPC_SHARDS: '4' },
    });
  });
  afterAll(async () => {
    await system?.close();
    redis?.disconnect();
    await cluster?.remove();
  });

  const post = (call: string, body: object = {}, token = '') =>
    supertest(system.url).post(`/api/${call}`).set('authorization', `Bearer ${token}`).send(body);
  const form = packBank().currentDiagnosticForm;
  const answered = (subject: 'english' | 'math') => form[subject].map((item) => item.answer.split(',')[0]!.trim());
  let token: string;

  it('goes from sign-up over saved answers to a ready report', async () => {
    const email = 'maya@example.org';
    await post('auth/request-verification', { email });
    const [mail] = (await supertest(system.url).get('/dev/mailbox.json').query({ to: email })).body;
    const { body } = await post('auth/signup', {
      name: 'Maya',
      email,
      verification_code: /\d{6}/.exec(mail.text)![0],
      password: 'a long pass phrase',
    });
    token = body.data.token;
    const progress = {
      english: answered('english'),
      math: answered('math'),
      english_time: form.english.map((item) => item.seconds),
      math_time: form.math.map((item) => item.seconds),
      start_time: '2026-03-01 10:00:00',
    };
    expect((await post('diagnostic/save-answers', progress, token)).status).toBe(200);
    const submitted = { ...progress, end_time: '2026-03-01 10:41:00' };
    expect((await post('diagnostic/submit-answers', submitted, token)).status).toBe(200);
    const detail = await waitFor(async () => {
      const { data } = (await post('diagnostic/get-test-detail', {}, token)).body;
      return data.report_status === 'ready' && data;
    });
    expect(JSON.parse(detail.detail_report).math_correct.every(Boolean)).toBe(true);
  });

  it('refuses the sixth wrong password of one address and account, in whichever order their budgets lie on nodes', async () => {
    const wrong = () => post('auth/signin', { email: 'maya@example.org', password: 'wrong pass phrase' });
    const statuses: number[] = [];
    for (let n = 0; n < 12 && !statuses.includes(429); n++) statuses.push((await wrong()).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.length).toBeGreaterThan(5);
  });

  it('ends a session for all gateways, and brings a notice to its page', async () => {
    const page = io(system.url, { auth: { token }, transports: ['websocket'] });
    await new Promise<void>((resolve, reject) => {
      page.once('connect', resolve);
      page.once('connect_error', reject);
    });
    const [user] = await system.database.query<{ id: string }>('select user_id as id from auth.users');
    const heard: string[] = [];
    page.onAny((event: string) => void heard.push(event));
    // Its room is joined after the session was looked up.
    await waitFor(async () => {
      await publishNotice(redis, system.redis.prefix, {
        user_id: user!.id,
        event: 'report:ready',
        data: { kind: 'diagnostic', attempt_id: 'a' },
      });
      return heard.includes('report:ready');
    });
    const closed = new Promise((resolve) => page.once('disconnect', resolve));
    expect((await post('auth/signout', {}, token)).status).toBe(200);
    await closed;
    expect((await post('auth/get-user-info', {}, token)).status).toBe(401);
    page.disconnect();
  });

  it('uses every node, and keeps all that belongs together on one', async () => {
    const byNode = await cluster.keysByNode();
    for (const keys of byNode) expect(keys.length).toBeGreaterThan(0);
    const queues = byNode.map((keys) => new Set(keys.flatMap((key) => /\{[^}]*:bull:([^}]*)\}/.exec(key)?.[1] ?? [])));
    const names = queues.flatMap((names) => [...names]);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(2);
  });
});
