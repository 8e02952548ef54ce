import { randomUUID } from 'node:crypto';
import { Fault } from '../../lib/fault.mjs';
import { request } from '../../load/request.mjs';

const CALL_MS = 15_000;

/** One call, not tried again. @param {string} site @param {string} path @param {string} token @param {object} body @returns {Promise<any>} its data @throws Fault unless it succeeds */
export async function post(site, path, token, body) {
  const options = { method: 'POST', token, body: JSON.stringify(body), timeoutMs: CALL_MS };
  const { status, text } = await request(`${site}/api/${path}`, options);
  if (status !== 200) throw new Fault(`${path} answered ${status} ${text}`);
  return JSON.parse(text).data;
}

/** A visitor becomes a student. @param {string} site @param {(email: string) => Promise<string>} mailedTo the text of the email with the code @returns {Promise<string>} token */
export async function signUp(site, mailedTo) {
  const email = `visitor-${randomUUID()}@example.org`;
  await post(site, 'auth/request-verification', '', { email });
  const code = /\b\d{6}\b/.exec(await mailedTo(email))?.[0];
  if (!code) throw new Fault('The email to a new student has no code.');
  const account = { name: 'Vera Visitor', email, verification_code: code, password: 'a good pass phrase' };
  return (await post(site, 'auth/signup', '', { ...account, state: 'NY', grade: 11, school: '' })).token;
}
