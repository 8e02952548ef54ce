// Students with a diagnostic and a plan, made by the calls that a student makes.
import { randomFrom } from '../lib/random.mjs';
import { until } from '../lib/until.mjs';
import { call } from './api.mjs';
import { takeDiagnostic } from './diagnostic.mjs';
import { createStudents } from './students.mjs';

/** @typedef {{ userId: string, token: string, planId: string }} Planned */

const AT_ONCE = 10;
const PATIENCE_MS = 60_000;

/**
 * @param {import('pg').Pool} pool
 * @param {string} base
 * @param {number} count
 * @returns {Promise<Planned[]>} with mastery computed
 */
export async function createPlanned(pool, base, count) {
  const students = await createStudents(pool, count);
  /** @type {Planned[]} */
  const planned = [];
  for (let from = 0; from < count; from += AT_ONCE)
    planned.push(
      ...(await Promise.all(students.slice(from, from + AT_ONCE).map((student) => plan(pool, base, student)))),
    );
  return planned;
}

/** @param {import('pg').Pool} pool @param {string} base @param {{ userId: string, token: string }} student */
async function plan(pool, base, { userId, token }) {
  await takeDiagnostic({ base, token, random: randomFrom(1) });
  await computed(pool, userId);
  const now = await call(base, token, 'plan/target-start', {});
  const { plan_id: planId } = await call(base, token, 'daily/set-target', {
    english: Math.min(800, now.english.score + 90),
    math: Math.min(800, now.math.score + 90),
    duration: 3,
  });
  return { userId, token, planId };
}

/** Waits until the state of a learner has all evidence. @param {import('pg').Pool} pool @param {string} userId */
async function computed(pool, userId) {
  const isComputed = async () => {
    const { rows } = await pool.query(
      'select 1 from plan.learners where user_id = $1 and version > 0 and version = state_version',
      [userId],
    );
    return rows.length > 0;
  };
  if (!(await until(isComputed, PATIENCE_MS))) throw new Error("a student's mastery was not computed");
}

/**
 * Lets the last unit have been yesterday's, so that the next one is open.
 * @param {import('pg').Pool} pool
 * @param {string} userId
 */
export const passDay = (pool, userId) =>
  pool.query(
    `update plan.plans set last_finished_date = (now() at time zone 'UTC')::date - 1 where user_id = $1 and last_finished_day > 0`,
    [userId],
  );
