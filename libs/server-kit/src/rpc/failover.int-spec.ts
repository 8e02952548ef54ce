// A drill, left out of `npm test`: `TEST_REDIS_FAILOVER=1 npm test -- libs/server-kit/src/rpc/failover`. A master of a
// Redis Cluster is killed under load; what was answered must have been done, once, and every call must end in time.
import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { realRedis, RedisCluster } from '@aivy/server-testing';
import { jest } from '@jest/globals';
import { slotOf } from '../redis/topology.js';
import { RpcClient } from './index.js';
import { replyKey, serviceKeys } from './keys.js';
import { codes, type Ended, failures, Load, slowest } from './testing/load.js';
import { Replicas, twice } from './testing/replicas.js';
import { readCall, writeCall } from './testing/test-calls.js';

jest.setTimeout(180_000);
const SHARDS = 4;
const DEADLINE_MS = 5_000;
/** Silence until a node counts as failed is 2 s, the election takes about one more; the machine may be busy. */
const FAILOVER_MS = 15_000;
const wanted = process.env['TEST_REDIS_FAILOVER'] === '1' && realRedis;

(wanted ? describe : describe.skip)('a master of a Redis Cluster that is killed under load', () => {
  const replicas = new Replicas();
  beforeAll(() => replicas.build());
  afterAll(() => replicas.remove());

  it.each(['requests', 'answers'] as const)(
    'and has the %s: every call ends in time, no write runs twice',
    async (has) => {
      const prefix = `failover-${has}`;
      const cluster = await RedisCluster.start({ masters: 3, replicas: 3 });
      const client = new RpcClient({ redisUrl: cluster.url, prefix, shards: SHARDS, source: 'spec', drainMs: 500 });
      try {
        await client.connect();
        const options = { redisUrl: cluster.url, prefix, shards: SHARDS };
        await Promise.all([replicas.start(options), replicas.start(options)]);
        const reads = new Load(client, readCall, { concurrency: 16, ms: 5, deadlineMs: DEADLINE_MS });
        const writes = new Load(client, writeCall, { concurrency: 16, ms: 5, deadlineMs: DEADLINE_MS });
        await sleep(2_000);
        const callers = (await cluster.keys()).find((key) => key.startsWith(replyKey(prefix, '').split('{')[0]!))!;
        const key = has === 'requests' ? serviceKeys(prefix, 'auth').queue : callers;
        await cluster.killOwnerOf(slotOf(key));
        await sleep(FAILOVER_MS);
        const settled = performance.now();
        const [read, written] = [reads.ended.length, writes.ended.length];
        await sleep(1_000);
        const [allReads, allWrites] = await Promise.all([reads.stop(), writes.stop()]);
        const all: Ended[] = [...allReads, ...allWrites];
        const executed = replicas.executions(prefix).filter(({ pattern }) => pattern === writeCall.pattern);
        const ran = new Set(executed.map(({ n }) => n));
        const ok = allWrites.filter(({ code }) => code === 'OK');
        console.log({
          has,
          reads: codes(allReads),
          writes: codes(allWrites),
          executed: executed.length,
          slowest: slowest(all),
        });
        expect(performance.now() - settled).toBeGreaterThan(900);
        expect(twice(executed)).toEqual([]);
        expect(ok.filter(({ n }) => !ran.has(n))).toEqual([]);
        expect(allWrites.filter(({ n, code }) => code === 'SERVICE-UNAVAILABLE' && ran.has(n))).toEqual([]);
        expect(Object.keys(codes(failures(allReads))).filter((code) => code !== 'SERVICE-UNAVAILABLE')).toEqual([]);
        expect(slowest(all)).toBeLessThan(DEADLINE_MS + 500);
        // Once the replica has taken over everything is as before.
        expect(failures([...allReads.slice(read), ...allWrites.slice(written)])).toEqual([]);
      } finally {
        await client.close();
        await replicas.endAll();
        await cluster.remove();
      }
    },
  );
});
