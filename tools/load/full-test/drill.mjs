// `npm run drill:full-test [-- STUDENTS] [--kills | --outages] [--quick]`
// Kills: fifty simulated students take whole tests while gateway, service, worker, Redis and PostgreSQL are killed in
// turn. Counts the answers that were lost and those that count twice.
// Outages: each of them is frozen and killed for 1, 15 and 60 s under a stream of calls. Counts the calls that hung and
// those that took effect after nobody waited. `--quick` freezes the four that matter most, for 1 and 7 s.
// Exit 1 unless all counts are 0.
import { ensureInstalled } from '../../lib/ensure-installed.mjs';
import { exitWith } from '../../lib/fault.mjs';
import { killInTurn, randomFrom, startKillable, until } from '../killable.mjs';

/** @typedef {import('../killable.mjs').Part} Part */

const words = process.argv.slice(2);
/** @param {string} word */
const wants = (word) => words.includes(`--${word}`);
const STUDENTS = Number(words.find((word) => /^\d+$/.test(word)) ?? 50);
/** @type {{ parts: Part[], ways: ('freeze' | 'kill')[], seconds: number[] }} */
const OUTAGES = wants('quick')
  ? { parts: ['redis', 'postgres', 'full-test', 'gateway'], ways: ['freeze'], seconds: [1, 7] }
  : {
      parts: ['redis', 'postgres', 'auth', 'diagnostic', 'full-test', 'worker', 'gateway'],
      ways: ['freeze', 'kill'],
      seconds: [1, 15, 60],
    };
const QUESTION_MS = 450;
const KILL_EVERY_MS = 5_000;

try {
  ensureInstalled();
  process.exit(await drill());
} catch (error) {
  exitWith(error);
}

async function drill() {
  const { createStudents, insist, takeTest } = await import('./students.mjs');
  const { runOutage } = await import('./outages.mjs');
  const system = await startKillable('drill');
  const { base, pool } = system;

  /** @param {number[]} pids @param {NodeJS.Signals} name */
  const signal = (pids, name) => {
    for (const pid of pids) process.kill(pid, name);
  };
  async function outages() {
    const total = { hung: 0, late: 0 };
    for (const seconds of OUTAGES.seconds)
      for (const way of OUTAGES.ways)
        for (const name of OUTAGES.parts) {
          /** @type {number[]} */
          let stopped = [];
          /** @type {Promise<void> | undefined} */
          let back;
          const begin = () => {
            if (way === 'kill') back = system.kill(name, seconds * 1_000);
            else signal((stopped = system.processesOf(name)), 'SIGSTOP');
          };
          const end = async () => (way === 'kill' ? back : signal(stopped, 'SIGCONT'));
          const found = await runOutage(
            { pool, base, createStudents, insist },
            { ms: seconds * 1_000, begin, end, carrier: name === 'redis', ownDoor: name === 'gateway' },
          );
          console.log(
            `  ${way === 'kill' ? 'killed' : 'frozen'} ${String(seconds).padStart(2)} s ${name.padEnd(10)} ${found.calls} calls, ${found.answered} answered, slowest ${found.slowestMs} ms: ${found.hung} hung (bound 0), ${found.late} executed late (bound 0)`,
          );
          total.hung += found.hung;
          total.late += found.late;
        }
    return total.hung + total.late;
  }
  if (wants('outages')) {
    const faulty = await outages();
    await system.stop();
    return faulty === 0 ? 0 : 1;
  }
  const students = await createStudents(pool, STUDENTS);
  const stats = { ok: 0, failed: 0, signedOut: 0 };
  console.log(
    `${STUDENTS} students take tests of 98 questions while something is killed every ${KILL_EVERY_MS / 1000} s …`,
  );
  const tests = Promise.allSettled(
    students.map(({ token }, index) =>
      takeTest({ base, token, questionMs: QUESTION_MS, random: randomFrom(index + 1), stats }),
    ),
  );
  const {
    result: outcomes,
    kills,
    seconds,
  } = await killInTurn(system, ['gateway', 'full-test', 'redis', 'postgres', 'worker'], {
    everyMs: KILL_EVERY_MS,
    work: tests,
    onKill: (part, second) =>
      console.log(
        `  ${String(second).padStart(3)} s  killed ${part} and started it again; ${stats.ok} calls answered, ${stats.failed} not`,
      ),
  });
  const broken = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  for (const reason of broken.slice(0, 5)) console.error(`  a student could not finish: ${reason.message}`);

  const result = { lost: 0, doubled: 0, answers: 0, reports: 0, twiceReported: 0 };
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') continue;
    const { testId, given } = outcome.value;
    const { rows } = await pool.query('select question_id, answer from full_test.answers where test_id = $1', [testId]);
    const stored = new Map(rows.map((row) => [row.question_id, row.answer]));
    result.answers += given.size;
    result.doubled += rows.length - stored.size + [...stored.keys()].filter((id) => !given.has(id)).length;
    for (const [id, answer] of given) if (stored.get(id) !== answer) result.lost += 1;
  }
  const finished = outcomes.length - broken.length;
  await until(async () => {
    const {
      rows: [{ count }],
    } = await pool.query('select count(*)::int from full_test.tests where report is not null');
    result.reports = count;
    return count >= finished;
  }, 30_000);
  const {
    rows: [{ orders }],
  } = await pool.query(
    "select count(*)::int - count(distinct data->>'test_id')::int as orders from full_test.outbox where queue = 'reports'",
  );
  result.twiceReported = orders;

  const faulty = wants('kills') ? 0 : await outages();
  await system.stop();

  console.log(
    `\nkilled: ${kills}; ${seconds} s, ${stats.ok} calls answered, ${stats.failed} failed and were tried again, ${stats.signedOut} signed out`,
  );
  console.log(
    `${result.answers} answers: ${result.lost} lost (bound 0), ${result.doubled} doubled (bound 0); ${result.reports} of ${finished} reports, ${result.twiceReported} ordered twice (bound 0); ${broken.length} tests unfinished (bound 0)`,
  );
  return faulty +
    result.lost +
    result.doubled +
    result.twiceReported +
    broken.length +
    (finished - result.reports) +
    stats.signedOut ===
    0
    ? 0
    : 1;
}
