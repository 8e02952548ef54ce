// What benches see of a system: an address, processes, a database, and students in the first module of a test.
import { randomUUID } from 'node:crypto';
import { startSystem } from '../drill/system.mjs';
import { createStudents } from '../load/students.mjs';
import { createClient, dataOf } from './client.mjs';

/**
 * @typedef {object} Seat a student in the first module of a test
 * @property {string} token
 * @property {string} address
 * @property {string} testId
 * @property {readonly number[]} ids of the module's questions
 */
/**
 * @typedef {object} System
 * @property {string} name
 * @property {number} port
 * @property {() => number[]} programs processes of its own
 * @property {() => number[]} servers processes of its PostgreSQL and Redis
 * @property {import('pg').Pool} pool
 * @property {string} savePath
 * @property {() => Promise<void>} stop
 * @property {import('./client.mjs').Client} client
 * @property {readonly Seat[]} seats
 */

/** Those of one address would meet the gateway's limits for an address; a seat has one of its own, as at home. */
const SETTINGS = { TRUST_PROXY: '1', MAX_REQUESTS_PER_ADDRESS: undefined, MAX_CALLS_PER_SECOND: undefined };

/**
 * Aivy as production runs it, one process a program, on servers of its own.
 * @param {{ name?: string, release?: import('../drill/release.mjs').Release, seats: number }} options `release`: an earlier one
 * @returns {Promise<System>}
 */
export async function startAivy({ name = 'aivy', release, seats }) {
  const system = await startSystem({ name, settings: () => SETTINGS, ...(release && { release }) });
  try {
    const port = Number(new URL(system.base).port);
    const client = createClient(port);
    return {
      ...{ name, port, client, pool: system.pool, savePath: '/api/full-test/save-progress' },
      programs: () => system.programs.flatMap((program) => system.processesOf(program)),
      servers: () => ['postgres', 'redis'].flatMap((part) => system.processesOf(part)),
      seats: await seatStudents(system.pool, client, seats),
      async stop() {
        client.close();
        await system.stop();
      },
    };
  } catch (error) {
    await system.stop();
    throw error;
  }
}

/** @template T @param {{ say: (text: string) => void, seats: number }} options @param {(aivy: System) => Promise<T>} use @returns {Promise<T>} */
export async function withAivy({ say, seats }, use) {
  say('building and starting Aivy …');
  const aivy = await startAivy({ seats });
  try {
    return await use(aivy);
  } finally {
    await aivy.stop();
  }
}

/** The nth address of the private network 10.0.0.0/8. @param {number} n below 2²⁴ */
export const addressOf = (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/**
 * Saves one answer: the nth of a stream, in which the seats take turns with another question and another answer each time.
 * @param {System} system
 * @param {number} n
 */
export function save({ client, savePath, seats }, n) {
  const seat = seats[n % seats.length];
  if (!seat) throw new Error('no one sits a test');
  const turn = Math.floor(n / seats.length);
  const body = JSON.stringify({
    test_id: seat.testId,
    module: 1,
    time_left: 900,
    question_id: [seat.ids[turn % seat.ids.length]],
    answer: ['abcd'.charAt(turn % 4)],
    seq: [Date.now()],
    spent_ms: [40_000],
    workspace: { position: turn % seat.ids.length, marked: [], eliminated: {}, annotations: [] },
    workspace_seq: Date.now(),
  });
  return client.ask({ path: savePath, token: seat.token, address: seat.address, body });
}

/**
 * Many students in a test without many starts: one starts it, the others get rows like theirs.
 * @param {import('pg').Pool} pool
 * @param {import('./client.mjs').Client} client
 * @param {number} count
 * @returns {Promise<Seat[]>}
 */
async function seatStudents(pool, client, count) {
  const [first, ...others] = await createStudents(pool, count);
  if (!first) return [];
  /** @param {string} call @param {object} input */
  const ask = async (call, input) => {
    const what = { path: `/api/full-test/${call}`, token: first.token, address: addressOf(0) };
    return dataOf(await client.ask({ ...what, body: JSON.stringify(input) }), call);
  };
  const { test_id: testId } = await ask('start-test', {});
  const { questions } = await ask('get-questions', { test_id: testId, module: 1 });
  const testIds = others.map(() => randomUUID());
  await pool.query(
    `with seats as (select * from unnest($1::uuid[], $2::uuid[]) s(user_id, test_id)),
       tests as (
         insert into full_test.tests (user_id, test_id, time_factor) select user_id, test_id, 1 from seats
       )
     insert into full_test.modules (user_id, test_id, module, route, questions, seconds, started_at, deadline)
     select s.user_id, s.test_id, m.module, m.route, m.questions, m.seconds, m.started_at, m.deadline
     from seats s, full_test.modules m where m.test_id = $3`,
    [others.map(({ userId }) => userId), testIds, testId],
  );
  // A bench may take longer than a module.
  await pool.query(`update full_test.modules set deadline = now() + interval '6 hours' where deadline is not null`);
  await pool.query('analyze');
  /** @type {number[]} */
  const ids = questions.map((/** @type {{ id: number }} */ { id }) => id);
  return [first, ...others].map(({ token }, n) => ({
    token,
    address: addressOf(n),
    testId: n === 0 ? testId : (testIds[n - 1] ?? ''),
    ids,
  }));
}
