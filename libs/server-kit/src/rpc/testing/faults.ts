import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { serviceKeys } from '../keys.js';
import { drop, during, failOver, type Fault, ownRedis, proxyOf } from './fault.js';
import { failures, slowest } from './load.js';

const UNKNOWN = 'OUTCOME-UNKNOWN';
const REFUSED = 'SERVICE-UNAVAILABLE';
const FAILOVER_DEADLINE_MS = 5_000;
/** So many, and so short, that there are always some on their way between a process and Redis. */
const MANY = { concurrency: 32, ms: 0 };

export const FAULTS: readonly Fault[] = [
  {
    title: 'a replica is killed',
    on: ['single', 'sentinel', 'cluster'],
    happens: async (run) => {
      const [victim] = await Promise.all([run.fork(), run.fork()]);
      const kill = async (): Promise<void> => {
        victim.kill('SIGKILL');
        await sleep(2_600);
      };
      // So many, and so long, that either replica has some of them at any moment.
      return during(run, kill, { concurrency: 32, ms: 100 });
    },
    writes: [UNKNOWN],
    withinMs: 3_000,
    hit: ({ reads, writes }) => slowest(reads) > 500 && failures(writes).length > 0,
  },
  {
    title: 'replicas are replaced one by one',
    on: ['single', 'cluster'],
    happens: async (run) => {
      const old = await Promise.all([run.fork(), run.fork()]);
      return during(run, async () => {
        for (const child of old) {
          await run.serve();
          if ((await run.stop(child)) !== 0) throw new Error('a replica did not end well');
        }
        await sleep(200);
      });
    },
    hit: (_outcome, run) => new Set(run.executions.map(({ replica }) => replica)).size === 4,
  },
  {
    title: 'the number of shards goes up and down again, readers before writers',
    on: ['single', 'cluster'],
    happens: async (run) => {
      // A release that knows no shards writes to the first alone, and reads it alone.
      const before = await run.serve({ shards: 1 });
      const narrow = run.load(run.client({ shards: 1 }));
      const wide = await run.serve({ shards: 4 });
      await before.close();
      const wider = run.load(run.client({ shards: 4 }));
      const second = await run.serve({ shards: 4 });
      await wide.close();
      const outcomes = [await narrow.stop()];
      await sleep(300);
      const again = run.load(run.client({ shards: 1 }));
      outcomes.push(await wider.stop());
      await run.serve();
      await second.close();
      outcomes.push(await again.stop());
      return { reads: outcomes.flatMap(({ reads }) => reads), writes: outcomes.flatMap(({ writes }) => writes) };
    },
  },
  {
    title: 'connections for requests drop',
    on: ['single'],
    happens: async (run) => {
      await run.serve();
      return during(run, () => drop(run, `rpc-w:${run.prefix}-`), MANY);
    },
    writes: [UNKNOWN],
    // Some were written and not confirmed.
    hit: ({ writes }) => failures(writes).length > 0,
  },
  {
    title: 'connections for answers drop',
    on: ['single'],
    happens: async (run) => {
      await run.serve();
      return during(run, () => drop(run, `rpc-r:${run.prefix}-`), MANY);
    },
  },
  {
    title: 'connections by which a replica reads drop',
    on: ['single'],
    happens: async (run) => {
      const { server } = await run.serve();
      return during(run, () => drop(run, `rpc-auth-r-fast:${server.replica}`), MANY);
    },
  },
  {
    title: 'the sockets of a caller are half open',
    on: ['single'],
    happens: async (run) => {
      await run.serve();
      const proxy = await proxyOf(run);
      return during(run, () => proxy.freeze(), { client: run.client({ redisUrl: proxy.url }) });
    },
    writes: [UNKNOWN],
    withinMs: 4_000,
    hit: ({ reads }) => slowest(reads) > 1_000,
  },
  {
    title: 'the sockets of a replica are half open',
    on: ['single'],
    happens: async (run) => {
      const proxy = await proxyOf(run);
      await run.serve({ redisUrl: proxy.url });
      return during(run, () => proxy.freeze());
    },
    withinMs: 4_000,
    hit: ({ reads }) => slowest(reads) > 1_000,
  },
  {
    title: 'Redis is killed and comes back',
    on: ['single'],
    happens: async (run) => {
      const redis = await ownRedis(run, 'log');
      await Promise.all([run.serve(), run.serve()]);
      return during(run, async () => {
        await redis.kill();
        await sleep(300);
        await redis.up();
        await sleep(1_500);
      });
    },
    writes: [UNKNOWN, REFUSED],
    hit: ({ reads }) => slowest(reads) > 300,
  },
  {
    title: 'Redis comes back with an older memory and offers handled writes as new',
    on: ['single'],
    happens: async (run) => {
      const redis = await ownRedis(run, 'snapshot');
      const window = 4;
      await Promise.all([run.serve({ window }), run.serve({ window })]);
      const admin = new Redis(redis.url);
      run.after(() => admin.disconnect());
      return during(
        run,
        async () => {
          await admin.save();
          // More calls than both windows hold: some wait unread when the snapshot is taken, and run after it.
          const waiting = (await admin.xlen(serviceKeys(run.prefix, 'auth').queue)) - 2 * window;
          if (waiting < 20) throw new Error(`only ${waiting} requests wait`);
          await sleep(600);
          await redis.kill();
          await redis.up();
          await sleep(1_500);
        },
        { concurrency: 32, deadlineMs: 3_000 },
      );
    },
    writes: [UNKNOWN, REFUSED],
  },
  {
    title: 'the node with the requests is killed',
    on: ['sentinel', 'cluster'],
    happens: async (run, redis) => {
      await Promise.all([run.serve(), run.serve()]);
      return during(run, () => failOver(run, redis, serviceKeys(run.prefix, 'auth').queue), {
        deadlineMs: FAILOVER_DEADLINE_MS,
      });
    },
    reads: [REFUSED],
    writes: [UNKNOWN, REFUSED],
    withinMs: FAILOVER_DEADLINE_MS + 500,
    hit: ({ reads }) => slowest(reads) > 1_000,
    breaksRedis: true,
  },
  {
    title: 'the node with the answers is killed',
    on: ['cluster'],
    happens: async (run, redis) => {
      await Promise.all([run.serve(), run.serve()]);
      let client = run.client();
      while (!redis.hasReplica(client.reply)) client = run.client();
      return during(run, () => failOver(run, redis, client.reply), { client, deadlineMs: FAILOVER_DEADLINE_MS });
    },
    reads: [REFUSED],
    writes: [UNKNOWN, REFUSED],
    withinMs: FAILOVER_DEADLINE_MS + 500,
    hit: ({ reads }) => slowest(reads) > 1_000,
    breaksRedis: true,
  },
];
