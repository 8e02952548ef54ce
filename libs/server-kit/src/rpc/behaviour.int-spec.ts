// The behaviour table of the transport: what must hold when processes, connections and Redis itself go away.
import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { realRedis, RedisProcess } from '@aivy/server-testing';
import { Redis } from 'ioredis';
import { RpcClient, type RpcClientOptions } from './index.js';
import { serviceKeys } from './keys.js';
import { dropConnections } from './testing/drop-connections.js';
import { HalfOpenProxy } from './testing/half-open-proxy.js';
import { codes, failures, Load, slowest, timed } from './testing/load.js';
import { Replicas, twice } from './testing/replicas.js';
import { caller, poisonCall, readCall, writeCall } from './testing/test-calls.js';

jest.setTimeout(30_000);

const replicas = new Replicas();
let redis: RedisProcess;
let clients: RpcClient[] = [];
/** The same table holds for any number of shards: `TEST_RPC_SHARDS=4 npm test -- libs/server-kit/src/rpc/behaviour`. */
const shards = Number(process.env['TEST_RPC_SHARDS'] ?? 1);

function clientFor(prefix: string, options: Partial<RpcClientOptions> = {}): RpcClient {
  const client = new RpcClient({ redisUrl: redis.url, prefix, shards, source: 'spec', drainMs: 500, ...options });
  clients.push(client);
  return client;
}

if (!realRedis) console.warn('no redis-server on PATH: the behaviour table of the transport is left out');

