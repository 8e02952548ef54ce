// Systems in turn, so that a slow spell of the machine hits all equally, and what each used meanwhile.
import { setTimeout as pause } from 'node:timers/promises';
import { persist } from '../lib/until.mjs';
import { cpuMsOf } from '../lib/process-cost.mjs';

/** @typedef {import('./aivy.mjs').System} System */

const SETTLE_MS = 150;
const IDLE_MS = 4_000;

/** A process of PostgreSQL may end between being listed and being read. @param {() => readonly number[]} pids */
const cpuOf = (pids) => persist(async () => cpuMsOf(pids()), { tries: 5, everyMs: 1 });

/**
 * CPU time by the operating system: of every process of a system, and of its PostgreSQL with all backends and its Redis,
 * without what they use while no one asks anything: otherwise a slow spell of the machine would make a request dearer.
 * The bench's own CPU is in neither.
 * @param {readonly System[]} systems
 */
export async function createMeter(systems) {
  const parts = systems.flatMap(({ programs, servers }) => [programs, servers]);
  const before = await Promise.all(parts.map(cpuOf));
  await pause(IDLE_MS);
  const after = await Promise.all(parts.map(cpuOf));
  const idle = new Map(parts.map((part, index) => [part, (after[index] ?? 0) - (before[index] ?? 0)]));
  /**
   * @template T
   * @param {System} system
   * @param {() => Promise<T>} work only this system is asked anything in it
   * @returns {Promise<{ result: T, cpuMs: number, ownMs: number, serversMs: number }>}
   */
  return async function measured({ programs, servers }, work) {
    const [own, shared, startedAt] = [await cpuOf(programs), await cpuOf(servers), performance.now()];
    const result = await work();
    await pause(SETTLE_MS);
    const ms = performance.now() - startedAt;
    /** @param {() => number[]} part @param {number} start */
    const used = async (part, start) =>
      Math.max(0, (await cpuOf(part)) - start - (ms / IDLE_MS) * (idle.get(part) ?? 0));
    const [ownMs, serversMs] = [await used(programs, own), await used(servers, shared)];
    return { result, ownMs, serversMs, cpuMs: ownMs + serversMs };
  };
}

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
