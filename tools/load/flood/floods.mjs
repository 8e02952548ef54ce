import { Worker } from 'node:worker_threads';

const ATTACKER = new URL('attacker.mjs', import.meta.url);

/** @typedef {import('./attacker.mjs').Findings} Findings */

/**
 * Runs one kind of flood, or the probe, against a gateway for so long.
 * @template {keyof Findings} Kind
 * @param {{ kind: Kind, port: number, ms: number }} task
 * @returns {Promise<Findings[Kind]>}
 */
export function run(task) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(ATTACKER, { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/**
 * A flood with the probe beside it.
 * @template {keyof Findings} Kind
 * @param {Kind} kind
 * @param {number} port
 * @param {number} ms
 */
export async function flooded(kind, port, ms) {
  const [flood, probe] = await Promise.all([run({ kind, port, ms }), run({ kind: 'probe', port, ms })]);
  return { flood, probe };
}
