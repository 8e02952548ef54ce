// What must hold of a stream when processes, connections and Redis itself go away.
import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { realRedis, RedisProcess, waitFor } from '@aivy/server-testing';
import { RpcClient } from './index.js';
import { dropConnections } from './testing/drop-connections.js';
import { HalfOpenProxy } from './testing/half-open-proxy.js';
import { readAll, upTo } from './testing/read-all.js';
import { type Execution, Replicas } from './testing/replicas.js';
import { caller } from './testing/test-calls.js';
import { CLOSED, countStream, writeStream } from './testing/test-streams.js';

jest.setTimeout(30_000);

const replicas = new Replicas();
let redis: RedisProcess;
let clients: RpcClient[] = [];

function clientFor(prefix: string, redisUrl = redis.url): RpcClient {
  const client = new RpcClient({ redisUrl, prefix, source: 'spec', drainMs: 500 });
  clients.push(client);
  return client;
}
const made = (prefix: string): Execution[] => replicas.executions(prefix).filter(({ pattern }) => pattern !== CLOSED);
const closed = (prefix: string): number =>
  replicas.executions(prefix).filter(({ pattern }) => pattern === CLOSED).length;

if (!realRedis) console.warn('no redis-server on PATH: what streams do when things go away is left out');

(realRedis ? describe : describe.skip)('streams when things go away', () => {
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

  it.each([
    ['a read may be asked again', countStream, 'SERVICE-UNAVAILABLE'],
    ['a write may have happened', writeStream, 'OUTCOME-UNKNOWN'],
  ] as const)(
    'tells its reader within 3 s that the only replica was killed, after the packets it had sent: %s',
    async (why, call, code) => {
      const prefix = `kill-${why.split(' ')[1]}`;
      const victim = await replicas.start({ redisUrl: redis.url, prefix });
      let killed = 0;
      const kill = ({ n }: { n: number }): void => {
        if (n !== 30) return;
        killed = Date.now();
        victim.kill('SIGKILL');
      };
      const stream = clientFor(prefix).stream(call, caller, { count: 10_000, ms: 5 });
      const { numbers, end } = await readAll(stream, kill);
      expect(end).toBe(code);
      expect(Date.now() - killed).toBeLessThan(3_000);
      expect(numbers).toEqual(upTo(numbers.length));
      expect(numbers.length).toBeGreaterThan(30);
    },
  );

  it('is not begun again by another replica when its own was killed', async () => {
    const prefix = 'kill-one-of-two';
    const first = await replicas.start({ redisUrl: redis.url, prefix });
    const reading = readAll(clientFor(prefix).stream(countStream, caller, { count: 10_000, ms: 5 }));
    await waitFor(() => made(prefix).length > 10);
    await replicas.start({ redisUrl: redis.url, prefix });
    await replicas.end(first, 'SIGKILL');
    expect((await reading).end).toBe('SERVICE-UNAVAILABLE');
    await sleep(1_500);
    expect(new Set(made(prefix).map(({ replica }) => replica)).size).toBe(1);
  });

  it('tells its reader within 3 s that the replica is frozen, and the replica makes nothing more when it wakes', async () => {
    const prefix = 'freeze';
    const victim = await replicas.start({ redisUrl: redis.url, prefix });
    const reading = readAll(clientFor(prefix).stream(countStream, caller, { count: 10_000, ms: 20 }));
    await waitFor(() => made(prefix).length > 10);
    const frozen = Date.now();
    victim.kill('SIGSTOP');
    const { numbers, end } = await reading;
    expect(end).toBe('SERVICE-UNAVAILABLE');
    expect(Date.now() - frozen).toBeLessThan(3_000);
    expect(numbers).toEqual(upTo(numbers.length));
    const before = made(prefix).length;
    victim.kill('SIGCONT');
    await waitFor(() => closed(prefix) === 1, { timeoutMs: 2_000 });
    const after = made(prefix).length;
    expect(after - before).toBeLessThanOrEqual(2);
    await sleep(200);
    expect(made(prefix).length).toBe(after);
  });

  it('stops its service within 5 s when the reading process is killed', async () => {
    const prefix = 'kill-reader';
    await replicas.start({ redisUrl: redis.url, prefix });
    const reader = await replicas.startReader({ redisUrl: redis.url, prefix });
    await replicas.end(reader, 'SIGKILL');
    const killed = Date.now();
    await waitFor(() => closed(prefix) === 1, { timeoutMs: 5_000 });
    expect(Date.now() - killed).toBeLessThan(5_000);
    // Far fewer than it would have made by then: it was never ahead by more than the window.
    expect(made(prefix).length).toBeLessThan(100);
  });

  it.each([
    ['packets at the reader', 'rpc-s:spec'],
    ['requests at the reader', 'rpc-w:spec'],
    ['packets at the service', 'rpc-auth-w'],
    ['grants at the service', 'rpc-auth-c'],
  ])('loses and doubles nothing through four drops of the connection for %s', async (_what, name) => {
    const prefix = `drop-${name.replaceAll(/\W/g, '')}`;
    await replicas.start({ redisUrl: redis.url, prefix });
    const stream = clientFor(prefix).stream(countStream, caller, { count: 600, ms: 1 });
    const reading = readAll(stream);
    await waitFor(() => made(prefix).length > 10);
    expect(await dropConnections(redis.url, name, 4)).toBeGreaterThanOrEqual(4);
    expect(await reading).toEqual({ numbers: upTo(600), end: { count: 600 } });
  });

  it('goes on or ends with a clear error when Redis is killed and restarted, and the next stream works', async () => {
    const own = await RedisProcess.start('real');
    try {
      const prefix = 'redis-kill';
      const client = clientFor(prefix, own.url);
      await replicas.start({ redisUrl: own.url, prefix });
      const streams = Array.from({ length: 8 }, () =>
        readAll(client.stream(countStream, caller, { count: 400, ms: 5 })),
      );
      await waitFor(() => made(prefix).length > 100);
      await own.kill();
      await sleep(200);
      await own.up();
      for (const { numbers, end } of await Promise.all(streams)) {
        expect(numbers).toEqual(upTo(numbers.length));
        if (numbers.length === 400) expect(end).toEqual({ count: 400 });
        else expect(end).toBe('SERVICE-UNAVAILABLE');
      }
      expect((await readAll(client.stream(countStream, caller, { count: 50 }))).end).toEqual({ count: 50 });
      await waitFor(() => closed(prefix) === 9);
    } finally {
      await own.remove();
    }
  });

  it('goes on or ends with a clear error within 5 s when the sockets of its reader are half open', async () => {
    const prefix = 'half-open';
    const proxy = await HalfOpenProxy.start(redis.port);
    await replicas.start({ redisUrl: redis.url, prefix });
    const client = clientFor(prefix, proxy.url);
    const reading = readAll(client.stream(countStream, caller, { count: 300, ms: 10 }, { packetWithinMs: 4_000 }));
    await waitFor(() => made(prefix).length > 20);
    proxy.freeze();
    const frozen = Date.now();
    const { numbers, end } = await reading;
    expect(numbers).toEqual(upTo(numbers.length));
    if (numbers.length === 300) expect(end).toEqual({ count: 300 });
    else expect([end, Date.now() - frozen < 5_000]).toEqual(['SERVICE-UNAVAILABLE', true]);
    await waitFor(() => closed(prefix) === 1);
    await client.close();
    proxy.close();
  });
});
