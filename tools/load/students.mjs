// Simulated students: accounts with sessions, and how they take full tests.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { answerAll } from './answer-all.mjs';
import { ask, call } from './api.mjs';

/** @typedef {{ userId: string, token: string, testId?: string }} Student */
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
 * Takes a test.
 * @param {{ base: string, token: string, questionMs: number, random: () => number, tabs?: number, isOver?: () => boolean }} options
 *   `tabs` submit each module at once; once it `isOver` no more answers are given and the test stays open
 * @returns {Promise<Taken>}
 */
export async function takeTest({ base, token, questionMs, random, tabs = 1, isOver = () => false }) {
  const { test_id: testId } = await call(base, token, 'full-test/start-test', {});
  /** @type {Map<number, string>} */
  const given = new Map();
  for (const module of [1, 2, 3, 4]) {
    const { questions } = await call(base, token, 'full-test/get-questions', { test_id: testId, module });
    const answers = await answerAll(questions, {
      save: (batch) =>
        ask(base, token, 'full-test/save-progress', { test_id: testId, module, time_left: 60, ...batch }),
      stepMs: () => questionMs,
      random,
      isOver,
    });
    for (const [id, answer] of answers) given.set(id, answer);
    if (isOver()) return { testId, given, submitted: false };
    await Promise.all(
      Array.from({ length: tabs }, () => call(base, token, 'full-test/submit-answers', { test_id: testId, module })),
    );
  }
  return { testId, given, submitted: true };
}
