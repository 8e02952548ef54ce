// A stream of calls while a part of the system is away, each watched to its end. Counts the calls that hung, and those that
// took effect after no one waited for them.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createStudents } from '../load/students.mjs';

/** @typedef {{ pool: import('pg').Pool, base: string }} World */
/** @typedef {{ what: string, path: string, body: () => object }} Call */
/** @typedef {{ how: number | 'left' | 'hung' | 'lost', startedAt: number, ms: number, endedAt: number }} Watched */

/** A call has five seconds; its answer may take this much longer. */
const ANSWERED_WITHIN_MS = 5_200;
/** Watching ends here: whoever has no answer by then has hung. */
const PATIENCE_MS = 12_000;
const CALL_EVERY_MS = 50;
/** One call in so many is left by its client early. */
const LEAVE_EVERY = 4;
/** Without Redis nothing can be running when its client leaves; elsewhere what runs then may finish in its time. */
const LEFT_GRACE_MS = 1_000;
const SETTLE_MS = 6_000;

/** Notes when something took effect, under the number that stands in the row; it is rolled back with its transaction. */
const NOTES = `
create schema if not exists drill;
create table if not exists drill.effects (what text, id text, at timestamptz not null);
create or replace function drill.note() returns trigger language plpgsql as $$ begin
  insert into drill.effects values (tg_argv[0], to_jsonb(new)->>tg_argv[1], clock_timestamp());
  return new;
end $$;
create or replace trigger drill_profile after update of school on auth.users for each row execute function drill.note('profile', 'user_id');
create or replace trigger drill_test after insert on full_test.tests for each row execute function drill.note('test', 'user_id');
create or replace trigger drill_diagnostic after insert on diagnostic.attempts for each row execute function drill.note('diagnostic', 'user_id');
`;

const DIAGNOSTIC = {
  english: Array.from({ length: 17 }, () => 'a'),
  math: Array.from({ length: 14 }, () => ''),
  english_time: Array.from({ length: 17 }, () => 30),
  math_time: Array.from({ length: 14 }, () => 0),
};
/** Every call is made once for an account of its own, so that its effect is known by the account. @type {[Call, ...Call[]]} */
const CALLS = [
  {
    what: 'profile',
    path: 'auth/update-profile',
    body: () => ({ name: 'Simulated Student', state: 'NY', grade: 11, school: randomUUID() }),
  },
  { what: 'test', path: 'full-test/start-test', body: () => ({}) },
  {
    what: 'diagnostic',
    path: 'diagnostic/save-answers',
    body: () => ({ ...DIAGNOSTIC, start_time: new Date().toISOString().slice(0, 19).replace('T', ' ') }),
  },
];

/** @param {number} index */
const callOf = (index) => CALLS[index % CALLS.length] ?? CALLS[0];

/**
 * One call on a connection of its own.
 * @param {string} base
 * @param {string} path
 * @param {string} token
 * @param {object} body
 * @param {number | undefined} leaveAfterMs
 * @returns {Promise<Watched>} when it ended, and how: a status, `left`, or `hung`
 */
function watch(base, path, token, body, leaveAfterMs) {
  const startedAt = Date.now();
  const steadyAt = performance.now();
  return new Promise((resolve) => {
    /** @type {Watched['how']} */
    let outcome = 'lost';
    /** @param {Watched['how']} how */
    const end = (how) => resolve({ how, startedAt, ms: performance.now() - steadyAt, endedAt: Date.now() });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const request = http.request(`${base}/api/${path}`, { method: 'POST', headers, agent: false }, (response) =>
      response
        .resume()
        .on('end', () => end(response.statusCode ?? 'lost'))
        .on('error', () => end('lost')),
    );
    const timer = setTimeout(() => {
      outcome = leaveAfterMs === undefined ? 'hung' : 'left';
      request.destroy();
    }, leaveAfterMs ?? PATIENCE_MS);
    request
      .on('error', () => undefined)
      .on('close', () => {
        clearTimeout(timer);
        end(outcome);
      });
    request.end(JSON.stringify(body));
  });
}

/**
 * Runs one outage under a steady stream of calls.
 * @param {World} world
 * @param {{ ms: number, begin: () => unknown, end: () => Promise<unknown>, carrier: boolean, ownDoor: boolean }} outage
 *   `carrier`: the part carries all calls; `ownDoor`: it is the gateway itself, which answers nobody while it is frozen
 * @returns {Promise<{ calls: number, answered: number, hung: number, late: number, slowestMs: number }>}
 */
export async function runOutage(world, { ms, begin, end, carrier, ownDoor }) {
  await world.pool.query(NOTES);
  const callingMs = Math.min(ms, 8_000) + 1_500;
  const students = await createStudents(world.pool, Math.ceil(callingMs / CALL_EVERY_MS));
  await world.pool.query('delete from drill.effects');
  /** @type {Promise<Watched & { what: string, userId: string }>[]} */
  const watched = [];
  const calling = (async () => {
    for (const [index, student] of students.entries()) {
      const { what, path, body } = callOf(index);
      const leaveAfterMs =
        index % LEAVE_EVERY === LEAVE_EVERY - 1 || index % 16 === 0 ? 300 + ((index * 137) % 2_000) : undefined;
      watched.push(
        watch(world.base, path, student.token, body(), leaveAfterMs).then((call) => ({
          ...call,
          what,
          userId: student.userId,
        })),
      );
      await pause(CALL_EVERY_MS);
    }
  })();
  await pause(700);
  await begin();
  await pause(ms);
  await end();
  await calling;
  const calls = await Promise.all(watched);
  await pause(SETTLE_MS);
  const { rows } = await world.pool.query('select what, id, at from drill.effects');
  /** @type {Map<string, number>} */
  const effects = new Map(
    rows.map((/** @type {{ what: string, id: string, at: Date }} */ { what, id, at }) => [
      `${what} ${id}`,
      at.getTime(),
    ]),
  );
  /** @param {Watched & { what: string, userId: string }} call */
  const isLate = ({ what, userId, how, startedAt, endedAt }) => {
    const at = effects.get(`${what} ${userId}`);
    if (at === undefined) return false;
    // A frozen gateway opens its door when it goes on: only then does the time of a waiting call begin. Whoever gave up at
    // that very moment is like one who leaves: what runs then may finish.
    if (ownDoor && how !== 'left') return typeof how !== 'number' && at > endedAt + LEFT_GRACE_MS;
    return at > startedAt + ANSWERED_WITHIN_MS || (carrier && how === 'left' && at > endedAt + LEFT_GRACE_MS);
  };
  const stayed = calls.filter(({ how }) => how !== 'left' && how !== 'lost');
  const late = calls.filter(isLate);
  for (const call of late.slice(0, 5))
    console.error(
      `    late: ${call.what} (${call.how}) took effect ${Number(effects.get(`${call.what} ${call.userId}`)) - call.startedAt} ms after it was made, ended after ${Math.round(call.ms)} ms`,
    );
  return {
    calls: calls.length,
    answered: stayed.filter(({ how }) => typeof how === 'number').length,
    hung: ownDoor ? 0 : stayed.filter(({ ms: took }) => took > ANSWERED_WITHIN_MS).length,
    late: late.length,
    slowestMs: Math.round(
      Math.max(0, ...stayed.filter(({ how }) => typeof how === 'number').map(({ ms: took }) => took)),
    ),
  };
}
