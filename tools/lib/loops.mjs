// Two ways to load a system: so many requests at once, each followed by the next when it's answered, or so many a second
// whether the ones before are answered or not.
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('./statistics.mjs').Sample} Sample */
/** @typedef {(n: number) => Promise<{ status: number }>} Send the nth request */

/**
 * So many requests in all, whatever time they take: a machine that is busy with other things gives the same work to look at.
 * @param {{ connections: number, count: number, send: Send }} load
 * @returns {Promise<{ count: number, failed: number, perSecond: number }>} `count` of those that were answered with 200
 */
export async function closedLoop({ connections, count, send }) {
  const startedAt = performance.now();
  let [next, failed] = [0, 0];
  const one = async () => {
    while (next < count) {
      const { status } = await send(next++);
      if (status !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  const seconds = (performance.now() - startedAt) / 1_000;
  return { count: count - failed, failed, perSecond: (count - failed) / seconds };
}

/**
 * @param {{ perSecond: number, ms?: number, isOver?: () => boolean, send: Send }} load for so long, or until it's over
 * @returns {Promise<{ samples: Sample[], startedAt: number }>} once the last is answered
 */
export async function openLoop({ perSecond, ms = Infinity, isOver = () => false, send }) {
  /** @type {Sample[]} */
  const samples = [];
  const pending = [];
  const startedAt = performance.now();
  for (let n = 0; n < (perSecond * ms) / 1_000 && !isOver(); n += 1) {
    const dueAt = startedAt + (n * 1_000) / perSecond;
    const wait = dueAt - performance.now();
    if (wait > 0) await pause(wait);
    const sentAt = performance.now();
    pending.push(send(n).then(({ status }) => samples.push({ dueAt, sentAt, endedAt: performance.now(), status })));
  }
  await Promise.all(pending);
  return { samples, startedAt };
}
