// What the trail of visits adds to saves: the same saves of students without one, with a typical one and with the largest
// there is, which go with as few of them as the page sends them with; and, for its own sake, with every save.
import { setTimeout as pause } from 'node:timers/promises';
import { closedLoop, openLoop } from '../frame/loops.mjs';
import { createMeter, interleaved } from '../frame/rounds.mjs';
import { median, openLoopFigures, pairedRatio, percentile } from '../frame/statistics.mjs';
import { save } from '../systems/system.mjs';
import { withSystems } from '../systems/with-systems.mjs';

/** @typedef {import('../frame/figure.mjs').Figure} Figure */
/** @typedef {import('../systems/system.mjs').System} System */
/** @typedef {Omit<import('./row.mjs').Bench, 'alone'>} Bench */
/** @typedef {{ name: string, trail?: { steps: number, every: number }, seats: System }} Kind of saves, with students of its own */
/** @typedef {{ p50: number, p99: number, cpuMs: number, walBytes: number }} Cost of one save */

/** Steps of a trail: of a student who answers each question and comes back to some, and what the contract takes. */
const STEPS = { typical: 80, largest: 400 };
/** A page sends it once in five minutes (`TRAIL_MS`); of students who save every twenty seconds that is one save in so many. */
const EVERY = 15;
const KINDS = [
  { name: 'without' },
  { name: `${STEPS.typical} steps`, trail: { steps: STEPS.typical, every: EVERY } },
  { name: `${STEPS.largest} steps, the most`, trail: { steps: STEPS.largest, every: EVERY } },
  { name: `${STEPS.largest} steps with every save`, trail: { steps: STEPS.largest, every: 1 } },
];
/** Share of saves that a busy machine may refuse. */
const REFUSED = 0.05;
const SEATS_EACH = 40;
const WARM_UP = 3_000;
const RATE = 100;
const OPEN_MS = { quick: 3_000, usual: 5_000 };
const SETTLES_MS = 500;
const CONNECTIONS = 32;
const SAVES = { quick: 500, usual: 1_000 };
/** Of one module: more than any student sends. */
const GROWTH_SAVES = 1_000;
/** No student waits for a trail, and a hall of them needs no other machine for it. */
const MOST = 1.25;

/** @param {Bench} bench @returns {Promise<Figure[]>} */
export function saveWithTrail({ wish, say }) {
  return withSystems({ say, seats: KINDS.length * SEATS_EACH, with: ['aivy'] }, async ({ aivy }, servers) => {
    const kinds = KINDS.map((kind, index) => ({ ...kind, seats: seatsOf(aivy, index) }));
    say('warming up …');
    for (const kind of kinds) await saving(kind, WARM_UP / kinds.length);
    const measured = await createMeter(servers, [aivy]);
    const costs = await interleaved(kinds, wish.rounds, async (kind) => {
      const cost = { ...(await latency(kind, wish.quick)), ...(await work(kind, measured, wish.quick)) };
      say(
        `${kind.name}: p50 ${cost.p50.toFixed(1)} ms, p99 ${cost.p99.toFixed(1)} ms, CPU ${cost.cpuMs.toFixed(2)} ms, WAL ${Math.round(cost.walBytes)} B`,
      );
      return cost;
    });
    /** @type {Map<Kind, { bytes: number, row: number }>} */
    const grown = new Map();
    for (const kind of kinds) grown.set(kind, await growth(kind));
    const [without, ...others] = kinds;
    if (!without) throw new Error('there is nothing to compare with');
    return others.flatMap((kind) => figuresOf(kind, without, costs, grown));
  });
}

/** @param {System} aivy @param {number} index @returns {System} */
const seatsOf = (aivy, index) => ({
  ...aivy,
  seats: aivy.seats.slice(index * SEATS_EACH, (index + 1) * SEATS_EACH),
});

/** @param {Kind} kind @param {number} count */
async function saving({ name, trail, seats }, count) {
  const { failed } = await closedLoop({ connections: CONNECTIONS, count, send: (n) => save(seats, n, trail) });
  if (failed > REFUSED * count) throw new Error(`${failed} of ${count} saves ${name} were refused`);
}

