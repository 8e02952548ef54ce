// `npm run drill:daily [-- STUDENTS]`: fifty simulated students practise, with hints, answers sent twice and two tabs, while
// chat, aivydaily and Redis, and then plan, worker and PostgreSQL, are killed in turn. Then stored attempts, the learner
// record and the talk are held against what the students were told: attempts lost and doubled, messages not answered or
// answered twice. Exit 1 unless all counts are 0.
import { ensureInstalled } from '../../lib/ensure-installed.mjs';
import { exitWith } from '../../lib/fault.mjs';
import { killInTurn, randomFrom, startKillable, until } from '../killable.mjs';

const STUDENTS = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 50);
const SESSIONS = 3;
const STEP_MS = 1_200;
const KILL_EVERY_MS = 4_000;
/** Evidence of the last attempt after the last kill. */
const PATIENCE_MS = 60_000;

try {
  ensureInstalled();
  process.exit(await drill());
} catch (error) {
  exitWith(error);
}

async function drill() {
  const { createStudents } = await import('../full-test/students.mjs');
  const { compare } = await import('./compare.mjs');
  const { readKeys } = await import('./keys.mjs');
  const { practise } = await import('./practise.mjs');
  const system = await startKillable('drill-daily');
  try {
    const { base, pool } = system;
    const students = await createStudents(pool, STUDENTS);
    const keys = await readKeys(pool);
    /** @type {import('./practise.mjs').Stats} */
    const stats = { ok: 0, failed: 0, signedOut: 0, unequal: [] };
    console.log(`${STUDENTS} students practise, ${SESSIONS} sessions each, while something is killed …`);
    const work = Promise.allSettled(
      students.map(({ token }, index) =>
        practise({ base, token, keys, sessions: SESSIONS, stepMs: STEP_MS, random: randomFrom(index + 1), stats }),
      ),
    );
    const { result, kills, seconds } = await killInTurn(
      system,
      ['chat', 'aivydaily', 'redis', 'chat', 'aivydaily', 'plan', 'worker', 'postgres'],
      {
        everyMs: KILL_EVERY_MS,
        work,
        onKill: (part, second) =>
          console.log(
            `  ${String(second).padStart(3)} s  killed ${part} and started it again; ${stats.ok} calls answered, ${stats.failed} not`,
          ),
      },
    );
    const broken = result.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    for (const reason of broken.slice(0, 5)) console.error(`  a student could not go on: ${reason.message}`);
    for (const text of stats.unequal.slice(0, 5)) console.error(`  ${text}`);

    const waitedFrom = Date.now();
    const isSettled = await until(() => settled(pool), PATIENCE_MS);
    const settledAfter = Math.round((Date.now() - waitedFrom) / 1000);
    /** @type {import('./compare.mjs').Found | undefined} */
    let total;
    for (const [index, each] of result.entries()) {
      const student = students[index];
      if (each.status === 'rejected' || !student) continue;
      const found = await compare({ base, pool, student, sessions: each.value });
      if (!total) total = found;
      else for (const name of /** @type {(keyof typeof found)[]} */ (Object.keys(found))) total[name] += found[name];
    }
    if (!total) throw new Error('no student could go on');
    console.log(
      `\nkilled: ${kills}; ${seconds} s, ${stats.ok} calls answered, ${stats.failed} failed and were tried again, ${stats.signedOut} signed out`,
    );
    console.log(
      `${total.answers} answers acknowledged: ${total.lost} lost (bound 0), ${total.doubled} doubled (bound 0); in the learner record ${total.unrecorded} missing (bound 0), ${total.recordedTwice} twice (bound 0); ${total.miscounted} miscounts of tries, days, missions or points (bound 0)`,
    );
    console.log(
      `${total.messages} messages: ${total.unanswered} without their reply (bound 0), ${total.answeredTwice} answered twice (bound 0); ${stats.unequal.length} requests answered in two ways (bound 0); ${broken.length} students who could not go on (bound 0)`,
    );
    console.log(
      isSettled
        ? `the record had everything ${settledAfter} s after the end`
        : `the record had not everything after ${PATIENCE_MS / 1000} s`,
    );
    const { answers: _answers, messages: _messages, ...faults } = total;
    const sum = Object.values(faults).reduce((all, each) => all + each, 0);
    return sum + stats.unequal.length + broken.length + stats.signedOut === 0 && isSettled ? 0 : 1;
  } finally {
    await system.stop();
  }
}

/** Has the record every attempt, and the mastery of all that is in it, and the plan every mission? @param {import('pg').Pool} pool */
async function settled(pool) {
  const { rows } = await pool.query(
    `select (select count(*)::int from aivydaily.attempts where not recorded) as attempts,
       (select count(*)::int from aivydaily.sessions where completed and not mission_recorded) as missions,
       (select count(*)::int from plan.learners where state_version < version) as behind`,
  );
  return rows[0].attempts + rows[0].missions + rows[0].behind === 0;
}
