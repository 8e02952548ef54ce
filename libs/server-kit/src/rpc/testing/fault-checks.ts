import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, Redis } from 'ioredis';
import { createRedis } from '../../redis/redis.js';
import { serviceKeys } from '../keys.js';
import type { Fault } from './fault.js';
import type { FaultRun } from './fault-run.js';
import { codes, type Ended, failures, slowest, timed } from './load.js';
import { caller, poisonCall, readCall, slowCall, writeCall } from './test-calls.js';
import type { RunningRedis } from './topologies.js';

/** Does damage, and says by an error what it shouldn't have led to. */
export type Check = (run: FaultRun, redis: RunningRedis) => Promise<void>;

const allOk = async (run: FaultRun, count = 20): Promise<void> => {
  const client = run.client();
  const asked = await Promise.all(Array.from({ length: count }, () => timed(client, writeCall)));
  expect(codes(asked)).toEqual({ OK: count });
};
const failuresBut = (ended: readonly Ended[], allowed: readonly string[] = []): Ended[] =>
  failures(ended).filter(({ code }) => !allowed.includes(code));

/** Holds what callers saw of a fault against its row. */
export const underLoad =
  (fault: Fault): Check =>
  async (run, redis) => {
    const outcome = await fault.happens(run, redis);
    const { reads, writes } = outcome;
    expect(failuresBut(reads, fault.reads)).toEqual([]);
    expect(failuresBut(writes, fault.writes)).toEqual([]);
    expect(run.broken(writes)).toEqual([]);
    if (fault.withinMs) expect(slowest([...reads, ...writes])).toBeLessThanOrEqual(fault.withinMs);
    expect(fault.hit?.(outcome, run) ?? true).toBe(true);
    await allOk(run);
  };

/** Faults of other kinds than one that meets calls under way, by what happens; on a single Redis. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'no replica is there for 500 ms': async (run) => {
    const client = run.client();
    const waiting = Promise.all(Array.from({ length: 50 }, () => timed(client, writeCall, { deadlineMs: 30_000 })));
    await sleep(500);
    await run.serve();
    expect(codes(await waiting)).toEqual({ OK: 50 });
  },

  'more is asked than can be done in time': async (run) => {
    const client = run.client();
    await run.serve({ window: 24 });
    await client.connect();
    const started = Date.now();
    const ended = await Promise.all(
      Array.from({ length: 200 }, () => timed(client, writeCall, { ms: 100, deadlineMs: 300 })),
    );
    expect(slowest(ended)).toBeLessThan(600);
    await sleep(300);
    // 24 at a time, 100 ms each, 300 ms: three rounds at most.
    expect(run.executions.length).toBeGreaterThanOrEqual(24);
    expect(run.executions.length).toBeLessThanOrEqual(72);
    expect(run.executions.filter(({ at }) => at > started + 300)).toEqual([]);
    expect(codes(ended)['OK']).toBeGreaterThanOrEqual(24);
    expect(run.broken(ended)).toEqual([]);
  },

  'a message kills each replica that runs it': async (run) => {
    const client = run.client();
    let over = false;
    const supervise = async (): Promise<void> => {
      while (!over) {
        // The poison may kill a replica before it could say that it is ready.
        const child = await run.fork().catch(() => undefined);
        if (child?.signalCode === null) await new Promise((resolve) => child.once('exit', resolve));
      }
    };
    const supervisors = [supervise(), supervise()];
    run.after(() => Promise.all(supervisors));
    try {
      while ((await timed(client, readCall)).code !== 'OK') await sleep(50);
      const bystanders = Promise.all(
        Array.from({ length: 40 }, () => timed(client, readCall, { ms: 150, deadlineMs: 20_000 })),
      );
      const error = await client.call(poisonCall, caller, { n: 666 }).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ code: 'UNKNOWN' });
      expect(codes(await bystanders)).toEqual({ OK: 40 });
      expect(run.executions.filter(({ pattern }) => pattern === poisonCall.pattern)).toHaveLength(3);
      const look = new Redis(run.redisUrl);
      expect(await look.xlen(serviceKeys(run.prefix, 'auth').deadLetters)).toBe(1);
      look.disconnect();
    } finally {
      over = true;
      await run.killForks();
    }
  },

  ...Object.fromEntries(
    [-30_000, 30_000].map((clockOffsetMs): [string, Check] => [
      `the time of day of a replica is ${clockOffsetMs} ms off`,
      async (run) => {
        const client = run.client();
        await run.fork({ window: 8, clockOffsetMs });
        await allOk(run, 100);
        const pressed = await Promise.all(
          Array.from({ length: 100 }, () => timed(client, writeCall, { ms: 100, deadlineMs: 300 })),
        );
        await sleep(500);
        // Eight at a time, 100 ms each, 300 ms.
        expect(run.executions.length - 100).toBeLessThanOrEqual(24);
        expect(codes(pressed)['OK'] ?? 0).toBeLessThanOrEqual(24);
      },
    ]),
  ),
};

/** Keys of all masters of a Cluster that a prefix is part of. */
async function keysOf(url: string, prefix: string): Promise<string[]> {
  const cluster = createRedis(url) as Cluster;
  await cluster.ping();
  const keys = await Promise.all(cluster.nodes('master').map((node) => node.keys(`*${prefix}:*`)));
  cluster.disconnect();
  return keys.flat();
}

/** No fault at all, but three nodes: whatever is sent from one to another must arrive, once. */
export const acrossNodes: Check = async (run) => {
  const services = await Promise.all([run.serve(), run.serve()]);
  const client = run.client();
  const ended = await Promise.all(
    Array.from({ length: 400 }, (_, n) => timed(client, n % 2 === 0 ? writeCall : slowCall)),
  );
  expect(codes(ended)).toEqual({ OK: 400 });
  expect(run.executions.map(({ n }) => n).sort()).toEqual(ended.map(({ n }) => n).sort());
  const before = await keysOf(run.redisUrl, run.prefix);
  expect(before.length).toBeGreaterThan(8);
  await client.close();
  await Promise.all(services.map((service) => service.close()));
  const left = (await keysOf(run.redisUrl, run.prefix)).filter((key) => !/:(q|q:slow|epoch)$/.test(key));
  expect(left).toEqual([]);
};