(realRedis ? describe : describe.skip)('RPC when things go away', () => {
  beforeAll(async () => {
    replicas.build();
    redis = await RedisProcess.start('real');
  });
  afterEach(async () => {
    await Promise.all(clients.map((client) => client.close()));
    clients = [];
    await replicas.endAll();
  });
  afterAll(async () => {
    await replicas.remove();
    await redis?.remove();
  });

  it('loses no idempotent call to a killed replica, and answers within 2.5 s', async () => {
    const prefix = 'kill-read';
    const client = clientFor(prefix);
    const [victim] = await Promise.all([
      replicas.start({ redisUrl: redis.url, shards, prefix }),
      replicas.start({ redisUrl: redis.url, shards, prefix }),
    ]);
    const load = new Load(client, readCall, { concurrency: 64, ms: 20 });
    await sleep(400);
    await replicas.end(victim, 'SIGKILL');
    await sleep(2_600);
    const ended = await load.stop();
    expect(failures(ended)).toEqual([]);
    expect(slowest(ended)).toBeLessThanOrEqual(2_500);
    // The kill must have hit something, or this shows nothing.
    expect(slowest(ended)).toBeGreaterThan(500);
  });

  it('answers OUTCOME-UNKNOWN within 2.5 s for writes of a killed replica and runs none twice', async () => {
    const prefix = 'kill-write';
    const client = clientFor(prefix);
    const [victim] = await Promise.all([
      replicas.start({ redisUrl: redis.url, shards, prefix }),
      replicas.start({ redisUrl: redis.url, shards, prefix }),
    ]);
    const load = new Load(client, writeCall, { concurrency: 64, ms: 20 });
    await sleep(400);
    await replicas.end(victim, 'SIGKILL');
    await sleep(2_600);
    const ended = await load.stop();
    const failed = failures(ended);
    expect(Object.keys(codes(failed))).toEqual(['OUTCOME-UNKNOWN']);
    expect(slowest(ended)).toBeLessThanOrEqual(2_500);
    expect(twice(replicas.executions(prefix))).toEqual([]);
  });

  it('restarts replicas one by one under load without an error and without a second run', async () => {
    const prefix = 'rolling';
    const client = clientFor(prefix);
    let running = await Promise.all([
      replicas.start({ redisUrl: redis.url, shards, prefix }),
      replicas.start({ redisUrl: redis.url, shards, prefix }),
    ]);
    const load = new Load(client, writeCall, { concurrency: 64, ms: 10 });
    for (let round = 0; round < 4; round++) {
      const [oldest, ...rest] = running;
      running = [...rest, await replicas.start({ redisUrl: redis.url, shards, prefix })];
      if (oldest) expect(await replicas.end(oldest, 'SIGTERM')).toBe(0);
    }
    const ended = await load.stop();
    expect(failures(ended)).toEqual([]);
    const executions = replicas.executions(prefix);
    expect(twice(executions)).toEqual([]);
    expect(executions).toHaveLength(ended.length);
    expect(new Set(executions.map(({ replica }) => replica)).size).toBe(6);
  });

  it('serves what waited 500 ms for a first replica', async () => {
    const prefix = 'nobody';
    const client = clientFor(prefix);
    const waiting = Promise.all(Array.from({ length: 50 }, () => timed(client, writeCall, { deadlineMs: 30_000 })));
    await sleep(500);
    await replicas.start({ redisUrl: redis.url, shards, prefix });
    expect(codes(await waiting)).toEqual({ OK: 50 });
  });

  it('does not execute what it cannot finish within the deadline', async () => {
    const prefix = 'late';
    const client = clientFor(prefix);
    await replicas.start({ redisUrl: redis.url, shards, prefix, window: 24 });
    await client.connect();
    const started = Date.now();
    const ended = await Promise.all(
      Array.from({ length: 200 }, () => timed(client, writeCall, { ms: 100, deadlineMs: 300 })),
    );
    expect(slowest(ended)).toBeLessThan(600);
    await sleep(300);
    const executions = replicas.executions(prefix);
    // 24 at a time, 100 ms each, 300 ms: three rounds at most.
    expect(executions.length).toBeGreaterThanOrEqual(24);
    expect(executions.length).toBeLessThanOrEqual(72);
    expect(executions.filter(({ at }) => at > started + 300)).toEqual([]);
    const served = ended.filter(({ code }) => code === 'OK');
    expect(served.length).toBeGreaterThanOrEqual(24);
    const ran = new Set(executions.map(({ n }) => n));
    // Whoever was told "not answering" really was not served.
    expect(ended.filter(({ n, code }) => code === 'SERVICE-UNAVAILABLE' && ran.has(n))).toEqual([]);
  });

  it('survives a killed and restarted Redis: no idempotent call fails, no write runs twice', async () => {
    const own = await RedisProcess.start('real');
    try {
      const prefix = 'redis-kill';
      const client = clientFor(prefix, { redisUrl: own.url });
      await Promise.all([
        replicas.start({ redisUrl: own.url, shards, prefix }),
        replicas.start({ redisUrl: own.url, shards, prefix }),
      ]);
      const reads = new Load(client, readCall, { concurrency: 32, ms: 10 });
      const writes = new Load(client, writeCall, { concurrency: 32, ms: 10, deadlineMs: 3_000 });
      await sleep(500);
      await own.kill();
      await sleep(300);
      await own.up();
      await sleep(1_500);
      const [read, written] = await Promise.all([reads.stop(), writes.stop()]);
      expect(failures(read)).toEqual([]);
      expect(twice(replicas.executions(prefix).filter(({ pattern }) => pattern === writeCall.pattern))).toEqual([]);
      // Whoever was told "not answering" may send again, so it must not have run.
      const ran = new Set(replicas.executions(prefix).map(({ n }) => n));
      expect(written.filter(({ n, code }) => code === 'SERVICE-UNAVAILABLE' && ran.has(n))).toEqual([]);
      expect(
        Object.keys(codes(written)).filter((code) => !['OK', 'OUTCOME-UNKNOWN', 'SERVICE-UNAVAILABLE'].includes(code)),
      ).toEqual([]);
      const after = await Promise.all(Array.from({ length: 20 }, () => timed(client, writeCall)));
      expect(codes(after)).toEqual({ OK: 20 });
    } finally {
      await own.remove();
    }
  });

  it('runs no write again that a Redis with an older memory offers as new', async () => {
    const own = await RedisProcess.start('real', 'snapshot');
    try {
      const prefix = 'redis-rollback';
      const client = clientFor(prefix, { redisUrl: own.url });
      const options = { redisUrl: own.url, shards, prefix, window: 4 };
      await Promise.all([replicas.start(options), replicas.start(options)]);
      // More calls than both windows hold: some wait unread when the snapshot is taken, and run after it.
      const writes = new Load(client, writeCall, { concurrency: 64, ms: 20, deadlineMs: 3_000 });
      await sleep(400);
      const admin = new Redis(own.url);
      await admin.save();
      const lengths = Array.from({ length: shards }, (_, shard) =>
        admin.xlen(serviceKeys(prefix, 'auth', shard).queue),
      );
      const waiting = (await Promise.all(lengths)).reduce((sum, length) => sum + length, 0) - 8;
      expect(waiting).toBeGreaterThan(20);
      admin.disconnect();
      await sleep(600);
      await own.kill();
      await own.up();
      await sleep(1_500);
      const ended = await writes.stop();
      expect(twice(replicas.executions(prefix))).toEqual([]);
      expect(
        Object.keys(codes(failures(ended))).filter(
          (code) => code !== 'OUTCOME-UNKNOWN' && code !== 'SERVICE-UNAVAILABLE',
        ),
      ).toEqual([]);
      expect((await timed(client, writeCall)).code).toBe('OK');
    } finally {
      await own.remove();
    }
  });

  it('runs no write twice through 15 drops of the write connection', async () => {
    const prefix = 'drop-write';
    const client = clientFor(prefix);
    await replicas.start({ redisUrl: redis.url, shards, prefix });
    const writes = new Load(client, writeCall, { concurrency: 32 });
    const reads = new Load(client, readCall, { concurrency: 8 });
    expect(await dropConnections(redis.url, 'rpc-w:spec', 15)).toBeGreaterThanOrEqual(15);
    const [written, read] = await Promise.all([writes.stop(), reads.stop()]);
    expect(twice(replicas.executions(prefix).filter(({ pattern }) => pattern === writeCall.pattern))).toEqual([]);
    expect(Object.keys(codes(failures(written))).filter((code) => code !== 'OUTCOME-UNKNOWN')).toEqual([]);
    expect(failures(read)).toEqual([]);
  });

  it('loses no answer through 15 drops of the reply connection', async () => {
    const prefix = 'drop-reply';
    const client = clientFor(prefix);
    await replicas.start({ redisUrl: redis.url, shards, prefix });
    const load = new Load(client, writeCall, { concurrency: 32 });
    expect(await dropConnections(redis.url, 'rpc-r:spec', 15)).toBeGreaterThanOrEqual(15);
    const ended = await load.stop();
    expect(failures(ended)).toEqual([]);
    expect(twice(replicas.executions(prefix))).toEqual([]);
  });

  it('gives a message that kills replicas three executions, then a dead letter, and harms no other call', async () => {
    const prefix = 'poison';
    const client = clientFor(prefix);
    let over = false;
    const supervise = async (): Promise<void> => {
      while (!over) {
        // The poison may kill a replica before it could say that it is ready.
        const child = await replicas.start({ redisUrl: redis.url, shards, prefix }).catch(() => undefined);
        if (child) await new Promise((resolve) => child.once('exit', resolve));
      }
    };
    const supervisors = [supervise(), supervise()];
    while ((await timed(client, readCall)).code !== 'OK') await sleep(50);
    const bystanders = Promise.all(
      Array.from({ length: 40 }, () => timed(client, readCall, { ms: 150, deadlineMs: 20_000 })),
    );
    const error = await client.call(poisonCall, caller, { n: 666 }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'UNKNOWN' });
    expect(codes(await bystanders)).toEqual({ OK: 40 });
    expect(replicas.executions(prefix).filter(({ pattern }) => pattern === poisonCall.pattern)).toHaveLength(3);
    const look = new Redis(redis.url);
    const letters = Array.from({ length: shards }, (_, shard) =>
      look.xlen(serviceKeys(prefix, 'auth', shard).deadLetters),
    );
    expect((await Promise.all(letters)).reduce((sum, length) => sum + length, 0)).toBe(1);
    look.disconnect();
    over = true;
    await replicas.endAll();
    await Promise.all(supervisors);
  });

  it.each([-30_000, 30_000])(
    'serves every call, and still nothing late, where the time of day of a replica is %d ms off',
    async (clockOffsetMs) => {
      const prefix = `clock${clockOffsetMs}`;
      const client = clientFor(prefix);
      await replicas.start({ redisUrl: redis.url, shards, prefix, window: 8, clockOffsetMs });
      const ended = await Promise.all(
        Array.from({ length: 100 }, (_, n) => timed(client, n % 2 ? readCall : writeCall)),
      );
      expect(codes(ended)).toEqual({ OK: 100 });
      const pressed = await Promise.all(
        Array.from({ length: 100 }, () => timed(client, writeCall, { ms: 100, deadlineMs: 300 })),
      );
      await sleep(500);
      // Eight at a time, 100 ms each, 300 ms.
      expect(replicas.executions(prefix).length - 100).toBeLessThanOrEqual(24);
      expect(codes(pressed)['OK'] ?? 0).toBeLessThanOrEqual(24);
    },
  );

  it('recovers from half-open sockets of the caller within 4 s', async () => {
    const prefix = 'half-open-caller';
    const proxy = await HalfOpenProxy.start(redis.port);
    const client = clientFor(prefix, { redisUrl: proxy.url });
    await replicas.start({ redisUrl: redis.url, shards, prefix });
    expect((await timed(client, readCall)).code).toBe('OK');
    proxy.freeze();
    const ended = await Promise.all(Array.from({ length: 20 }, () => timed(client, readCall)));
    expect(codes(ended)).toEqual({ OK: 20 });
    expect(slowest(ended)).toBeLessThanOrEqual(4_000);
    await client.close();
    proxy.close();
  });

  it('recovers from half-open sockets of a replica within 4 s', async () => {
    const prefix = 'half-open-replica';
    const proxy = await HalfOpenProxy.start(redis.port);
    const client = clientFor(prefix);
    await replicas.start({ redisUrl: proxy.url, shards, prefix });
    expect((await timed(client, readCall)).code).toBe('OK');
    proxy.freeze();
    const ended = await Promise.all(Array.from({ length: 20 }, (_, n) => timed(client, n % 2 ? readCall : writeCall)));
    expect(codes(ended)).toEqual({ OK: 20 });
    expect(slowest(ended)).toBeLessThanOrEqual(4_000);
    expect(twice(replicas.executions(prefix))).toEqual([]);
    proxy.close();
  });
});