/** From when each was due. @param {Kind} kind @param {boolean} quick */
async function latency({ name, trail, seats }, quick) {
  const ms = quick ? OPEN_MS.quick : OPEN_MS.usual;
  const { samples, startedAt } = await openLoop({ perSecond: RATE, ms, send: (n) => save(seats, n, trail) });
  const figures = openLoopFigures(samples, { from: startedAt + SETTLES_MS, until: startedAt + ms });
  if (figures.accepted < (1 - REFUSED) * figures.due)
    throw new Error(`${figures.due - figures.accepted} saves ${name} were not accepted`);
  return { p50: percentile(figures.acceptedMs, 0.5), p99: percentile(figures.acceptedMs, 0.99) };
}

/** @param {Kind} kind @param {import('../frame/rounds.mjs').Meter} measured @param {boolean} quick */
async function work(kind, measured, quick) {
  const count = quick ? SAVES.quick : SAVES.usual;
  const { pool } = kind.seats;
  // Otherwise one slice alone would write the whole pages that follow a checkpoint.
  await pool.query('checkpoint');
  const before = await walPosition(pool);
  const { cpuMs } = await measured(kind.seats, () => saving(kind, count));
  return { cpuMs: cpuMs / count, walBytes: ((await walPosition(pool)) - before) / count };
}

/** @param {import('pg').Pool} pool @returns {Promise<number>} bytes */
async function walPosition(pool) {
  const { rows } = await pool.query(`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as at`);
  return rows[0].at;
}

/**
 * What the modules' table, its TOAST included, takes more after many saves of one module, one after the other.
 * @param {Kind} kind
 */
async function growth({ trail, seats }) {
  const { pool } = seats;
  const [seat] = seats.seats;
  if (!seat) throw new Error('nobody sits a test');
  await pool.query('vacuum full full_test.modules');
  const bytes = async () =>
    (await pool.query(`select pg_table_size('full_test.modules')::float8 as bytes`)).rows[0].bytes;
  const before = await bytes();
  const one = { ...seats, seats: [seat] };
  for (let n = 0; n < GROWTH_SAVES; n += 1) {
    const { status } = await save(one, n, trail);
    // Every address may do three hundred calls a second.
    if (status === 429) await pause(1_000);
    else if (status !== 200) throw new Error(`a save was answered with ${status}`);
  }
  const { rows } = await pool.query(
    `select pg_column_size(m.*)::float8 as row from full_test.modules m where test_id = $1 and module = 1`,
    [seat.testId],
  );
  return { bytes: (await bytes()) - before, row: Number(rows[0].row) };
}

/**
 * @param {Kind} kind
 * @param {Kind} without
 * @param {Map<Kind, Cost[]>} costs
 * @param {Map<Kind, { bytes: number, row: number }>} grown
 * @returns {Figure[]}
 */
function figuresOf(kind, without, costs, grown) {
  const row = 'save-trail';
  // With every save it is what pages would cost that sent it so.
  const bound = kind.trail?.every === EVERY ? MOST : undefined;
  /** @param {string} what @param {string} unit @param {(cost: Cost) => number} of @param {number} [most] @returns {Figure} */
  const ratio = (what, unit, of, most) => {
    const [ours, theirs] = [kind, without].map((each) => (costs.get(each) ?? []).map(of));
    return {
      row,
      name: `${what} of a save, ${kind.name}, against without`,
      value: pairedRatio(ours ?? [], theirs ?? []),
      unit: '×',
      ...(most !== undefined && { bound: { most } }),
      source: `${median(ours ?? []).toFixed(2)} beside ${median(theirs ?? []).toFixed(2)} ${unit}; median of ${ours?.length} pairs`,
    };
  };
  const [mine, other] = [kind, without].map((each) => grown.get(each));
  return [
    ratio(`p50 at ${RATE} a second`, 'ms', ({ p50 }) => p50, bound),
    ratio(`p99 at ${RATE} a second`, 'ms', ({ p99 }) => p99),
    ratio('CPU', 'ms', ({ cpuMs }) => cpuMs, bound),
    ratio('WAL', 'bytes', ({ walBytes }) => walBytes),
    {
      row,
      name: `growth of the modules' table in ${GROWTH_SAVES} saves of one, ${kind.name}`,
      value: (mine?.bytes ?? Number.NaN) / 1_024,
      unit: 'kB',
      source: `beside ${((other?.bytes ?? 0) / 1_024).toFixed(0)} kB without; the row has ${mine?.row} beside ${other?.row} bytes`,
    },
  ];
}
