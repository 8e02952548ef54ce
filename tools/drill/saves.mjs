import { openLoop } from '../lib/loops.mjs';
import { percentile } from '../lib/statistics.mjs';
import { ask } from '../load/api.mjs';
import { openDesks, saveOf } from '../load/full-test.mjs';
import { createStudents } from '../load/students.mjs';

const STUDENTS = 80;

/**
 * Saves of full tests at a steady rate, whether the ones before are answered or not. None is made again.
 * @param {{ pool: import('pg').Pool, base: string }} system
 * @param {number} perSecond
 */
export async function startSaves({ pool, base }, perSecond) {
  const desks = await openDesks(base, await createStudents(pool, STUDENTS));
  let over = false;
  /** How often each status and code failed a save. @type {Map<string, number>} */
  const failures = new Map();
  const saving = openLoop({
    perSecond,
    isOver: () => over,
    async send(n) {
      const { token, body } = saveOf(desks, n);
      const { status, code } = await ask(base, token, 'full-test/save-progress', body);
      const failure = `${status || 'no response'} ${code ?? ''}`.trim();
      if (status !== 200) failures.set(failure, (failures.get(failure) ?? 0) + 1);
      return { status };
    },
  });
  return {
    /** @returns {Promise<{ failed: number, text: string }>} */
    async stop() {
      over = true;
      const { samples } = await saving;
      const times = samples.map(({ sentAt, endedAt }) => endedAt - sentAt);
      const text = `${times.length} saves: p50 ${Math.round(percentile(times, 0.5))}, p99 ${Math.round(percentile(times, 0.99))} ms`;
      const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
      return { failed, text: [text, ...[...failures].map(([failure, count]) => `${count} × ${failure}`)].join(', ') };
    },
  };
}
