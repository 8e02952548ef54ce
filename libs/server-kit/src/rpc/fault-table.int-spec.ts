// What callers see when processes, connections and Redis itself go away: a row for each fault, on each kind of Redis.
import 'reflect-metadata';
import { realRedis } from '@aivy/server-testing';
import { acrossNodes, type Check, CHECKS, underLoad } from './testing/fault-checks.js';
import { FaultRun } from './testing/fault-run.js';
import { FAULTS } from './testing/faults.js';
import { Replicas } from './testing/replicas.js';
import { type RunningRedis, START, type Topology } from './testing/topologies.js';

/** Rows that run at the same time: they mostly wait. */
const AT_ONCE = 4;
const TOPOLOGIES = ['single', 'sentinel', 'cluster'] as const;

interface Row {
  title: string;
  on: Topology;
  check: Check;
  breaksRedis?: boolean | undefined;
}

const ROWS: readonly Row[] = [
  ...FAULTS.flatMap((fault) => fault.on.map((on): Row => ({ ...fault, on, check: underLoad(fault) }))),
  ...Object.entries(CHECKS).map(([title, check]): Row => ({ title, on: 'single', check })),
  { title: 'they cross nodes and everyone leaves', on: 'cluster', check: acrossNodes },
];

if (!realRedis) console.warn('no redis-server on PATH: the fault table of the transport is left out');

(realRedis ? describe : describe.skip)('the fault table', () => {
  const replicas = new Replicas();
  const redises = new Map<Topology, RunningRedis>();
  const ended = new Map<Row, Promise<void>>();

  const run = async (row: Row): Promise<void> => {
    const redis = redises.get(row.on)!;
    const one = new FaultRun(replicas, `row${ROWS.indexOf(row)}`, redis.url, redis.shards);
    try {
      await row.check(one, redis);
    } finally {
      await one.end();
    }
  };

  beforeAll(async () => {
    replicas.build();
    await Promise.all(TOPOLOGIES.map(async (each) => redises.set(each, await START[each]())));
    const few = atMost(AT_ONCE);
    for (const row of ROWS.toSorted((a, b) => Number(a.breaksRedis ?? false) - Number(b.breaksRedis ?? false))) {
      const before = row.breaksRedis ? [...ended].filter(([{ on }]) => on === row.on).map(([, end]) => end) : [];
      const end = Promise.allSettled(before).then(() => few(() => run(row)));
      // Its test hears of it.
      end.catch(() => undefined);
      ended.set(row, end);
    }
  });
  afterAll(async () => {
    await Promise.allSettled(ended.values());
    await replicas.remove();
    await Promise.all([...redises.values()].map((redis) => redis.remove()));
  });

  it.each(ROWS)('$on Redis: calls end as promised when $title', (row) => ended.get(row));
});

/** Lets so many works run at a time, in the order in which they came. */
function atMost(count: number): (work: () => Promise<void>) => Promise<void> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running === count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
