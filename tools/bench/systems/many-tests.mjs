// Students who have taken many tests: one takes one, with its report, and the others get rows like it.
import { setTimeout as pause } from 'node:timers/promises';
import { dataOf } from '../frame/client.mjs';
import { askTest } from './people.mjs';
import { addressOf } from './system.mjs';

/** @typedef {import('./system.mjs').System} System */
/** @typedef {{ token: string, address: string }} Reader */

const ADDRESSES = 3 << 20;

/** @param {System} system @param {readonly number[]} lengths @returns {Promise<Reader[]>} one for each length, who has taken as many tests */
export async function listsOf(system, lengths) {
  const { createStudents } = await import('../../load/full-test/students.mjs');
  const [first, ...readers] = await createStudents(system.pool, 1 + lengths.length);
  if (!first) throw new Error('nobody takes the test');
  const testId = await takeTest(system, { token: first.token, address: addressOf(ADDRESSES) });
  const columns = await columnsOf(system.pool);
  const copied = columns.map((column) => `copy.${column}`).join(', ');
  for (const [index, { userId }] of readers.entries())
    await system.pool.query(
      `insert into full_test.tests (${columns.join(', ')})
       select ${copied} from full_test.tests t, generate_series(1, $3::int) n,
         jsonb_populate_record(t, jsonb_build_object('user_id', $2::uuid, 'test_id', gen_random_uuid(),
           'start_time', t.start_time - make_interval(days => n), 'end_time', t.end_time - make_interval(days => n))) copy
       where t.test_id = $1`,
      [testId, userId, lengths[index]],
    );
  return readers.map(({ token }, index) => ({ token, address: addressOf(ADDRESSES + 1 + index) }));
}

/** Those that are written and not computed. @param {import('pg').Pool} pool @returns {Promise<string[]>} */
async function columnsOf(pool) {
  const { rows } = await pool.query(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = 'full_test.tests'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  return rows.map(({ name }) => name);
}

/** A whole test with its report. @param {System} system @param {Reader} who @returns {Promise<string>} */
async function takeTest(system, who) {
  /** @param {string} call @param {object} input */
  const ask = async (call, input) => dataOf(await askTest(system, who, call, input), call);
  const { test_id: testId } = await ask('start-test', {});
  for (const module of [1, 2, 3, 4]) {
    const { questions } = await ask('get-questions', { test_id: testId, module });
    await ask('save-progress', {
      test_id: testId,
      module,
      time_left: 1,
      question_id: questions.map((/** @type {{ id: number }} */ { id }) => id),
      answer: questions.map((/** @type {{ type: string }} */ { type }, /** @type {number} */ n) =>
        type === 'blank' ? '7' : 'abcd'.charAt(n % 4),
      ),
    });
    await ask('submit-answers', { test_id: testId, module });
  }
  while ((await ask('get-report', { test_id: testId })).report_status !== 'ready') await pause(200);
  return testId;
}
