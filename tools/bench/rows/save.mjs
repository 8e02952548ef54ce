// What a save costs: beside an earlier commit, beside the bare monolith, and beside a stock Nest service.
import { pairedRatio, median, openLoopFigures, percentile } from '../frame/statistics.mjs';
import { closedLoop, openLoop } from '../frame/loops.mjs';
import { createMeter, interleaved } from '../frame/rounds.mjs';
import { save } from '../systems/system.mjs';
import { withSystems } from '../systems/with-systems.mjs';

/** @typedef {import('../frame/figure.mjs').Figure} Figure */
/** @typedef {import('../systems/system.mjs').System} System */
/** @typedef {Omit<import('./row.mjs').Bench, 'alone'>} Bench */

const CONNECTIONS = 32;
const RATE = 400;
const SEATS = 200;
/** So many make the engine compile what a save runs through. */
const WARM_UP = 3_000;
/** Share of saves that a system on a busy machine may refuse. */
const REFUSED = 0.05;
const SAVES = { quick: 1_000, usual: 2_000 };
const OPEN_MS = { quick: 4_000, usual: 8_000 };
/** The first part of an open loop is not counted. */
const SETTLES_MS = 1_000;

/** @param {Bench} bench @returns {Promise<Figure[]>} */
export function saveAgainstBaseline({ wish, say }) {
  return withSystems(
    { say, seats: SEATS, with: ['aivy', 'baseline'], against: wish.against },
    async ({ aivy, baseline }, servers) => {
      const costs = await costOfSaves({ wish, say }, servers, [aivy, baseline]);
      const ratio = ratioOf(costs, aivy, baseline, ({ cpuMs }) => cpuMs);
      return [
        {
          row: 'save-baseline',
          name: `CPU per save against ${wish.against}`,
          value: ratio,
          unit: '×',
          bound: { most: 0.6 },
          source: costSource(costs, aivy, baseline),
        },
      ];
    },
  );
}

/** @param {Bench} bench @returns {Promise<Figure[]>} */
export function saveAgainstPeers({ wish, say }) {
  return withSystems(
    { say, seats: SEATS, with: ['aivy', 'monolith', 'stock'] },
    async ({ aivy, monolith, stock }, servers) => {
      const costs = await costOfSaves({ wish, say }, servers, [aivy, monolith, stock]);
      const late = await latencies({ wish, say }, [aivy, monolith]);
      const row = 'save-peers';
      return [
        {
          row,
          key: 'saveMs',
          name: `CPU of a save, ${CONNECTIONS} connections`,
          value: middle(costs, aivy, ({ cpuMs }) => cpuMs),
          unit: 'ms',
          source: `own ${two(middle(costs, aivy, ({ ownMs }) => ownMs))}, servers ${two(middle(costs, aivy, ({ serversMs }) => serversMs))}`,
        },
        {
          row,
          name: `CPU per save against the monolith, ${CONNECTIONS} connections`,
          value: ratioOf(costs, aivy, monolith, ({ cpuMs }) => cpuMs),
          unit: '×',
          bound: { most: 2.2 },
          source: costSource(costs, aivy, monolith),
        },
        {
          row,
          name: `saves a second against the monolith, ${CONNECTIONS} connections`,
          value: ratioOf(costs, aivy, monolith, ({ perSecond }) => perSecond),
          unit: '×',
          bound: { least: 0.5 },
          source: rateSource(costs, aivy, monolith),
        },
        {
          row,
          name: `p99 of a save at ${RATE} a second against the monolith`,
          value: ratioOf(late, aivy, monolith, ({ p99 }) => p99),
          unit: '×',
          bound: { most: 2.5 },
          source: lateSource(late, aivy, monolith),
        },
        {
          row,
          name: 'CPU per save against a stock Nest service',
          value: ratioOf(costs, aivy, stock, ({ cpuMs }) => cpuMs),
          unit: '×',
          source: costSource(costs, aivy, stock),
        },
        {
          row,
          name: 'saves a second against a stock Nest service',
          value: ratioOf(costs, aivy, stock, ({ perSecond }) => perSecond),
          unit: '×',
          source: rateSource(costs, aivy, stock),
        },
      ];
    },
  );
}

