import { setTimeout as pause } from 'node:timers/promises';

/** @param {() => Promise<boolean>} holds @param {number} patienceMs @returns {Promise<boolean>} whether it came to hold */
export async function until(holds, patienceMs) {
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(300)) if (await holds()) return true;
  return false;
}

/**
 * An attempt that may have to wait for what something killed has left.
 * @template T
 * @param {() => Promise<T>} attempt
 * @param {{ tries?: number, everyMs?: number }} [options]
 * @returns {Promise<T>}
 * @throws what the last try throws
 */
export async function persist(attempt, { tries = 30, everyMs = 300 } = {}) {
  for (let made = 1; ; made += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (made >= tries) throw error;
      await pause(everyMs);
    }
  }
}
