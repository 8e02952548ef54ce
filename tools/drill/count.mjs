// Holds what the system has stored against what students were told it has: every answer once.
import { compare as comparePractice } from '../load/compare-practice.mjs';
import { compare as compareRecord } from '../load/compare-record.mjs';
import { persist, until } from '../lib/until.mjs';
import { DAYS_BEFORE_TEST } from '../load/crowd.mjs';

/** @typedef {import('../load/crowd.mjs').Lives} Lives */
/** @typedef {{ sent: number, lost: number, doubled: number, unreported: number, wrong: string[], settledAfterS: number | undefined }} Count answers that the students gave and the server acknowledged; reports that did not come or came twice; whatever else is not as it was answered; seconds until jobs had done their work, undefined when they had not */

/** Reports, evidence and mastery after the end. */
const PATIENCE_MS = 60_000;

/** @param {{ pool: import('pg').Pool, base: string }} system @param {Lives} lives @returns {Promise<Count>} */
export async function count({ pool, base }, lives) {
  const finished = lives.tests.flatMap(({ tests }) => tests.filter(({ submitted }) => submitted));
  const from = Date.now();
  const settled = await until(
    () =>
      isSettled(
        pool,
        lives,
        finished.map(({ testId }) => testId),
      ).catch(() => false),
    PATIENCE_MS,
  );
  /** @type {Count} */
  const found = {
    ...{ sent: 0, lost: 0, doubled: 0, unreported: 0 },
    wrong: [...lives.unequal, ...lives.stuck],
    settledAfterS: settled ? Math.round((Date.now() - from) / 1_000) : undefined,
  };
  /** A database that was just away may still refuse its first connection. @param {() => Promise<void>} part */
  const look = (part) => persist(part, { tries: 5 });
  await look(() => diagnostics(pool, lives, found));
  for (const { student, tests } of lives.tests) await look(() => ofTests(pool, student, tests, found));
  for (const { student, units } of lives.units)
    add(found, `units of ${student.userId}`, await compareRecord(pool, student.userId, { units }));
  for (const { student, sessions } of lives.practice) {
    const { answers, messages, lost, doubled, unrecorded, ...faults } = await comparePractice({
      ...{ base, pool, student, sessions },
    });
    found.sent += answers + messages;
    found.lost += lost + unrecorded;
    found.doubled += doubled;
    for (const [what, times] of Object.entries(faults))
      if (times > 0) found.wrong.push(`practice of ${student.userId}: ${times} ${what}`);
  }
  return found;
}

/** @param {import('pg').Pool} pool @param {Lives} lives @param {Count} found */
async function diagnostics(pool, { diagnostics: given }, found) {
  const { rows } = await pool.query(
    `select user_id, english, math, status, report is not null as reported from diagnostic.attempts where user_id = any($1)`,
    [given.map(({ userId }) => userId)],
  );
  for (const { userId, english, math } of given) {
    const [row, ...more] = rows.filter((each) => each.user_id === userId);
    const answers = [...english, ...math];
    const stored = [...(row?.english ?? []), ...(row?.math ?? [])];
    found.sent += answers.length;
    found.lost +=
      row?.status === 'submitted' ? answers.filter((each, at) => stored[at] !== each).length : answers.length;
    found.doubled += more.length;
    if (!row?.reported) found.unreported += 1;
  }
}

/** @param {import('pg').Pool} pool @param {import('../load/planned.mjs').Planned} student @param {import('../load/crowd.mjs').Tested['tests']} tests @param {Count} found */
async function ofTests(pool, { userId }, tests, found) {
  const own = { lost: 0, doubled: 0, sent: 0, unreported: 0 };
  for (const { testId, given, submitted } of tests) {
    const { rows } = await pool.query('select question_id, answer from full_test.answers where test_id = $1', [testId]);
    const stored = new Map(rows.map((row) => [row.question_id, row.answer]));
    own.sent += given.size;
    own.doubled += rows.length - stored.size + [...stored.keys()].filter((id) => !given.has(id)).length;
    for (const [id, answer] of given) if (stored.get(id) !== answer) own.lost += 1;
    if (!submitted) continue;
    const {
      rows: [test],
    } = await pool.query(
      `select (select count(*)::int from full_test.tests where test_id = $1 and report is not null) as reports,
         (select count(*)::int from full_test.outbox where queue = 'reports' and data->>'test_id' = $1::text) as orders`,
      [testId],
    );
    if (test.reports !== 1 || test.orders > 1) own.unreported += 1;
  }
  const finished = tests.filter(({ submitted }) => submitted);
  const record = await compareRecord(pool, userId, {
    tests: finished,
    daysBefore: DAYS_BEFORE_TEST,
  });
  found.sent += own.sent;
  found.doubled += own.doubled;
  found.unreported += own.unreported;
  found.lost += own.lost;
  add(found, `tests of ${userId}`, { ...record, answers: 0 });
}

/** @param {Count} found @param {string} whose @param {import('../load/compare-record.mjs').Found} part of the learner record */
function add(found, whose, { answers, lost, doubled, unfinished, miscounted }) {
  found.sent += answers;
  found.lost += lost;
  found.doubled += doubled;
  if (unfinished > 0) found.wrong.push(`${whose}: days missing or twice`);
  if (miscounted > 0) found.wrong.push(`${whose}: batches of the learner record missing or twice`);
}

/** Has every report come, and has the learner record everything, with the mastery of all that is in it? @param {import('pg').Pool} pool @param {Lives} lives @param {string[]} tests */
async function isSettled(pool, lives, tests) {
  const { rows } = await pool.query(
    `select (select count(*)::int from full_test.tests where test_id = any($1) and report is not null) as reports,
       (select count(*)::int from plan.measurements where source = 'full-test') as measured,
       (select count(*)::int from diagnostic.attempts where user_id = any($2) and report is not null) as diagnosed,
       (select count(*)::int from aivydaily.attempts where not recorded) + (select count(*)::int from aivydaily.sessions where completed and not mission_recorded) as practised,
       (select count(*)::int from plan.learners where state_version < version) as behind`,
    [tests, lives.diagnostics.map(({ userId }) => userId)],
  );
  const [{ reports, measured, diagnosed, practised, behind }] = rows;
  return (
    reports >= tests.length &&
    measured >= tests.length &&
    diagnosed >= lives.diagnostics.length &&
    practised + behind === 0
  );
}
