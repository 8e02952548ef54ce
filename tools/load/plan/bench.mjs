// `npm run bench:plan`: the dashboard's calls, the way from a finished unit to mastery, saves of units beside those of
// full tests, and what three years of answers cost, each beside its bound, on this machine with everything on it. Exit 1
// when a bound is missed.
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureInstalled } from '../../lib/ensure-installed.mjs';
import { exitWith } from '../../lib/fault.mjs';
import { quantile } from '../../lib/quantile.mjs';
import { withScratchSystem } from '../../start/scratch-system.mjs';

const ROUNDS = 20;
/** Of each call the best of so many counts: waiting for a core is no work. */
const TRIES = 3;
const UNITS = 12;
const STUDENTS = 40;
/** Saves a second, every other one of a unit. */
const RATE = 160;
const WARM_UP_S = 4;
const LOAD_S = 25;
const BOUNDS = { dashboardMs: 60, masteryMs: 2_000, saveRatio: 1.25, recomputeMs: 20, oldRatio: 2 };

/** @typedef {{ text: string, value: number, bound: number, unit: string }} Row */
/** @typedef {import('./planned.mjs').Planned} Planned */
/** @typedef {{ pool: import('pg').Pool, base: string }} World */

/** What the dashboard asks. @type {readonly { path: import('../api.mjs').Name, body: (planId: string, day: number) => Record<string, unknown> }[]} */
const DASHBOARD = [
  { path: 'daily/get-plan', body: () => ({}) },
  { path: 'daily/daily-progress', body: (planId, day) => ({ plan_id: planId, day }) },
  { path: 'daily/score-path', body: () => ({}) },
  { path: 'daily/daily-wins', body: (planId, day) => ({ plan_id: planId, day }) },
  { path: 'daily/achievement', body: (planId) => ({ plan_id: planId }) },
  { path: 'plan/outlook', body: (planId) => ({ plan_id: planId }) },
];

try {
  ensureInstalled();
  process.exit(await withScratchSystem({ name: 'bench-plan', env: { LOG_LEVEL: 'silent' }, split: true }, bench));
} catch (error) {
  exitWith(error);
}

/** @param {import('../../start/scratch-system.mjs').ScratchSystem} system @returns {Promise<number>} the exit code */
async function bench({ port, databaseUrl, notes }) {
  const { default: pg } = await import('pg');
  const { createPlanned } = await import('./planned.mjs');
  const { growOld } = await import('./old-student.mjs');
  const { recomputed } = await import('./recompute.mjs');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  const world = { pool, base: `http://127.0.0.1:${port}` };
  try {
    console.log(`${STUDENTS + 2} students take a diagnostic and set a target …`);
    const [young, old, ...students] = await createPlanned(pool, world.base, STUDENTS + 2);
    if (!young || !old) throw new Error('students are needed');
    await growOld(pool, old.userId);
    const rows = [
      ...(await lives(world, young, old)),
      ...(await recomputed(databaseUrl, young.userId, old.userId)).map(({ text, ms }) => ({
        text,
        value: ms,
        bound: BOUNDS.recomputeMs,
        unit: 'ms',
      })),
      ...(await saves(world, students)),
    ];
    console.log(`\n${notes.join(' ')} ${os.cpus().length} cores.`);
    for (const { text, value, bound, unit } of rows)
      console.log(`${value <= bound ? '✓' : '✗'} ${text} (bound ${bound}${unit && ` ${unit}`})`);
    return rows.every(({ value, bound }) => value <= bound) ? 0 : 1;
  } finally {
    await pool.end();
  }
}

/** @param {number[]} times @param {number} share */
function at(times, share) {
  const sorted = [...times].sort((x, y) => x - y);
  return Math.round(10 * quantile(sorted, share)) / 10;
}

