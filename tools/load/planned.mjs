// Students with a diagnostic and a plan, made by the calls that a student makes.
import { until } from '../lib/until.mjs';
import { call, insist } from './api.mjs';
import { createStudents } from './students.mjs';

/** @typedef {{ userId: string, token: string, planId: string }} Planned */

const AT_ONCE = 10;
const PATIENCE_MS = 60_000;
const stamp = () => new Date().toISOString().slice(0, 19).replace('T', ' ');

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
  const [english, math] = await Promise.all([
    call(base, token, 'diagnostic/request-questions', { subject: 'english' }),
    call(base, token, 'diagnostic/request-questions', { subject: 'math' }),
  ]);
  /** @param {{ type: string }[]} questions */
  const answers = (questions) =>
    questions.map(({ type }, index) => (type === 'blank' ? '7' : 'abcd'.charAt(index % 4)));
  /** @param {{ type: string }[]} questions */
  const seconds = (questions) => questions.map((_, index) => 30 + index);
  await insist(base, token, 'diagnostic/submit-answers', {
    english: answers(english),
    math: answers(math),
    english_time: seconds(english),
    math_time: seconds(math),
    start_time: stamp(),
    end_time: stamp(),
  });
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
