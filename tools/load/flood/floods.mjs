import { Worker } from 'node:worker_threads';

const ATTACKER = new URL('attacker.mjs', import.meta.url);

/** Runs one kind of flood, or the probe, against a gateway for so long. @param {{ kind: string, port: number, ms: number }} task */
export function run(task) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(ATTACKER, { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** A flood with the probe beside it. @returns {Promise<{ flood: any, probe: any }>} */
export async function flooded(kind, port, ms) {
  const [flood, probe] = await Promise.all([run({ kind, port, ms }), run({ kind: 'probe', port, ms })]);
  return { flood, probe };
}
