// Simulated students: accounts with sessions, and the protocol of the client's outbox over HTTP.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from '../request.mjs';

/** @typedef {{ userId: string, token: string, testId?: string }} Student */
/** @typedef {{ id: number, type: string }} Question */
/** @typedef {{ 'start-test': { test_id: string }, 'get-questions': { questions: Question[] }, 'save-progress': unknown, 'submit-answers': unknown, 'get-report': { report_status: string } }} Data what a call of /api/full-test answers with */
/** @typedef {keyof Data} Name */
/**
 * @template {Name} N
 * @typedef {{ status: number, data?: Data[N], code?: string }} Outcome status 0 without an answer
 */
/** @typedef {{ testId: string, given: Map<number, string>, submitted: boolean }} Taken a test, with the last answer to each question */

const SESSION =
  "insert into auth.sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '6 hours')";
const USER = "insert into auth.users (user_id, email, name, password_hash) values ($1, $2, 'Simulated Student', '')";

/** Accounts without passwords, each with a session. @param {import('pg').Pool} pool @param {number} count */
export async function createStudents(pool, count) {
  /** @type {Student[]} */
  const students = Array.from({ length: count }, () => ({
    userId: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }));
  for (const { userId, token } of students) {
    await pool.query(USER, [userId, `${userId}@example.com`]);
    await pool.query(SESSION, [userId, createHash('sha256').update(token).digest('hex')]);
  }
  return students;
}

/**
 * One call.
 * @template {Name} N
 * @param {string} base
 * @param {string} token
 * @param {N} path
 * @param {object} body
 * @returns {Promise<Outcome<N>>}
 */
export async function post(base, token, path, body) {
  try {
    const { status, text } = await request(`${base}/api/full-test/${path}`, {
      method: 'POST',
      token,
      body: JSON.stringify(body),
      timeoutMs: 8_000,
    });
    const answer = JSON.parse(text);
    return { status, data: answer.data, code: answer.code };
  } catch {
    return { status: 0 };
  }
}

const RETRY_MS = 400;
/** @param {Outcome<Name>} outcome */
const isLasting = ({ status, code }) => status !== 0 && status < 500 && status !== 429 && code !== 'OUTCOME-UNKNOWN';

/**
 * Calls until there is an answer that will not change.
 * @template {Name} N
 * @param {string} base
 * @param {string} token
 * @param {N} path
 * @param {object} body
 * @returns {Promise<Outcome<N>>}
 */
export async function insist(base, token, path, body) {
  for (;;) {
    const outcome = await post(base, token, path, body);
    if (isLasting(outcome)) return outcome;
    await pause(RETRY_MS);
  }
}

/**
 * Takes a test: answers every question, changes some of them, and sends what is not confirmed until it is.
 * @param {{ base: string, token: string, questionMs: number, random: () => number, tabs?: number, isOver?: () => boolean }} options
 *   `tabs` submit each module at once; once it `isOver` no more answers are given and the test stays open
 * @returns {Promise<Taken>}
 */
export async function takeTest({ base, token, questionMs, random, tabs = 1, isOver = () => false }) {
  /**
   * @template {Name} N
   * @param {N} path
   * @param {object} body
   * @returns {Promise<NonNullable<Data[N]>>}
   */
  const call = async (path, body) => {
    const outcome = await insist(base, token, path, body);
    if (outcome.status !== 200 || outcome.data == null)
      throw new Error(`${path} answered ${outcome.status} ${outcome.code}`);
    return outcome.data;
  };
  const { test_id: testId } = await call('start-test', {});
  /** @type {Map<number, string>} */
  const given = new Map();
  for (const module of [1, 2, 3, 4]) {
    const { questions } = await call('get-questions', { test_id: testId, module });
    /** @type {Map<number, { answer: string, seq: number }>} */
    const unsent = new Map();
    let seq = Date.now();
    let working = true;
    // Like the client: one request at a time, with everything that is not confirmed.
    const sender = (async () => {
      while (working || unsent.size > 0) {
        const batch = [...unsent];
        if (batch.length === 0) {
          await pause(50);
          continue;
        }
        const outcome = await post(base, token, 'save-progress', {
          test_id: testId,
          module,
          time_left: 60,
          question_id: batch.map(([id]) => id),
          answer: batch.map(([, entry]) => entry.answer),
          seq: batch.map(([, entry]) => entry.seq),
          spent_ms: batch.map(() => 40_000),
        });
        if (outcome.status === 200) {
          for (const [id, entry] of batch) if (unsent.get(id) === entry) unsent.delete(id);
        } else if (isLasting(outcome)) throw new Error(`save-progress answered ${outcome.status} ${outcome.code}`);
        else await pause(RETRY_MS);
      }
    })();
    for (const { id, type } of questions) {
      if (isOver()) break;
      for (let change = 0; change <= (random() < 0.3 ? 1 : 0); change += 1) {
        const answer =
          type === 'blank' ? String(Math.floor(random() * 90) + 10) : 'abcd'.charAt(Math.floor(random() * 4));
        seq = Math.max(seq + 1, Date.now());
        unsent.set(id, { answer, seq });
        given.set(id, answer);
        await pause(questionMs * (0.5 + random()));
      }
    }
    working = false;
    await sender;
    if (isOver()) return { testId, given, submitted: false };
    await Promise.all(Array.from({ length: tabs }, () => call('submit-answers', { test_id: testId, module })));
  }
  return { testId, given, submitted: true };
}
