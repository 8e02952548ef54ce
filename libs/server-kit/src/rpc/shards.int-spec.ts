// Requests over several streams of a service: each user's by one, and no call lost while their number changes.
import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { testRedis, type TestRedis, waitFor } from '@aivy/server-testing';
import { noRpcMetrics, type QueueRecord } from './metrics.js';
import { RpcClient, type RpcClientOptions, type RpcServerOptions } from './index.js';
import { GROUP, serviceKeys } from './keys.js';
import { shardOf } from './shards.js';
import { codes, timed } from './testing/load.js';
import { caller, readCall, writeCall } from './testing/test-calls.js';
import { startTestService, type TestService } from './testing/test-service.js';

let redis: TestRedis;
let open: { close(): Promise<void> }[];
beforeEach(async () => {
  redis = await testRedis();
  open = [];
});
afterEach(async () => {
  await Promise.all(open.map((each) => each.close()));
  await redis.close();
});

/** Numbers that the handlers were given, in the order in which they ran. */
let executed: number[];
beforeEach(() => void (executed = []));

async function serve(options: Partial<RpcServerOptions>): Promise<TestService> {
  const service = await startTestService(
    { redisUrl: redis.url, prefix: redis.prefix, ...options },
    { executed: (_pattern, n) => void executed.push(n) },
  );
  open.push(service);
  return service;
}

function clientOf(options: Partial<RpcClientOptions> = {}): RpcClient {
  const client = new RpcClient({ redisUrl: redis.url, prefix: redis.prefix, source: 'spec', drainMs: 500, ...options });
  open.push(client);
  return client;
}

/** Entries that the stream of a shard has ever had; undefined where there is none. */
async function addedTo(shard: number): Promise<number | undefined> {
  const info = await redis.redis.xinfo('STREAM', serviceKeys(redis.prefix, 'auth', shard).queue).catch(() => undefined);
  const fields = info as (string | number)[] | undefined;
  return fields && Number(fields[fields.indexOf('entries-added') + 1]);
}

it('sends each user’s requests by one stream, over all of them, and runs each once', async () => {
  await serve({ shards: 3 });
  const client = clientOf({ shards: 3 });
  const users = Array.from({ length: 12 }, (_, n) => `user-${n}`);
  const expected = [0, 0, 0];
  for (const userId of users) expected[shardOf({ userId, requestId: '' }, 3)]! += 5;
  const asked = users.flatMap((userId, user) =>
    Array.from({ length: 5 }, (_, n) => client.call(writeCall, { ...caller, userId }, { n: user * 5 + n })),
  );
  expect((await Promise.all(asked)).map(({ n }) => n)).toEqual(Array.from({ length: 60 }, (_, n) => n));
  expect(executed.sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n));
  expect(await Promise.all([0, 1, 2].map(addedTo))).toEqual(expected);
  expect(Math.min(...expected)).toBeGreaterThan(0);
});

it('writes and reads the stream of the releases before, and no other, where there is one', async () => {
  await serve({});
  const client = clientOf();
  for (let n = 0; n < 20; n++) await timed(client, writeCall);
  expect(await Promise.all([0, 1].map(addedTo))).toEqual([20, undefined]);
});

it('takes what a replica that died had read of every stream, and tells how much lies in each', async () => {
  const prefix = redis.prefix;
  const client = clientOf({ shards: 3 });
  await client.connect();
  // Three requests are in the hands of a replica without a heartbeat.
  const waiting = Promise.all([0, 1, 2].map((shard) => callByShard(client, shard)));
  for (const shard of [0, 1, 2]) {
    const { queue } = serviceKeys(prefix, 'auth', shard);
    await redis.redis.xgroup('CREATE', queue, GROUP, '0', 'MKSTREAM');
    await waitFor(async () => (await redis.redis.xlen(queue)) === 1);
    await redis.redis.xreadgroup('GROUP', GROUP, 'dead', 'STREAMS', queue, '>');
  }
  const seen: QueueRecord[] = [];
  await serve({ shards: 3, metrics: { ...noRpcMetrics, queue: (record) => void seen.push(record) } });
  expect((await waiting).map(({ n }) => n)).toEqual([0, 1, 2]);
  await waitFor(() => new Set(seen.map(({ shard }) => shard)).size === 3);
});

it('starts no more at a time than one stream would, however many are read', async () => {
  let running = 0;
  let most = 0;
  const service = await startTestService(
    { redisUrl: redis.url, prefix: redis.prefix, shards: 4, window: 6 },
    {
      executed: async () => {
        most = Math.max(most, ++running);
        await sleep(10);
        running--;
      },
    },
  );
  open.push(service);
  const client = clientOf({ shards: 4 });
  const ended = await Promise.all(Array.from({ length: 120 }, () => timed(client, writeCall)));
  expect(codes(ended)).toEqual({ OK: 120 });
  expect(most).toBe(6);
});

/** A user whose requests go by a stream of three. */
function userOf(shard: number): string {
  for (let n = 0; ; n++) if (shardOf({ userId: `u${n}`, requestId: '' }, 3) === shard) return `u${n}`;
}
const callByShard = (client: RpcClient, n: number) => client.call(readCall, { ...caller, userId: userOf(n) }, { n });
