// Systems in turn, so that a slow spell of the machine hits all alike, and what each used meanwhile.
import { setTimeout as pause } from 'node:timers/promises';
import { cpuMsOf } from '../../lib/process-cost.mjs';

/** @typedef {import('../systems/servers.mjs').Servers} Servers */
/** @typedef {import('../systems/system.mjs').System} System */

const SETTLE_MS = 150;
const IDLE_MS = 4_000;
const TRIES = 5;

/** A process of PostgreSQL may end between being listed and being read. @param {() => readonly number[]} pids */
function cpuOf(pids) {
  for (let tried = 1; ; tried += 1) {
    try {
      return cpuMsOf(pids());
    } catch (error) {
      if (tried === TRIES) throw error;
    }
  }
}

/**
 * CPU time by the operating system: of every process of a system, and of PostgreSQL with all its backends and Redis, which
 * the systems share. What each uses while nobody asks anything is taken off, or a slow spell of the machine would make a
 * request dearer. The bench's own is in neither.
 * @param {Servers} servers
 * @param {readonly System[]} systems
 */
export async function createMeter(servers, systems) {
  const all = [servers, ...systems];
  const before = all.map(({ pids }) => cpuOf(pids));
  await pause(IDLE_MS);
  const idle = new Map(all.map((each, index) => [each, (cpuOf(each.pids) - (before[index] ?? 0)) / (IDLE_MS / 1_000)]));
  /**
   * @template T
   * @param {System} system
   * @param {() => Promise<T>} work only this system is asked anything in it
   * @returns {Promise<{ result: T, cpuMs: number, ownMs: number, serversMs: number }>}
   */
  return async function measured(system, work) {
    const [own, shared, startedAt] = [cpuOf(system.pids), cpuOf(servers.pids), performance.now()];
    const result = await work();
    await pause(SETTLE_MS);
    const seconds = (performance.now() - startedAt) / 1_000;
    /** @param {Servers | System} one @param {number} start */
    const used = (one, start) => Math.max(0, cpuOf(one.pids) - start - seconds * (idle.get(one) ?? 0));
    const [ownMs, serversMs] = [used(system, own), used(servers, shared)];
    return { result, ownMs, serversMs, cpuMs: ownMs + serversMs };
  };
}

/** @typedef {Awaited<ReturnType<typeof createMeter>>} Meter */

/**
 * Runs a slice on each subject in every round, the order turned from round to round: A B, B A, A B …
 * @template S
 * @template T
 * @param {readonly S[]} subjects
 * @param {number} rounds
 * @param {(subject: S, round: number) => Promise<T>} slice
 * @returns {Promise<Map<S, T[]>>} by subject, in the order of the rounds
 */
export async function interleaved(subjects, rounds, slice) {
  /** @type {Map<S, T[]>} */
  const all = new Map(subjects.map((subject) => [subject, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const subject of round % 2 === 0 ? subjects : [...subjects].reverse())
      all.get(subject)?.push(await slice(subject, round));
  return all;
}
