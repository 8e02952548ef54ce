// PostgreSQL and Redis stand still for a while (SIGSTOP) while units are finished, answers of practice are on their way
// into the learner record, and full tests are submitted by two tabs on a test day of the plan. Every call must end in its
// time; afterwards everything is there once.
import { setTimeout as pause } from 'node:timers/promises';
import { ask, call as callDaily, insist as insistDaily } from '../daily/api.mjs';
import { readKeys } from '../daily/keys.mjs';
import { takeTest } from '../full-test/students.mjs';
import { randomFrom, until } from '../killable.mjs';
import { call, insist, post } from './api.mjs';
import { compare } from './compare.mjs';
import { createPlanned, passDay } from './planned.mjs';

/** @typedef {import('../killable.mjs').Killable} Killable */
/** @typedef {import('./planned.mjs').Planned} Planned */
/** @typedef {{ student: Planned, sessionId: number, units: Map<number, Map<number, string>>, tries: Set<string> }} Worker with the last answers of each unit, and the source ids of the tries at practice */

const OUTAGES = /** @type {const} */ ([
  { part: 'postgres', seconds: 1 },
  { part: 'redis', seconds: 1 },
  { part: 'postgres', seconds: 15 },
  { part: 'redis', seconds: 15 },
]);
const TEST_TAKERS = 4;
const TEST_QUESTION_MS = 350;
/** A call has five seconds; its answer may take this much longer. */
const ENDED_WITHIN_MS = 5_200;
const CALL_EVERY_MS = 60;
const BEFORE_MS = 500;
const PATIENCE_MS = 60_000;
/** The day before the first test day of a plan. */
const DAY_BEFORE_TEST = 14;
const TRIES = 3;

/** @param {Killable} system @param {number} count of students @returns {Promise<number>} the exit code */
export async function runFreezes(system, count) {
  const { base, pool } = system;
  const keys = await readKeys(pool);
  const planned = await createPlanned(pool, base, count + TEST_TAKERS);
  const takers = planned.slice(0, TEST_TAKERS);
  for (const { userId } of takers) await bringToTestDay(pool, userId);
  const stats = { ok: 0, failed: 0, signedOut: 0 };
  const tests = Promise.allSettled(
    takers.map(({ token }, index) =>
      takeTest({ base, token, questionMs: TEST_QUESTION_MS, random: randomFrom(index + 1), stats, tabs: 2 }),
    ),
  );
  /** @type {Worker[]} */
  const workers = await Promise.all(
    planned.slice(TEST_TAKERS).map(async (student, index) => {
      const { id } = await callDaily(base, student.token, 'aivydaily/start', { subcategory: 1 + (index % 30) });
      return { student, sessionId: id, units: new Map(), tries: new Set() };
    }),
  );
  let hung = 0;
  for (const [index, { part, seconds }] of OUTAGES.entries()) {
    const found = await outage(system, keys, workers, index + 1, part, seconds);
    console.log(
      `  frozen ${String(seconds).padStart(2)} s ${part.padEnd(8)} ${found.calls} calls, ${found.ok} answered well, slowest ${found.slowestMs} ms: ${found.hung} hung (bound 0)`,
    );
    hung += found.hung;
  }
  console.log('  full tests are finished …');
  const outcomes = await tests;
  const broken = outcomes.filter(({ status }) => status === 'rejected').length;
  const isSettled = await until(() => settled(pool, workers, TEST_TAKERS - broken), PATIENCE_MS);
  const total = { answers: 0, lost: 0, doubled: 0, unfinished: 0, miscounted: 0 };
  /** @param {import('./compare.mjs').Found} found */
  const add = (found) => {
    for (const name of /** @type {(keyof typeof total)[]} */ (Object.keys(total))) total[name] += found[name];
  };
  for (const { student, units, tries } of workers) {
    add(await compare(pool, student.userId, { units, practised: tries.size }));
    const { rows } = await pool.query(
      `select source_id as id from plan.evidence where user_id = $1 and source = 'practice'`,
      [student.userId],
    );
    total.answers += tries.size;
    total.lost += [...tries].filter((id) => !rows.some((row) => row.id === id)).length;
    total.doubled += rows.filter((/** @type {{ id: string }} */ { id }) => !tries.has(id)).length;
  }
  for (const [index, { userId }] of takers.entries()) {
    const outcome = outcomes[index];
    if (outcome?.status !== 'fulfilled') continue;
    add({ ...(await compare(pool, userId, { units: new Map(), test: outcome.value })), unfinished: 0 });
    if (!(await finishedTestDayOnce(pool, userId))) total.unfinished += 1;
  }
  const { answers, lost, doubled, unfinished, miscounted } = total;
  console.log(
    `\n${answers} answers: ${lost} lost (bound 0), ${doubled} doubled (bound 0); ${unfinished} students with days missing or twice (bound 0), ${miscounted} with batches missing or twice (bound 0); ${hung} calls hung (bound 0); ${broken} of ${TEST_TAKERS} tests not finished (bound 0)`,
  );
  if (!isSettled) console.log(`not everything was in the learner record after ${PATIENCE_MS / 1000} s`);
  return lost + doubled + unfinished + miscounted + hung + broken + stats.signedOut === 0 && isSettled ? 0 : 1;
}

