// `npm run drill:plan [-- STUDENTS] [--freezes]`: fifty simulated students work on daily units and take a full test each while
// gateway, plan, worker, Redis and PostgreSQL are killed in turn. Then the learner record is held against what they have
// given: answers lost, answers and days counted twice, and states that differ from one computed anew. Exit 1 unless all
// counts are 0. `--freezes` lets PostgreSQL and Redis stand still instead, for 1 and 15 s each, and counts also the calls
// that did not end in their time.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from '../../lib/ensure-installed.mjs';
import { exitWith } from '../../lib/fault.mjs';
import { killInTurn, randomFrom, startKillable, until } from '../killable.mjs';

const STUDENTS = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 50);
const WANTS_FREEZES = process.argv.includes('--freezes');
const UNITS = 6;
const UNIT_QUESTION_MS = 900;
const TEST_QUESTION_MS = 250;
const KILL_EVERY_MS = 4_000;
/** A report, its evidence and the mastery from it, after the last kill. */
const PATIENCE_MS = 60_000;

try {
  ensureInstalled();
  process.exit(await drill());
} catch (error) {
  exitWith(error);
}

async function drill() {
  const { createPlanned } = await import('./planned.mjs');
  const { live } = await import('./life.mjs');
  const { compare } = await import('./compare.mjs');
  const system = await startKillable('drill-plan');
  try {
    const { base, pool, databaseUrl } = system;
    if (WANTS_FREEZES) {
      const { runFreezes } = await import('./freezes.mjs');
      return await runFreezes(system, STUDENTS);
    }
    const students = await createPlanned(pool, base, STUDENTS);
    const stats = { ok: 0, failed: 0, signedOut: 0 };
    console.log(`${STUDENTS} students work on ${UNITS} units and a full test while something is killed …`);
    const work = Promise.allSettled(
      students.map((student, index) =>
        live({
          base,
          pool,
          student,
          units: UNITS,
          unitMs: UNIT_QUESTION_MS,
          testMs: TEST_QUESTION_MS,
          random: randomFrom(index + 1),
          stats,
        }),
      ),
    );
    const { result, kills, seconds } = await killInTurn(system, ['gateway', 'plan', 'worker', 'redis', 'postgres'], {
      everyMs: KILL_EVERY_MS,
      work,
      onKill: (part, second) =>
        console.log(
          `  ${String(second).padStart(3)} s  killed ${part} and started it again; ${stats.ok} calls answered, ${stats.failed} not`,
        ),
    });
    const broken = result.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    for (const reason of broken.slice(0, 5)) console.error(`  a student could not go on: ${reason.message}`);

    const waitedFrom = Date.now();
    const isSettled = await until(() => settled(pool, STUDENTS - broken.length), PATIENCE_MS);
    const settledAfter = Math.round((Date.now() - waitedFrom) / 1000);
    const total = { answers: 0, lost: 0, doubled: 0, unfinished: 0, miscounted: 0 };
    for (const [index, each] of result.entries()) {
      const student = students[index];
      if (each.status === 'rejected' || !student) continue;
      const found = await compare(pool, student.userId, each.value);
      for (const name of /** @type {(keyof typeof total)[]} */ (Object.keys(total))) total[name] += found[name];
    }
    const rebuilt = rebuild(databaseUrl);
    const { answers, lost, doubled, unfinished, miscounted } = total;
    console.log(
      `\nkilled: ${kills}; ${seconds} s, ${stats.ok} calls answered, ${stats.failed} failed and were tried again, ${stats.signedOut} signed out`,
    );
    console.log(
      `${answers} answers: ${lost} lost (bound 0), ${doubled} doubled (bound 0); ${unfinished} students with days missing or twice (bound 0), ${miscounted} with batches missing or twice (bound 0), ${broken.length} who could not go on (bound 0)`,
    );
    console.log(
      `mastery ${isSettled ? `computed ${settledAfter} s after the end` : `not all computed after ${PATIENCE_MS / 1000} s`}; anew from the evidence: ${rebuilt.text}`,
    );
    const faults = lost + doubled + unfinished + miscounted + broken.length + stats.signedOut;
    return faults === 0 && isSettled && rebuilt.equal ? 0 : 1;
  } finally {
    await system.stop();
  }
}

/** Has the record of each student the test, and the mastery of all that is in it? @param {import('pg').Pool} pool @param {number} students */
async function settled(pool, students) {
  const { rows } = await pool.query(
    `select (select count(*)::int from plan.measurements where source = 'full-test') as tests, (select count(*)::int from plan.learners where state_version < version) as behind`,
  );
  return rows[0].tests >= students && rows[0].behind === 0;
}

/** Every learner's state anew from the evidence. @param {string} databaseUrl */
function rebuild(databaseUrl) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/run-ts.mjs', 'tools/learner/main.ts', 'rebuild'],
    { encoding: 'utf8', env: { ...process.env, DATABASE_URL: databaseUrl } },
  );
  return { equal: status === 0, text: (stdout.trim() || stderr.trim()).split('\n').slice(-3).join('; ') };
}
