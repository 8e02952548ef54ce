import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../lib/quantile.mjs';
import { ask, dataOf } from '../load/api.mjs';
import { openDesks, saveOf } from '../load/full-test/desks.mjs';
import { createStudents } from '../load/full-test/students.mjs';

const STUDENTS = 80;

/**
 * Saves of full tests at a steady rate, whether the ones before are answered or not. None is made again.
 * @param {{ pool: import('pg').Pool, base: string }} system
 * @param {number} perSecond
 */
export async function startSaves({ pool, base }, perSecond) {
  const desks = await openDesks(await createStudents(pool, STUDENTS), async (token, name, body) =>
    dataOf(name, await ask(base, token, name, body)),
  );
  let over = false;
  /** How often each status and code failed a save. @type {Map<string, number>} */
  const failures = new Map();
  /** @type {number[]} */
  const times = [];
  /** @type {Promise<void>[]} */
  const pending = [];
  const startedAt = performance.now();
  const saving = (async () => {
    for (let n = 0; !over; n += 1) {
      const wait = startedAt + (n * 1_000) / perSecond - performance.now();
      if (wait > 1) await pause(wait);
      const { token, body } = saveOf(desks, n);
      const sentAt = performance.now();
      pending.push(
        ask(base, token, 'full-test/save-progress', body).then(({ status, code }) => {
          const failure = `${status || 'no response'} ${code ?? ''}`.trim();
          if (status !== 200) failures.set(failure, (failures.get(failure) ?? 0) + 1);
          times.push(performance.now() - sentAt);
        }),
      );
    }
  })();
  return {
    /** @returns {Promise<{ failed: number, text: string }>} */
    async stop() {
      over = true;
      await saving;
      const seconds = (performance.now() - startedAt) / 1_000;
      await Promise.all(pending);
      times.sort((a, b) => a - b);
      const text = `${times.length} saves, ${Math.round(times.length / seconds)} a second: p50 ${Math.round(quantile(times, 0.5))}, p99 ${Math.round(quantile(times, 0.99))} ms`;
      const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
      return { failed, text: [text, ...[...failures].map(([failure, count]) => `${count} × ${failure}`)].join(', ') };
    },
  };
}
