// The frame of every drill: a system, students of every kind who work on it, a fault meanwhile, and the counts.
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { count } from './count.mjs';
import { gather } from './crowd.mjs';
import { startSystem } from './system.mjs';
import { startTally } from './tally.mjs';

/** @typedef {import('./system.mjs').System} System */
/** @typedef {{ quick: boolean, values: Readonly<Record<string, string>>, flags: ReadonlySet<string> }} Wish how a person wants a drill: `--name VALUE` and `--flag` */
/** @typedef {(wish: Wish) => Promise<boolean>} Drill whether all bounds hold */
/** @typedef {{ text: string, value: number, bound: number }} Row of the report, held to its bound */
/** @typedef {{ system: System, say: (text: string) => void, fault: import('./tally.mjs').Tally['fault'], calm: () => Promise<void> }} Scene `fault`: calls may fail in it and shortly afterwards; `calm` lets them find back */

/** The students work undisturbed for so long before the first fault and after the last. */
const UNDISTURBED_MS = 4_000;
const CALM_MS = 6_000;
const SIZES = { diagnostics: 2, tests: 5, units: 5, practice: 5 };

/**
 * @param {Wish} wish
 * @param {Omit<import('./system.mjs').Options, 'name'> & { name: string, seconds: number, mayFail?: boolean, mayBeShut?: boolean, sizes?: import('./crowd.mjs').Sizes, act: (scene: Scene) => Promise<Row[] | void> }} plan
 *   `seconds` that `act` takes at the most, for which there are students; `mayFail`: calls may fail in a fault (else none may at all)
 * @returns {Promise<boolean>}
 */
export async function underStudents(wish, { seconds, mayFail = true, sizes = SIZES, act, ...options }) {
  const factor = Number(wish.values['crowd'] ?? 1);
  const scaled = /** @type {import('./crowd.mjs').Sizes} */ (
    Object.fromEntries(Object.entries(sizes).map(([kind, size]) => [kind, Math.ceil(factor * size)]))
  );
  const startedAt = Date.now();
  /** @param {string} text */
  const say = (text) => console.log(`  ${String(Math.round((Date.now() - startedAt) / 1_000)).padStart(4)} s  ${text}`);
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
    return judge([
      { text: 'answers lost', value: counted.lost, bound: 0 },
      { text: 'answers doubled', value: counted.doubled, bound: 0 },
      { text: 'reports missing or twice', value: counted.unreported, bound: 0 },
      { text: 'other things not as they were answered', value: counted.wrong.length, bound: 0 },
      { text: 'students signed out', value: found.signedOut, bound: 0 },
      { text: 'calls beyond their deadline', value: found.beyondDeadline, bound: 0 },
      mayFail
        ? { text: 'calls that failed without a fault', value: found.outsideFaults, bound: 0 }
        : { text: 'calls that failed', value: found.failed, bound: 0 },
      { text: 'jobs left undone', value: counted.settledAfterS === undefined ? 1 : 0, bound: 0 },
      { text: 'learner records unlike those computed anew', value: rebuilt.differ, bound: 0 },
      ...rows,
    ]);
  } finally {
    await system.stop();
  }
}

/** Prints rows beside their bounds. @param {Row[]} rows @returns {boolean} whether all hold */
export function judge(rows) {
  for (const { text, value, bound } of rows)
    console.log(`${value <= bound ? '✓' : '✗'} ${value} ${text} (bound ${bound})`);
  return rows.every(({ value, bound }) => value <= bound);
}

/** Every learner's state anew from the evidence. @param {string} databaseUrl @returns {{ differ: number, text: string }} */
function rebuild(databaseUrl) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/run-ts.mjs', 'tools/learner/main.ts', 'rebuild'],
    { encoding: 'utf8', env: { ...process.env, DATABASE_URL: databaseUrl } },
  );
  const text = (stdout.trim() || stderr.trim()).split('\n').slice(-3).join('; ');
  return { differ: status === 0 ? 0 : 1, text };
}
