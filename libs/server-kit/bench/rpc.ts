// Requests per second of the RPC transport beside two others on the same machine in the same minute.
// Ratios, because absolute figures say more about the machine. `--json` prints data; exit 1 when a bound is missed.
import 'reflect-metadata';
import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import { Logger } from '@nestjs/common';
import { realRedis, RedisProcess } from '@aivy/server-testing';
import { openClients, rate } from './rpc-clients.js';
import { serve, type Served } from './rpc-server.js';

const CONCURRENCIES = [1, 32, 256];
const ROUNDS = 11;
const ROUND_MS = 400;
const WARM_UP_MS = 500;

interface Bound {
  title: string;
  ours: Served;
  other: Served;
  /** By concurrency. */
  atLeast: Record<number, number>;
}

const BOUNDS: Bound[] = [
  { title: 'bare ioredis ping-pong', ours: 'ours-1', other: 'floor', atLeast: { 1: 0.6, 32: 0.52, 256: 0.58 } },
  { title: 'stock Nest Redis, one replica', ours: 'ours-1', other: 'stock-1', atLeast: { 1: 1.1, 32: 0.9, 256: 1.2 } },
  { title: 'stock Nest Redis, two replicas', ours: 'ours-2', other: 'stock-2', atLeast: { 32: 1.6, 256: 1.8 } },
];
const PROCESSES: Served[] = ['floor', 'ours-1', 'stock-1', 'ours-2', 'ours-2', 'stock-2', 'stock-2'];

type Rates = Record<Served, number[]>;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function startChild(what: Served, url: string): Promise<ChildProcess> {
  const child = fork(process.argv[1] ?? '', ['--serve', what, url], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', () => reject(new Error(`${what} did not start`)));
  });
}

async function measure(url: string): Promise<Map<number, Rates>> {
  const children = await Promise.all(PROCESSES.map((what) => startChild(what, url)));
  const clients = await openClients(url);
  const results = new Map<number, Rates>();
  for (const system of new Set(PROCESSES)) await rate(clients.ask[system], 32, WARM_UP_MS);
  for (const concurrency of CONCURRENCIES) {
    const systems = systemsAt(concurrency);
    const rates: Rates = { floor: [], 'ours-1': [], 'ours-2': [], 'stock-1': [], 'stock-2': [] };
    for (let round = 0; round < ROUNDS; round++) {
      // Interleaved and turned round by round, so that a slow spell of the machine hits all alike.
      const order = systems.map((_, at) => systems[(at + round) % systems.length]);
      for (const system of order)
        if (system) rates[system].push(await rate(clients.ask[system], concurrency, ROUND_MS));
    }
    results.set(concurrency, rates);
  }
  await clients.close();
  for (const child of children) child.kill();
  return results;
}

/** The systems that some bound compares at this concurrency. */
const systemsAt = (concurrency: number): Served[] => [
  ...new Set(BOUNDS.filter(({ atLeast }) => concurrency in atLeast).flatMap(({ ours, other }) => [ours, other])),
];

interface Row {
  against: string;
  concurrency: number;
  oursPerSecond: number;
  otherPerSecond: number;
  ratio: number;
  atLeast: number;
  held: boolean;
}

function rowsOf(results: ReadonlyMap<number, Rates>): Row[] {
  return BOUNDS.flatMap(({ title, ours, other, atLeast }) =>
    Object.entries(atLeast).map(([key, bound]) => {
      const rates = results.get(Number(key));
      const [mine, theirs] = [rates?.[ours] ?? [], rates?.[other] ?? []];
      const ratio = median(mine) / median(theirs);
      return {
        against: title,
        concurrency: Number(key),
        oursPerSecond: median(mine),
        otherPerSecond: median(theirs),
        ratio,
        atLeast: bound,
        held: ratio >= bound,
      };
    }),
  );
}

function print(rows: readonly Row[]): void {
  const load = os.loadavg()[0]?.toFixed(1);
  console.log(
    `RPC, 1 KB JSON each way, medians of ${ROUNDS} interleaved rounds of ${ROUND_MS} ms; load of the machine ${load} on ${os.cpus().length} cores\n`,
  );
  console.log(
    `${'against'.padEnd(32)}${'concurrency'.padStart(12)}${'ours/s'.padStart(9)}${'other/s'.padStart(9)}${'ratio'.padStart(8)}${'bound'.padStart(8)}`,
  );
  for (const row of rows) {
    const figures = [
      row.oursPerSecond.toFixed(0).padStart(9),
      row.otherPerSecond.toFixed(0).padStart(9),
      row.ratio.toFixed(2).padStart(8),
      `≥ ${row.atLeast}`.padStart(8),
    ];
    console.log(
      `${row.against.padEnd(32)}${String(row.concurrency).padStart(12)}${figures.join('')}  ${row.held ? 'held' : 'MISSED'}`,
    );
  }
}

async function main(json: boolean): Promise<number> {
  if (!realRedis) {
    console.error(
      'The RPC bench needs a redis-server or valkey-server on PATH (Debian: apt-get install redis-server).',
    );
    return 2;
  }
  const redis = await RedisProcess.start('real', 'nothing');
  try {
    const rows = rowsOf(await measure(redis.url));
    if (json) console.log(JSON.stringify({ rounds: ROUNDS, rows }, null, 2));
    else print(rows);
    return rows.every(({ held }) => held) ? 0 : 1;
  } finally {
    await redis.remove();
  }
}

// The stock client logs every second answer of two replicas; printing that would be measured as well.
Logger.overrideLogger(false);

const [mode, what, url] = process.argv.slice(2);
if (mode === '--serve' && what && url) {
  process.on('disconnect', () => process.exit(0));
  await serve(what as Served, url);
  process.send?.('ready');
} else {
  process.exit(await main(process.argv.includes('--json')));
}