/** Units and dashboards of a new student and of one of three years, in turn. @param {World} world @param {Planned} young @param {Planned} old @returns {Promise<Row[]>} */
async function lives(world, young, old) {
  const { computed } = await import('./planned.mjs');
  const { OLD_ANSWERS, OLD_DAYS } = await import('./old-student.mjs');
  // Takes in what three years have left to be computed.
  await finishUnit(world, old, OLD_DAYS + 1);
  await computed(world.pool, old.userId);
  /** @type {Record<'young' | 'old', { mastery: number[], dashboard: number[], calls: number[][] }>} */
  const found = {
    young: { mastery: [], dashboard: [], calls: DASHBOARD.map(() => []) },
    old: { mastery: [], dashboard: [], calls: DASHBOARD.map(() => []) },
  };
  for (let unit = 0; unit < UNITS; unit += 1) {
    found.young.mastery.push(await finishUnit(world, young, 1 + unit));
    found.old.mastery.push(await finishUnit(world, old, OLD_DAYS + 2 + unit));
  }
  for (let round = -5; round < ROUNDS; round += 1)
    for (const [name, student, day] of /** @type {const} */ ([
      ['young', young, UNITS],
      ['old', old, OLD_DAYS + 1 + UNITS],
    ])) {
      const times = await dashboard(world, student, day);
      if (round < 0) continue;
      found[name].dashboard.push(times.reduce((sum, ms) => sum + ms, 0));
      times.forEach((ms, index) => found[name].calls[index]?.push(ms));
    }
  /** @param {'dashboard' | 'mastery'} what */
  const ratio = (what) => Math.round((100 * at(found.old[what], 0.5)) / at(found.young[what], 0.5)) / 100;
  /** @param {number[]} times */
  const spread = (times) => `median ${at(times, 0.5)}, p95 ${at(times, 0.95)} ms`;
  const [calls, mastery] = [ratio('dashboard'), ratio('mastery')];
  for (const [index, { path }] of DASHBOARD.entries())
    console.log(
      `  ${path.padEnd(20)} median ${at(found.young.calls[index] ?? [], 0.5)} ms, after three years ${at(found.old.calls[index] ?? [], 0.5)} ms`,
    );
  const worst = Math.max(...found.young.mastery, ...found.old.mastery);
  return [
    {
      text: `the dashboard's ${DASHBOARD.length} calls together, one after the other (best of ${TRIES}): ${spread(found.young.dashboard)}`,
      value: at(found.young.dashboard, 0.5),
      bound: BOUNDS.dashboardMs,
      unit: 'ms',
    },
    {
      text: `the same after three years (${OLD_ANSWERS} answers): ${spread(found.old.dashboard)}, ${calls} times as long`,
      value: calls,
      bound: BOUNDS.oldRatio,
      unit: '',
    },
    {
      text: `from finishing a unit to mastery on the dashboard: new ${spread(found.young.mastery)}, three years ${spread(found.old.mastery)}, slowest ${Math.round(worst)} ms`,
      value: worst,
      bound: BOUNDS.masteryMs,
      unit: 'ms',
    },
    { text: `three years make that way ${mastery} times as long`, value: mastery, bound: BOUNDS.oldRatio, unit: '' },
  ];
}

/** What the dashboard asks, one call after the other so that none waits for another: way and gateway are in it. @param {World} world @param {Planned} student @param {number} day @returns {Promise<number[]>} milliseconds of each */
async function dashboard({ base }, { token, planId }, day) {
  const { call } = await import('../api.mjs');
  /** @type {number[]} */
  const times = [];
  for (const { path, body } of DASHBOARD) {
    let best = Infinity;
    for (let one = 0; one < TRIES; one += 1) {
      const startedAt = performance.now();
      await call(base, token, path, body(planId, day));
      best = Math.min(best, performance.now() - startedAt);
    }
    times.push(best);
  }
  return times;
}

