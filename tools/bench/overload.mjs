// `npm run bench overload`: more than can be done. What still gets through, and how soon the others are refused.
import { setTimeout as pause } from 'node:timers/promises';
import { closedLoop, openLoop } from '../lib/loops.mjs';
import { median, openLoopFigures, percentile } from '../lib/statistics.mjs';
import { save, withAivy } from './aivy.mjs';
import { runBench } from './run.mjs';

const CONNECTIONS = 32;
const TIMES = 2.2;
const PEAK_SAVES = { quick: 1_500, usual: 3_000 };
const OPEN_MS = { quick: 5_000, usual: 8_000 };
const SETTLES_MS = 1_000;
const RECOVERS_MS = 2_000;
/** Every address may make 300 calls a second. */
const SEATS = 1_500;
const WARM_UP = 2_000;

/** @typedef {{ peak: number, good: number, share: number, accepted: number, refused: number, late: number, failed: number, client: number }} Round saves a second, their share, p99 in milliseconds, cores of the client */

/** @param {import('./run.mjs').Bench} bench @param {import('./aivy.mjs').System} aivy @returns {Promise<import('../lib/figure.mjs').Figure[]>} */
async function overload({ quick, rounds: count, say }, aivy) {
  say('warming up …');
  await closedLoop({ connections: CONNECTIONS, count: WARM_UP, send: (n) => save(aivy, n) });
  const ms = quick ? OPEN_MS.quick : OPEN_MS.usual;
  const saves = quick ? PEAK_SAVES.quick : PEAK_SAVES.usual;
  /** @type {Round[]} */
  const rounds = [];
  for (let round = 0; round < count; round += 1) {
    const peak = (await closedLoop({ connections: CONNECTIONS, count: saves, send: (n) => save(aivy, n) })).perSecond;
    const before = process.cpuUsage();
    const loop = await openLoop({ perSecond: TIMES * peak, ms, send: (n) => save(aivy, n) });
    const { user, system } = process.cpuUsage(before);
    const figures = openLoopFigures(loop.samples, { from: loop.startedAt + SETTLES_MS, until: loop.startedAt + ms });
    const { goodPerSecond, acceptedMs, refusedMs, clientLateMs, failed } = figures;
    const measured = {
      peak,
      good: goodPerSecond,
      share: goodPerSecond / peak,
      accepted: percentile(acceptedMs, 0.99),
      refused: percentile(refusedMs, 0.99),
      late: percentile(clientLateMs, 0.99),
      failed,
      client: (user + system) / 1_000 / ms,
    };
    rounds.push(measured);
    say(
      `peak ${Math.round(peak)}, of ${Math.round(TIMES * peak)} a second ${Math.round(goodPerSecond)} done; p99 accepted ${Math.round(measured.accepted)}, refused ${Math.round(measured.refused)} ms; ${failed} failed`,
    );
    await pause(RECOVERS_MS);
  }
  /** @param {keyof Round} name */
  const middle = (name) => median(rounds.map((each) => each[name]));
  const client = `the client's own delay ${Math.round(middle('late'))} ms at p99, it used ${middle('client').toFixed(2)} cores`;
  return [
    {
      name: `goodput at ${TIMES} times the peak, of the peak`,
      value: middle('share'),
      unit: '×',
      bound: { least: 0.9 },
      source: `${Math.round(middle('good'))} of ${Math.round(middle('peak'))} a second; median of ${rounds.length} rounds; ${client}`,
    },
    {
      name: 'refusals then, p99',
      value: middle('refused'),
      unit: 'ms',
      bound: { most: 100 },
      source: `from when each was due; ${client}`,
    },
    {
      name: 'accepted then, p99',
      value: middle('accepted'),
      unit: 'ms',
      bound: { most: 1_000 },
      source: `from when each was due; ${middle('failed')} neither accepted nor refused`,
    },
  ];
}

await runBench((bench) => withAivy({ say: bench.say, seats: SEATS }, (aivy) => overload(bench, aivy)));
