// `npm run bench flood [-- --seconds N]`: floods of several kinds against a whole system, one process a service, each next
// to a probe that asks whether the gateway is alive.
import { Worker } from 'node:worker_threads';
import { withScratchSystem } from '../start/scratch-system.mjs';
import { runBench } from './run.mjs';

/** @typedef {import('../load/flood/attacker.mjs').Findings} Findings */
/** @typedef {import('../lib/figure.mjs').Figure} Figure */

const ATTACKER = new URL('../load/flood/attacker.mjs', import.meta.url);
const SECONDS = '15';
const QUIET_MS = 3_000;
/** The gateway cuts off a body that takes longer than its limit. */
const SLOW_MS = 35_000;
const BOUNDS = { liveP99Ms: 250, refusalP50Ms: 50, openMs: 30_000, cut: 100 };

/** One kind of flood, or the probe. @template {keyof Findings} Kind @param {{ kind: Kind, port: number, ms: number }} task @returns {Promise<Findings[Kind]>} */
function run(task) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(ATTACKER, { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** @param {string} when @param {number} port @returns {Promise<Figure>} */
const alive = async (when, port) => liveFigure(when, await run({ kind: 'probe', port, ms: QUIET_MS }));

/** @param {string} when @param {Findings['probe']} probe @returns {Figure} */
const liveFigure = (when, { live, failed }) => ({
  name: `${when}: p99 of /live`,
  value: failed === 0 ? live.p99 : Number.POSITIVE_INFINITY,
  unit: 'ms',
  bound: { most: BOUNDS.liveP99Ms },
  source: `p50 ${live.p50}, at most ${live.max} ms of ${live.count}; ${failed} failed`,
});

/** A flood with the probe next to it. @param {keyof Findings} kind @param {number} port @param {number} ms @returns {Promise<Figure[]>} */
async function flooded(kind, port, ms) {
  const [flood, probe] = await Promise.all([run({ kind, port, ms }), run({ kind: 'probe', port, ms })]);
  const figures = [liveFigure(kind, probe)];
  if ('open' in flood)
    figures.push(
      { name: `${kind}: connections cut off`, value: flood.cut, bound: { least: BOUNDS.cut } },
      { name: `${kind}: longest open`, value: flood.open.max, unit: 'ms', bound: { most: BOUNDS.openMs } },
    );
  else if ('refusals' in flood && flood.refusals.count > 0)
    figures.push(
      {
        name: `${kind}: p50 of a refusal`,
        value: flood.refusals.p50,
        unit: 'ms',
        bound: { most: BOUNDS.refusalP50Ms },
        source: `as the flooder sees it, p99 ${flood.refusals.p99} ms; responses ${JSON.stringify(flood.statuses)}`,
      },
      { name: `${kind}: refusals without Retry-After`, value: flood.refusalsWithoutRetryAfter, bound: { most: 0 } },
    );
  return figures;
}

await runBench(
  ({ values, say }) => {
    const ms = Number(values.seconds ?? SECONDS) * 1_000;
    const system = { name: 'flood', env: { LOG_LEVEL: 'silent' }, split: true, onPhase: say };
    return withScratchSystem(system, async ({ port }) => {
      /** @param {keyof Findings} kind */
      const attack = async (kind) => {
        say(`${kind} …`);
        return flooded(kind, port, kind === 'slow bodies' ? SLOW_MS : ms);
      };
      return [
        await alive('before', port),
        ...(await attack('wide')),
        ...(await attack('wide save')),
        ...(await attack('many')),
        ...(await attack('slow bodies')),
        await alive('afterwards', port),
      ];
    });
  },
  ['seconds'],
);