/** @typedef {{ cpuMs: number, ownMs: number, serversMs: number, perSecond: number }} Cost of one save */

/**
 * @param {Bench} bench
 * @param {import('../systems/servers.mjs').Servers} servers
 * @param {readonly System[]} systems
 * @returns {Promise<Map<System, Cost[]>>}
 */
async function costOfSaves({ wish, say }, servers, systems) {
  say('warming up …');
  for (const system of systems) await saving(system, WARM_UP);
  const measured = await createMeter(servers, systems);
  const saves = wish.quick ? SAVES.quick : SAVES.usual;
  say(`${wish.rounds} rounds of ${saves} saves each: ${systems.map(({ name }) => name).join(', ')}`);
  return interleaved(systems, wish.rounds, async (system) => {
    const { result, cpuMs, ownMs, serversMs } = await measured(system, () => saving(system, saves));
    // What is refused counts as the cost of those that are not; of many it would say nothing about a save.
    const { count, perSecond, failed } = result;
    if (failed > REFUSED * saves) throw new Error(`${failed} of ${saves} saves of ${system.name} failed`);
    say(`${system.name.padEnd(9)} ${two(cpuMs / count)} ms, ${Math.round(perSecond)} a second`);
    return { cpuMs: cpuMs / count, ownMs: ownMs / count, serversMs: serversMs / count, perSecond };
  });
}

/** @param {System} system @param {number} saves */
const saving = (system, saves) => closedLoop({ connections: CONNECTIONS, count: saves, send: (n) => save(system, n) });

/** @param {Bench} bench @param {readonly System[]} systems @returns {Promise<Map<System, { p50: number, p99: number, clientLate: number }[]>>} milliseconds */
function latencies({ wish, say }, systems) {
  const ms = wish.quick ? OPEN_MS.quick : OPEN_MS.usual;
  say(`${wish.rounds} rounds of ${ms / 1_000} s at ${RATE} saves a second`);
  return interleaved(systems, wish.rounds, async (system) => {
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

/**
 * @template T
 * @param {Map<System, T[]>} all
 * @param {System} ours
 * @param {System} other
 * @param {(one: T) => number} of
 */
function ratioOf(all, ours, other, of) {
  return pairedRatio((all.get(ours) ?? []).map(of), (all.get(other) ?? []).map(of));
}

/** @template T @param {Map<System, T[]>} all @param {System} system @param {(one: T) => number} of */
const middle = (all, system, of) => median((all.get(system) ?? []).map(of));
/** @param {number} ms */
const two = (ms) => ms.toFixed(2);

/** @param {Map<System, Cost[]>} all @param {System} ours @param {System} other */
function costSource(all, ours, other) {
  /** @param {System} system */
  const text = (system) =>
    `${two(middle(all, system, ({ cpuMs }) => cpuMs))} ms (own ${two(middle(all, system, ({ ownMs }) => ownMs))}, servers ${two(middle(all, system, ({ serversMs }) => serversMs))})`;
  return `${text(ours)} beside ${text(other)}; median of ${all.get(ours)?.length} pairs`;
}

/** @param {Map<System, Cost[]>} all @param {System} ours @param {System} other */
const rateSource = (all, ours, other) =>
  `${Math.round(middle(all, ours, ({ perSecond }) => perSecond))} beside ${Math.round(middle(all, other, ({ perSecond }) => perSecond))} a second`;

/** @param {Map<System, { p50: number, p99: number, clientLate: number }[]>} all @param {System} ours @param {System} other */
function lateSource(all, ours, other) {
  /** @param {System} system */
  const text = (system) =>
    `p50 ${two(middle(all, system, ({ p50 }) => p50))}, p99 ${two(middle(all, system, ({ p99 }) => p99))} ms`;
  return `${text(ours)} beside ${text(other)}, from when each was due; the client's own delay ${two(middle(all, ours, ({ clientLate }) => clientLate))} ms at p99`;
}
