// The calls of a student with a plan, over HTTP.
import { setTimeout as pause } from 'node:timers/promises';
import { request } from '../request.mjs';

/** @typedef {{ id: number, type: string }} Question */
/** @typedef {{ question_id: number, correct: boolean }} Solution */
/**
 * What the calls answer with.
 * @typedef {{
 *   'diagnostic/save-answers': unknown, 'diagnostic/submit-answers': unknown,
 *   'diagnostic/request-questions': Question[],
 *   'daily/set-target': { plan_id: string }, 'daily/get-plan': { last_finished_day: number } | null,
 *   'daily/get-daily-question': { questions: Question[] }, 'daily/save-progress': unknown,
 *   'daily/finished': { last_finished_day: number }, 'daily/get-answer': Solution[],
 *   'daily/daily-progress': unknown, 'daily/score-path': unknown, 'daily/daily-wins': unknown,
 *   'daily/achievement': unknown, 'plan/outlook': unknown, 'plan/target-start': { english: { score: number }, math: { score: number } },
 *   'full-test/start-test': { test_id: string }, 'full-test/get-questions': { questions: Question[] },
 *   'full-test/save-progress': unknown, 'full-test/submit-answers': unknown, 'full-test/get-report': { report_status: string },
 * }} Answers
 */
/** @typedef {keyof Answers} Name */
/**
 * @template {Name} N
 * @typedef {{ status: number, data?: Answers[N], code?: string }} Outcome status 0 without an answer
 */

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
    const { status, text } = await request(`${base}/api/${path}`, {
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
/** Will asking again change it? @param {Outcome<Name>} outcome */
export const isLasting = ({ status, code }) =>
  status !== 0 && status < 500 && status !== 429 && code !== 'OUTCOME-UNKNOWN';

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
 * What a call answers with, asked until there is an answer.
 * @template {Name} N
 * @param {string} base
 * @param {string} token
 * @param {N} path
 * @param {object} body
 * @returns {Promise<NonNullable<Answers[N]>>}
 * @throws Error when it is refused
 */
export async function call(base, token, path, body) {
  const { status, code, data } = await insist(base, token, path, body);
  if (status !== 200) throw new Error(`${path} answered ${status} ${code}`);
  return /** @type {NonNullable<Answers[N]>} */ (data);
}
