// The frame of every drill: a system, students of every kind who work on it, a fault meanwhile, and the counts.
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { exitWith } from '../lib/fault.mjs';
import { judge } from '../lib/figure.mjs';
import { count } from './count.mjs';
import { gather } from '../load/crowd.mjs';
import { startSystem } from './system.mjs';
import { startTally } from './tally.mjs';

/** @typedef {import('./system.mjs').System} System */
/** @typedef {{ quick: boolean, values: Record<string, string | undefined>, flags: ReadonlySet<string> }} Wish how a person wants a drill: `--name VALUE` and `--flag` */
/** @typedef {import('../lib/figure.mjs').Figure} Figure */
/** @typedef {{ system: System, say: (text: string) => void, fault: import('./tally.mjs').Tally['fault'], calm: () => Promise<void> }} Scene `fault`: calls may fail in it and shortly afterwards; `calm` lets them find back */

/** The students work undisturbed for so long before the first fault and after the last. */
const UNDISTURBED_MS = 4_000;
const CALM_MS = 6_000;
const SIZES = { diagnostics: 2, tests: 5, units: 5, practice: 5 };

/** A figure that must be zero. @param {string} name @param {number} value @returns {Figure} */
export const none = (name, value) => ({ name, value, bound: { most: 0 } });

/**
 * A drill from its command line to its exit code, 1 when a limit is missed.
 * @param {(wish: Wish) => Promise<Figure[]>} drill
 * @param {{ values?: readonly string[], flags?: readonly string[] }} [own] options of its own
 */
export async function runDrill(drill, { values = [], flags = [] } = {}) {
  try {
    const { values: asked } = parseArgs({
      options: Object.fromEntries([
        ...['crowd', ...values].map((name) => [name, { type: /** @type {const} */ ('string') }]),
        ...['quick', ...flags].map((name) => [name, { type: /** @type {const} */ ('boolean') }]),
      ]),
    });
    const entries = Object.entries(/** @type {Record<string, string | boolean | undefined>} */ (asked));
    const given = new Set(entries.flatMap(([name, value]) => (value === true ? [name] : [])));
    const texts = Object.fromEntries(
      entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    process.exit(judge(await drill({ quick: given.has('quick'), values: texts, flags: given })) ? 0 : 1);
  } catch (error) {
    exitWith(error);
  }
}

/** Prints lines with the seconds since now. */
export function startSaying() {
  const startedAt = Date.now();
  /** @param {string} text */
  return (text) => console.log(`  ${String(Math.round((Date.now() - startedAt) / 1_000)).padStart(4)} s  ${text}`);
}

/**
 * @param {Wish} wish
 * @param {Omit<import('./system.mjs').Options, 'name'> & { name: string, seconds: number, mayFail?: boolean, sizes?: import('../load/crowd.mjs').Sizes, act: (scene: Scene) => Promise<Figure[] | void> }} plan
 *   `seconds` that `act` takes at the most, for which there are students; `mayFail`: calls may fail in a fault (else none may at all)
 * @returns {Promise<Figure[]>}
 */
export async function underStudents(wish, { seconds, mayFail = true, sizes = SIZES, act, ...options }) {
  const factor = Number(wish.values['crowd'] ?? 1);
  const scaled = /** @type {import('../load/crowd.mjs').Sizes} */ (
    Object.fromEntries(Object.entries(sizes).map(([kind, size]) => [kind, Math.ceil(factor * size)]))
  );
  const say = startSaying();
  say('building and starting the system …');
  const system = await startSystem(options);
  try {
    say(
      `making students: ${Object.entries(scaled)
        .map((each) => each.reverse().join(' '))
        .join(', ')} …`,
    );
    const live = await gather(system, scaled, seconds + 2 * (UNDISTURBED_MS / 1_000));
    const tally = startTally();
    let over = false;
    const living = live(() => over);
    await pause(UNDISTURBED_MS);
    const rows = [];
    try {
      const calm = () => pause(CALM_MS);
      rows.push(...((await act({ system, say, fault: tally.fault, calm })) ?? []));
      await pause(UNDISTURBED_MS);
    } finally {
      over = true;
    }
    say('the students come to an end …');
    const lives = await living;
    tally.stop();
    say('counting …');
    const counted = await count(system, lives);
    const rebuilt = rebuild(system.databaseUrl);
    if (rebuilt.differ > 0) console.log(`  ${rebuilt.text}`);
    const { found } = tally;
    const worst = [...tally.failures].sort(([, a], [, b]) => b - a).slice(0, 6);
    if (worst.length > 0)
      console.log(`  failed calls: ${worst.map(([what, times]) => `${times} × ${what}`).join('; ')}`);
    for (const wrong of counted.wrong.slice(0, 8)) console.log(`  ${wrong}`);
    console.log(
      `${counted.sent} answers sent, ${counted.sent - counted.lost} stored; ${found.made} calls, ${found.failed} failed and were made again, ${found.shown} errors shown, the slowest answer after ${Math.round(found.slowestMs)} ms; ${counted.settledAfterS === undefined ? 'jobs not done in a minute' : `jobs done ${counted.settledAfterS} s after the end`}; ${os.cpus().length} cores, ${Math.round(os.loadavg()[1] ?? 0)} programs wanted one`,
    );
    return [
      none('answers lost', counted.lost),
      none('answers doubled', counted.doubled),
      none('reports missing or twice', counted.unreported),
      none('other things not as they were answered', counted.wrong.length),
      none('students signed out', found.signedOut),
      none('calls beyond their deadline', found.beyondDeadline),
      mayFail
        ? none('calls that failed without a fault', found.outsideFaults)
        : none('calls that failed', found.failed),
      none('jobs left undone', counted.settledAfterS === undefined ? 1 : 0),
      none('learner records unlike recomputed ones', rebuilt.differ),
      ...rows,
    ];
  } finally {
    await system.stop();
  }
}

/** Recomputes every learner's state from the evidence. @param {string} databaseUrl @returns {{ differ: number, text: string }} */
function rebuild(databaseUrl) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/run-ts.mjs', 'tools/learner/main.ts', 'rebuild'],
    { encoding: 'utf8', env: { ...process.env, DATABASE_URL: databaseUrl } },
  );
  const text = (stdout.trim() || stderr.trim()).split('\n').slice(-3).join('; ');
  return { differ: status === 0 ? 0 : 1, text };
}
