// `npm run bench save [-- --against COMMIT|FOLDER]`: what a save costs next to the bare monolith, or next to an earlier
// release of Aivy.
import { closedLoop, openLoop } from '../lib/loops.mjs';
import { median, openLoopFigures, pairedRatio, percentile } from '../lib/statistics.mjs';
import { save, startAivy } from './aivy.mjs';
import { withBaseline } from './baseline.mjs';
import { startMonolith } from './peer/start.mjs';
import { createMeter, interleaved } from './rounds.mjs';
import { runBench } from './run.mjs';

/** @typedef {import('./aivy.mjs').System} System */
/** @typedef {import('./run.mjs').Bench} Bench */
/** @typedef {{ cpuMs: number, ownMs: number, serversMs: number, perSecond: number }} Cost of one save */
/** @typedef {{ p50: number, p99: number, clientLate: number }} Latency milliseconds */

const CONNECTIONS = 32;
const RATE = 400;
const SEATS = 200;
/** So many make the engine compile what a save runs through. */
const WARM_UP = 3_000;
/** Share of saves that a system on a busy machine may refuse. */
const REFUSED = 0.05;
const SAVES = { quick: 1_000, usual: 2_000 };
const OPEN_MS = { quick: 4_000, usual: 8_000 };
/** The first part of an open loop isn't counted. */
const SETTLES_MS = 1_000;
/** Beyond an earlier release only by what the measurement varies; the monolith does less. */
const MOST = { baseline: 1.03, monolith: 2.2, late: 2.5 };
const LEAST_RATE = 0.5;

/** @param {Bench} bench @param {System} ours @param {System} other @param {number} mostCpu @returns {Promise<import('../lib/figure.mjs').Figure[]>} */
async function compare(bench, ours, other, mostCpu) {
  const costs = await costOfSaves(bench, [ours, other]);
  const late = await latencies(bench, [ours, other]);
  /** @template {Cost | Latency} T @param {Map<System, T[]>} all @param {(one: T) => number} of */
  const ratio = (all, of) => pairedRatio((all.get(ours) ?? []).map(of), (all.get(other) ?? []).map(of));
  /** @template {Cost | Latency} T @param {Map<System, T[]>} all @param {System} system @param {(one: T) => number} of */
  const middle = (all, system, of) => median((all.get(system) ?? []).map(of)).toFixed(2);
  /** @param {(system: System) => string} text */
  const both = (text) => `${text(ours)} next to ${text(other)}; median of ${bench.rounds} pairs`;
  return [
    {
      name: `CPU of a save, ${CONNECTIONS} connections, against ${other.name}`,
      value: ratio(costs, ({ cpuMs }) => cpuMs),
      unit: '×',
      bound: { most: mostCpu },
      source: both(
        (system) =>
          `${middle(costs, system, ({ cpuMs }) => cpuMs)} ms (own ${middle(costs, system, ({ ownMs }) => ownMs)}, servers ${middle(costs, system, ({ serversMs }) => serversMs)})`,
      ),
    },
    {
      name: `saves a second, ${CONNECTIONS} connections, against ${other.name}`,
      value: ratio(costs, ({ perSecond }) => perSecond),
      unit: '×',
      bound: { least: LEAST_RATE },
      source: both((system) => middle(costs, system, ({ perSecond }) => perSecond)),
    },
    {
      name: `p99 of a save at ${RATE} a second against ${other.name}`,
      value: ratio(late, ({ p99 }) => p99),
      unit: '×',
      bound: { most: MOST.late },
      source: `${both(
        (system) => `p50 ${middle(late, system, ({ p50 }) => p50)}, p99 ${middle(late, system, ({ p99 }) => p99)} ms`,
      )}, from when each was due; the client's own delay ${middle(late, ours, ({ clientLate }) => clientLate)} ms at p99`,
    },
  ];
}

/** @param {Bench} bench @param {readonly System[]} systems @returns {Promise<Map<System, Cost[]>>} */
async function costOfSaves({ quick, rounds, say }, systems) {
  say('warming up …');
  for (const system of systems) await saving(system, WARM_UP);
  const measured = await createMeter(systems);
  const saves = quick ? SAVES.quick : SAVES.usual;
  say(`${rounds} rounds of ${saves} saves each: ${systems.map(({ name }) => name).join(', ')}`);
  return interleaved(systems, rounds, async (system) => {
    const { result, cpuMs, ownMs, serversMs } = await measured(system, () => saving(system, saves));
    // What is refused counts as the cost of the others; many refusals would say nothing about a save.
    const { count, perSecond, failed } = result;
    if (failed > REFUSED * saves) throw new Error(`${failed} of ${saves} saves of ${system.name} failed`);
    say(`${system.name.padEnd(9)} ${(cpuMs / count).toFixed(2)} ms, ${Math.round(perSecond)} a second`);
    return { cpuMs: cpuMs / count, ownMs: ownMs / count, serversMs: serversMs / count, perSecond };
  });
}

/** @param {System} system @param {number} saves */
const saving = (system, saves) => closedLoop({ connections: CONNECTIONS, count: saves, send: (n) => save(system, n) });

/** @param {Bench} bench @param {readonly System[]} systems @returns {Promise<Map<System, Latency[]>>} */
function latencies({ quick, rounds, say }, systems) {
  const ms = quick ? OPEN_MS.quick : OPEN_MS.usual;
  say(`${rounds} rounds of ${ms / 1_000} s at ${RATE} saves a second`);
  return interleaved(systems, rounds, async (system) => {
    const { samples, startedAt } = await openLoop({ perSecond: RATE, ms, send: (n) => save(system, n) });
    const figures = openLoopFigures(samples, { from: startedAt + SETTLES_MS, until: startedAt + ms });
    const took = figures.accepted >= (1 - REFUSED) * figures.due;
    return {
      p50: percentile(figures.acceptedMs, 0.5),
      p99: took ? percentile(figures.acceptedMs, 0.99) : Number.POSITIVE_INFINITY,
      clientLate: percentile(figures.clientLateMs, 0.99),
    };
  });
}

/** @param {Bench} bench @param {import('../drill/release.mjs').Release} [release] the earlier one; without, the monolith */
async function sideBySide(bench, release) {
  bench.say('building and starting both systems …');
  const ours = await startAivy({ seats: SEATS });
  try {
    const other = await (release ? startAivy({ name: 'baseline', release, seats: SEATS }) : startMonolith(SEATS));
    try {
      return await compare(bench, ours, other, release ? MOST.baseline : MOST.monolith);
    } finally {
      await other.stop();
    }
  } finally {
    await ours.stop();
  }
}

await runBench(
  (bench) =>
    bench.values.against === undefined
      ? sideBySide(bench)
      : withBaseline(bench.values.against, (release) => sideBySide(bench, release)),
  ['against'],
);
