// Simulated students of every kind at once: the diagnostic, full tests on a test day of the plan in two tabs, daily units,
// and practice with the tutor. They continue until they're told that it's over, then finish what they've begun.
import { randomFrom } from '../lib/random.mjs';
import { takeDiagnostic } from './diagnostic.mjs';
import { takeTest } from './full-test.mjs';
import { readKeys } from './keys.mjs';
import { practise } from './practice.mjs';
import { createStudents } from './students.mjs';
import { createPlanned, passDay } from './planned.mjs';
import { workOn } from './unit.mjs';
import { persist } from '../lib/until.mjs';

/** @typedef {import('./students.mjs').Student} Student */
/** @typedef {import('./planned.mjs').Planned} Planned */
/** @typedef {{ userId: string, english: string[], math: string[] }} Diagnosed what was answered to the submit of a diagnostic */
/** @typedef {{ student: Planned, tests: import('./full-test.mjs').Taken[] }} Tested */
/** @typedef {{ student: Planned, units: Map<number, Map<number, string>> }} Studied */
/** @typedef {{ student: Student, sessions: import('./practice.mjs').Session[] }} Practised */
/** @typedef {{ diagnostics: Diagnosed[], tests: Tested[], units: Studied[], practice: Practised[], unequal: string[], stuck: string[] }} Lives what all of them have given; `stuck`: why some could not go on */
/** @typedef {{ diagnostics: number, tests: number, units: number, practice: number }} Sizes students of each kind */

/** Days of a plan before its first test day. */
export const DAYS_BEFORE_TEST = 14;
/** A step of a student while it goes on, and afterwards: whoever talks to the tutor may not hurry beyond its rate limit. */
const STEP = { test: 300, unit: 700, practice: 700, hurried: 30, hurriedPractice: 350 };
const BETWEEN_DIAGNOSTICS_MS = 1_500;

/**
 * Makes the students, so that all of them can begin at once.
 * @param {{ pool: import('pg').Pool, base: string }} system
 * @param {Sizes} sizes
 * @param {number} seconds for which they will be at it
 */
export async function gather({ pool, base }, sizes, seconds) {
  const planned = await createPlanned(pool, base, sizes.tests + sizes.units);
  const takers = planned.slice(0, sizes.tests);
  for (const { userId } of takers) await bringToTestDay(pool, userId);
  const perVisitor = Math.ceil((1_000 * seconds) / BETWEEN_DIAGNOSTICS_MS) + 1;
  const [visitors, practising] = await Promise.all([
    createStudents(pool, sizes.diagnostics * perVisitor),
    createStudents(pool, sizes.practice),
  ]);
  const keys = await readKeys(pool);

  /** @param {() => boolean} isOver @returns {Promise<Lives>} */
  return async function live(isOver) {
    /** @type {Lives} */
    const lives = { diagnostics: [], tests: [], units: [], practice: [], unequal: [], stuck: [] };
    /** @param {number} ms */
    const step = (ms) => () => (isOver() ? STEP.hurried : ms);
    const kinds = [
      ...Array.from({ length: sizes.diagnostics }, async (_, index) => {
        const own = visitors.slice(index * perVisitor, (index + 1) * perVisitor);
        for (const [turn, visitor] of own.entries()) {
          if (isOver()) return;
          const { userId, token } = visitor;
          const [random, stepMs] = [randomFrom(1_000 + index + turn), step(BETWEEN_DIAGNOSTICS_MS / 3)];
          lives.diagnostics.push({ userId, ...(await takeDiagnostic({ base, token, random, stepMs })) });
        }
      }),
      ...takers.map(async (student, index) => {
        const random = randomFrom(index + 1);
        /** @type {Tested['tests']} */
        const tests = [];
        lives.tests.push({ student, tests });
        while (!isOver())
          tests.push(await takeTest({ base, token: student.token, questionMs: STEP.test, random, tabs: 2, isOver }));
      }),
      ...planned.slice(sizes.tests).map(async (student, index) => {
        const random = randomFrom(100 + index);
        /** @type {Studied['units']} */
        const units = new Map();
        lives.units.push({ student, units });
        while (!isOver() && units.size < DAYS_BEFORE_TEST) {
          const day = units.size + 1;
          units.set(day, await workOn(base, student, day, step(STEP.unit), random));
          await persist(() => passDay(pool, student.userId), { tries: 200 });
        }
      }),
      ...practising.map(async (student, index) => {
        const { token } = student;
        const stepMs = () => (isOver() ? STEP.hurriedPractice : STEP.practice);
        const world = { base, token, keys, stepMs, random: randomFrom(200 + index) };
        lives.practice.push({ student, sessions: await practise({ ...world, unequal: lives.unequal, isOver }) });
      }),
    ];
    for (const outcome of await Promise.allSettled(kinds))
      if (outcome.status === 'rejected') lives.stuck.push(String(outcome.reason?.message ?? outcome.reason));
    return lives;
  };
}

/** Two weeks of finished units, so that a full test comes next. @param {import('pg').Pool} pool @param {string} userId */
async function bringToTestDay(pool, userId) {
  await pool.query(
    `insert into plan.days (user_id, day, finished_on, finished_at)
     select $1, n, current_date - (${DAYS_BEFORE_TEST + 1} - n), now() - make_interval(days => ${DAYS_BEFORE_TEST + 1} - n) from generate_series(1, ${DAYS_BEFORE_TEST}) n`,
    [userId],
  );
  await pool.query(
    `update plan.plans set last_finished_day = ${DAYS_BEFORE_TEST}, last_finished_date = current_date - 1, begin_date = current_date - ${DAYS_BEFORE_TEST} where user_id = $1`,
    [userId],
  );
}
