import { setTimeout as pause } from 'node:timers/promises';

const ANSWERS = ['a', 'b', 'c', 'd'];
const SECOND_MS = 1_000;

/**
 * Saves of answers at a steady rate, none of which is tried again.
 * @param {import('../image/visitor.mjs').Visitor} visitor signed in
 * @param {number} perSecond
 * @returns {Promise<{ end: () => Promise<{ saves: number, failures: string[], lost: boolean, slowestMs: number }> }>}
 *   `lost`: the newest answer that was taken is not what the server holds
 */
export async function saveSteadily(visitor, perSecond) {
  const test = await visitor.startTest();
  /** @type {string[]} */
  const failures = [];
  /** @type {Set<Promise<void>>} */
  const open = new Set();
  let saves = 0;
  let slowestMs = 0;
  let over = false;
  let newest = { at: -1, answer: '' };
  /** @param {number} at */
  const save = async (at) => {
    const answer = ANSWERS[at % ANSWERS.length] ?? '';
    const from = performance.now();
    try {
      await test.give(answer);
      if (at > newest.at) newest = { at, answer };
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - from));
  };
  const running = (async () => {
    for (; !over; saves += 1) {
      const saving = save(saves).finally(() => open.delete(saving));
      open.add(saving);
      await pause(SECOND_MS / perSecond);
    }
    await Promise.all(open);
  })();
  return {
    end: async () => {
      over = true;
      await running;
      return { saves, failures, lost: (await test.stored()) !== newest.answer, slowestMs };
    },
  };
}
