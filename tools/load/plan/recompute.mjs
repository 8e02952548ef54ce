import { spawnSync } from 'node:child_process';

/**
 * How long the worker computes for a new student and for one of three years.
 * @param {string} databaseUrl
 * @param {string} young @param {string} old users
 * @returns {Promise<{ text: string, ms: number }[]>}
 */
export async function recomputed(databaseUrl, young, old) {
  const program = ['tools/run-ts.mjs', 'tools/load/plan/recompute/main.ts', young, old];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  if (status !== 0) throw new Error(`the recomputation failed: ${stderr}`);
  /** @type {{ answers: number, ms: number }[]} */
  const found = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  return found.map(({ answers, ms }) => ({
    text: `recomputation of one student from ${answers} answers (median, best of 3): ${ms.toFixed(1)} ms`,
    ms,
  }));
}