/** Works on a unit. @param {World} world @param {Planned} student @param {number} day @returns {Promise<number>} milliseconds from finishing to the mastery that knows of it */
async function finishUnit({ pool, base }, { userId, token, planId }, day) {
  const { call } = await import('../api.mjs');
  const { computed, passDay } = await import('./planned.mjs');
  await passDay(pool, userId);
  const { questions } = await call(base, token, 'daily/get-daily-question', { plan_id: planId, day });
  await call(base, token, 'daily/save-progress', {
    plan_id: planId,
    day,
    question_id: questions.map(({ id }) => id),
    answer: questions.map(({ type }, index) => (type === 'blank' ? '7' : 'abcd'.charAt((index + day) % 4))),
    spent_ms: questions.map(() => 45_000),
  });
  const startedAt = performance.now();
  await call(base, token, 'daily/finished', { plan_id: planId, day });
  await computed(pool, userId, { everyMs: 4 });
  await call(base, token, 'daily/daily-progress', { plan_id: planId, day });
  return performance.now() - startedAt;
}

/** Saves of units and of full tests in turn, at their rate whether the ones before are answered or not. @param {World} world @param {Planned[]} students @returns {Promise<Row[]>} */
async function saves({ base }, students) {
  const { ask, call } = await import('../api.mjs');
  const { openDesks, saveOf } = await import('../full-test/desks.mjs');
  const desks = await openDesks(students, (token, name, body) =>
    call(base, token, /** @type {never} */ (`full-test/${name}`), body),
  );
  /** @type {{ token: string, planId: string, ids: number[] }[]} */
  const units = [];
  for (const { token, planId } of students) {
    const { questions } = await call(base, token, 'daily/get-daily-question', { plan_id: planId, day: 1 });
    units.push({ token, planId, ids: questions.map(({ id }) => id) });
  }
  /** @param {number} n @returns {['unit' | 'test', string, import('../api.mjs').Name, Record<string, unknown>]} */
  const save = (n) => {
    const turn = Math.floor(n / 2);
    if (n % 2 === 1) {
      const { token, body } = saveOf(desks, turn);
      return ['test', token, 'full-test/save-progress', body];
    }
    const unit = units[turn % units.length];
    if (!unit) throw new Error('nobody works on a unit');
    const { question_id: _, test_id: __, module: ___, time_left: ____, ...given } = saveOf(desks, turn).body;
    const body = {
      ...given,
      plan_id: unit.planId,
      day: 1,
      question_id: [unit.ids[turn % unit.ids.length]],
      answer: [''],
    };
    return ['unit', unit.token, 'daily/save-progress', body];
  };
  /** @type {Record<'unit' | 'test', number[]>} */
  const times = { unit: [], test: [] };
  let failed = 0;
  const pending = [];
  const startedAt = performance.now();
  for (let n = 0; n < RATE * (WARM_UP_S + LOAD_S); n += 1) {
    const wait = startedAt + (n * 1000) / RATE - performance.now();
    if (wait > 1) await pause(wait);
    const [kind, token, path, body] = save(n);
    const sentAt = performance.now();
    pending.push(
      ask(base, token, path, body).then(({ status }) => {
        if (status !== 200) failed += 1;
        else if (n >= RATE * WARM_UP_S) times[kind].push(performance.now() - sentAt);
      }),
    );
  }
  await Promise.all(pending);
  const ratio = Math.round((100 * at(times.unit, 0.99)) / at(times.test, 0.99)) / 100;
  /** @param {number[]} list */
  const spread = (list) => `p50 ${at(list, 0.5)}, p95 ${at(list, 0.95)}, p99 ${at(list, 0.99)} ms`;
  return [
    {
      text: `saves in turn, ${RATE / 2}/s each, ${failed} failed: unit ${spread(times.unit)}; full test ${spread(times.test)}; p99 ratio ${ratio}`,
      value: failed > 0 ? Infinity : ratio,
      bound: BOUNDS.saveRatio,
      unit: '',
    },
  ];
}
