// Calls over a Redis Cluster: what holds on one server holds on three nodes, and nothing is sent twice on the way.
import 'reflect-metadata';
import { realRedis, RedisCluster, waitFor } from '@aivy/server-testing';
import { jest } from '@jest/globals';
import { RpcClient } from './index.js';
import { slotOf } from '../redis/topology.js';
import { serviceKeys } from './keys.js';
import { codes, timed } from './testing/load.js';
import { slowCall, writeCall } from './testing/test-calls.js';
import { startTestService, type TestService } from './testing/test-service.js';

jest.setTimeout(30_000);
const SHARDS = 4;

(realRedis ? describe : describe.skip)('calls over a Redis Cluster', () => {
  let cluster: RedisCluster;
  let services: TestService[];
  let client: RpcClient;
  const executed: number[] = [];
  beforeAll(async () => {
    cluster = await RedisCluster.start();
    const options = { redisUrl: cluster.url, shards: SHARDS };
    const hooks = { executed: (_pattern: string, n: number) => void executed.push(n) };
    services = await Promise.all([startTestService(options, hooks), startTestService(options, hooks)]);
    client = new RpcClient({ redisUrl: cluster.url, shards: SHARDS, source: 'spec' });
    await client.connect();
  });
  afterAll(async () => {
    await client?.close();
    await Promise.all((services ?? []).map((service) => service.close()));
    await cluster?.remove();
  });

  it('have shards on every node', async () => {
    const third = 16_384 / 3;
    const slots = Array.from({ length: SHARDS }, (_, shard) => slotOf(serviceKeys('aivy', 'auth', shard).queue));
    expect(new Set(slots.map((slot) => Math.floor(slot / third))).size).toBeGreaterThan(1);
    for (const { server } of services) expect(server.readiness().ready).toBe(true);
  });

  it('run each of 400 requests of many students once', async () => {
    executed.length = 0;
    const ended = await Promise.all(Array.from({ length: 200 }, () => timed(client, writeCall)));
    ended.push(...(await Promise.all(Array.from({ length: 200 }, () => timed(client, slowCall)))));
    expect(codes(ended)).toEqual({ OK: 400 });
    expect(executed.length).toBe(400);
    expect(new Set(executed).size).toBe(400);
  });

  it('are taken back by whoever leaves, and leave nothing behind', async () => {
    await client.close();
    await Promise.all(services.map((service) => service.close()));
    services = [];
    const kept = (key: string): boolean => !/:(q|q:slow|epoch)$/.test(key);
    await waitFor(async () => (await cluster.keys()).filter(kept).length === 0);
  });
});
