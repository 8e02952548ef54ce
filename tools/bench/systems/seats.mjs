// Many students in the first module of a test without many starts: one starts it, the others get rows like theirs.
import { randomUUID } from 'node:crypto';
import { createClient, dataOf } from '../frame/client.mjs';
import { addressOf } from './system.mjs';

/** @typedef {import('./system.mjs').Seat} Seat */

/**
 * @param {import('pg').Pool} pool the database of a running Aivy
 * @param {number} port
 * @param {number} count
 * @returns {Promise<Seat[]>}
 */
export async function seatStudents(pool, port, count) {
  const { createStudents } = await import('../../load/full-test/students.mjs');
  const [first, ...others] = await createStudents(pool, count);
  if (!first) return [];
  const client = createClient(port);
  /** @param {string} call @param {object} input */
  const ask = async (call, input) =>
    dataOf(
      await client.ask({
        path: `/api/full-test/${call}`,
        token: first.token,
        address: addressOf(0),
        body: JSON.stringify(input),
      }),
      call,
    );
  const { test_id: testId } = await ask('start-test', {});
  const { questions } = await ask('get-questions', { test_id: testId, module: 1 });
  client.close();
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
  // The bench may take longer than a module.
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
