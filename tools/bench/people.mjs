// Accounts that can sign in, and what a student does who comes with an empty cache.
import { hash } from '@node-rs/argon2';
import { createStudents } from '../load/students.mjs';
import { addressOf } from './aivy.mjs';
import { dataOf } from './client.mjs';

/** @typedef {import('./aivy.mjs').System} System */
/** @typedef {{ email: string, address: string }} Person */

const PASSWORD = 'correct-horse-battery';
/** Behind those of the seats. */
const FIRST_ADDRESS = 1 << 20;
/** As browsers have them to one server. */
const CONNECTIONS = 6;

let made = 0;

/** @param {System} system @param {number} count @returns {Promise<Person[]>} */
export async function createPeople({ pool }, count) {
  const students = await createStudents(pool, count);
  const ids = students.map(({ userId }) => userId);
  // The library's own settings, as auth has them.
  await pool.query('update auth.users set password_hash = $1 where user_id = any($2)', [await hash(PASSWORD), ids]);
  return ids.map((id) => ({ email: `${id}@example.com`, address: addressOf(FIRST_ADDRESS + made++) }));
}

/** @param {System} system @param {Person} person @returns {Promise<import('./client.mjs').Answer>} */
export const signIn = ({ client }, { email, address }) =>
  client.ask({ path: '/api/auth/signin', address, body: JSON.stringify({ email, password: PASSWORD }) });

/** @param {System} system @param {{ token: string, address: string }} who @param {string} call below full-test @param {object} input */
const askTest = ({ client }, { token, address }, call, input) =>
  client.ask({ path: `/api/full-test/${call}`, token, address, body: JSON.stringify(input) });

/** The files as a browser asks for them. @param {System} system @param {readonly string[]} files @param {string} address */
async function fetchFiles({ client }, files, address) {
  const left = [...files];
  const one = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const { status } = await client.ask({ path, method: 'GET', address, headers: 'accept-encoding: gzip, br\r\n' });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
}

/**
 * The page's files, sign-in, start of a test and its first questions.
 * @param {System} system
 * @param {Person} person
 * @param {readonly string[]} files
 * @throws Error when anything of it is refused
 */
export async function arrive(system, person, files) {
  const { address } = person;
  await fetchFiles(system, files, address);
  const { token } = dataOf(await signIn(system, person), 'signin');
  const { test_id: testId } = dataOf(await askTest(system, { token, address }, 'start-test', {}), 'start-test');
  const input = { test_id: testId, module: 1 };
  dataOf(await askTest(system, { token, address }, 'get-questions', input), 'get-questions');
}