/**
 * One outage: units and practice before it, calls in it, and the same calls again after it until they are answered.
 * @param {Killable} system @param {import('../daily/keys.mjs').Keys} keys @param {readonly Worker[]} workers
 * @param {number} day @param {'postgres' | 'redis'} part @param {number} seconds
 */
async function outage({ base, pool, processesOf }, keys, workers, day, part, seconds) {
  const desks = await Promise.all(workers.map((worker) => openDesk(base, keys, worker, day)));
  const calling = desks.map(async ({ finish, answer }, index) => {
    await pause(index * CALL_EVERY_MS);
    return Promise.all([timed(() => finish(post)), timed(() => answer(ask))]);
  });
  await pause(BEFORE_MS);
  const stopped = processesOf(part);
  try {
    for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    await pause(seconds * 1_000);
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
  }
  const calls = (await Promise.all(calling)).flat();
  await Promise.all(
    desks.flatMap(({ finish, answer }) => [
      // From two devices at once.
      ...[1, 2].map(() => finish(insist).then((outcome) => mustBe200('finished', outcome))),
      answer(insistDaily).then((outcome) => mustBe200('submit-answer', outcome)),
    ]),
  );
  for (const { student } of workers) await passDay(pool, student.userId);
  return {
    calls: calls.length,
    ok: calls.filter(({ status }) => status === 200).length,
    hung: calls.filter(({ status, ms }) => status === 0 || ms > ENDED_WITHIN_MS).length,
    slowestMs: Math.round(Math.max(...calls.map(({ ms }) => ms))),
  };
}

/**
 * A unit with all answers saved, and an open question of practice.
 * @param {string} base @param {import('../daily/keys.mjs').Keys} keys @param {Worker} worker @param {number} day
 */
async function openDesk(base, keys, { student: { token, planId }, sessionId, units, tries }, day) {
  const unit = { plan_id: planId, day };
  const { questions } = await call(base, token, 'daily/get-daily-question', unit);
  const given = new Map(
    questions.map(({ id, type }, index) => [id, type === 'blank' ? '17' : 'abcd'.charAt((index + day) % 4)]),
  );
  await call(base, token, 'daily/save-progress', {
    ...unit,
    question_id: [...given.keys()],
    answer: [...given.values()],
    spent_ms: questions.map(() => 40_000),
  });
  units.set(day, given);
  const session = { conversation_id: sessionId };
  const { question_id: questionId } = await callDaily(base, token, 'aivydaily/next-question', session);
  const attempt = 1 + ((day - 1) % TRIES);
  tries.add(`practice:${sessionId}:${questionId}:${attempt}`);
  const submission = {
    ...session,
    question_id: questionId,
    answer: keys(questionId).wrong[attempt - 1] ?? '',
    attempt,
  };
  return {
    /** @param {typeof post | typeof insist} way */
    finish: (way) => way(base, token, 'daily/finished', unit),
    /** @param {typeof ask | typeof insistDaily} way */
    answer: (way) => way(base, token, 'aivydaily/submit-answer', submission),
  };
}

/** @param {() => Promise<{ status: number }>} make */
async function timed(make) {
  const startedAt = performance.now();
  const { status } = await make();
  return { status, ms: performance.now() - startedAt };
}

/** @param {string} what @param {{ status: number, code?: string }} outcome */
function mustBe200(what, { status, code }) {
  if (status !== 200) throw new Error(`${what} answered ${status} ${code}`);
}

/** Two weeks of finished units, so that a full test comes next. @param {import('pg').Pool} pool @param {string} userId */
async function bringToTestDay(pool, userId) {
  await pool.query(
    `insert into plan.days (user_id, day, finished_on, finished_at)
     select $1, n, current_date - (${DAY_BEFORE_TEST + 1} - n), now() - make_interval(days => ${DAY_BEFORE_TEST + 1} - n) from generate_series(1, ${DAY_BEFORE_TEST}) n`,
    [userId],
  );
  await pool.query(
    `update plan.plans set last_finished_day = ${DAY_BEFORE_TEST}, last_finished_date = current_date - 1, begin_date = current_date - ${DAY_BEFORE_TEST} where user_id = $1`,
    [userId],
  );
}

/** @param {import('pg').Pool} pool @param {string} userId */
async function finishedTestDayOnce(pool, userId) {
  const { rows } = await pool.query(
    `select last_finished_day as last, (select array_agg(day order by day) from plan.days where user_id = $1) as days,
       (select array_agg(day) from plan.measurements where user_id = $1 and source = 'full-test') as measured
     from plan.plans where user_id = $1`,
    [userId],
  );
  const testDay = DAY_BEFORE_TEST + 1;
  const [{ last, days, measured }] = rows;
  return last === testDay && days.length === testDay && days.at(-1) === testDay && String(measured) === String(testDay);
}

/** Has the record all tries and tests, and the mastery of all that is in it? @param {import('pg').Pool} pool @param {readonly Worker[]} workers @param {number} tests */
async function settled(pool, workers, tests) {
  const tries = workers.reduce((sum, each) => sum + each.tries.size, 0);
  const { rows } = await pool.query(
    `select (select count(*)::int from plan.evidence where source = 'practice') as tries, (select count(*)::int from plan.measurements where source = 'full-test') as tests,
       (select count(*)::int from plan.learners where state_version < version) as behind`,
  );
  return rows[0].tries >= tries && rows[0].tests >= tests && rows[0].behind === 0;
}
