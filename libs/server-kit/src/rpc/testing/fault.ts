import { setTimeout as sleep } from 'node:timers/promises';
import { RedisProcess } from '@aivy/server-testing';
import type { RpcClient } from '../index.js';
import { dropConnections } from './drop-connections.js';
import type { FaultRun, LoadSize, Outcome } from './fault-run.js';
import { HalfOpenProxy } from './half-open-proxy.js';
import { failures, timed } from './load.js';
import { readCall } from './test-calls.js';
import type { RunningRedis, Topology } from './topologies.js';

/** Something that goes wrong while reads and writes are under way, and what their callers may see of it. */
export interface Fault {
  title: string;
  on: readonly Topology[];
  happens(run: FaultRun, redis: RunningRedis): Promise<Outcome>;
  /** Codes that reads and writes may fail with. Default: none. */
  reads?: readonly string[];
  writes?: readonly string[];
  /** The longest that a call may take, milliseconds. */
  withinMs?: number;
  /** Did it hit anything? Otherwise the row shows nothing. */
  hit?(outcome: Outcome, run: FaultRun): boolean;
  /** Leaves the Redis damaged, so it comes after the others. */
  breaksRedis?: boolean;
}

const DROPS = 15;

/** Reads and writes, damage done to them, and how they ended. */
export async function during(
  run: FaultRun,
  damage: () => unknown,
  { client = run.client(), ...size }: LoadSize & { client?: RpcClient } = {},
): Promise<Outcome> {
  await client.connect();
  const load = run.load(client, size);
  await sleep(300);
  await damage();
  return load.stop();
}

export async function drop(run: FaultRun, name: string): Promise<void> {
  const cut = await dropConnections(run.redisUrl, name, DROPS);
  if (cut < DROPS) throw new Error(`only ${cut} connections were cut`);
}

/** A proxy before the Redis of the run, whose connections can be made half open. */
export async function proxyOf(run: FaultRun): Promise<HalfOpenProxy> {
  const proxy = await HalfOpenProxy.start(Number(new URL(run.redisUrl).port));
  run.after(() => proxy.close());
  return proxy;
}

/** A Redis of the run alone. */
export async function ownRedis(run: FaultRun, keeps: 'log' | 'snapshot'): Promise<RedisProcess> {
  const redis = await RedisProcess.start('real', keeps);
  run.redisUrl = redis.url;
  run.after(() => redis.remove());
  return redis;
}

/** Kills the node that has a key, and waits until calls are answered as before. */
export async function failOver(run: FaultRun, redis: RunningRedis, key: string): Promise<void> {
  await redis.killOwnerOf(key);
  await sleep(1_000);
  const client = run.client();
  const isWell = async (): Promise<boolean> => {
    const asked = await Promise.all(Array.from({ length: 20 }, () => timed(client, readCall, { deadlineMs: 1_000 })));
    return failures(asked).length === 0;
  };
  while (!(await isWell())) await sleep(100);
}
