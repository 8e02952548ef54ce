// The calls of simulated students, over HTTP.
import { setTimeout as pause } from 'node:timers/promises';
import { request } from './request.mjs';

/** @typedef {{ id: number, type: string }} Question */
/** @typedef {{ question_id: number, correct: boolean }} Solution */
/** @typedef {{ current_attempt: number, correct: boolean, previous_answer: string[], is_completed: boolean, points: number, session_completed: boolean }} Judged what a try at a practice question is answered with */
/** @typedef {{ meta: { next?: number, submit?: number | [number, boolean], message?: true, error?: string }, data: { content: string, message_id?: string } }} Reply of the tutor */
/** @typedef {{ question_id: number, is_completed: boolean, is_correct: boolean | null, attempt: number, answers: string[] }} Asked a question of a session and what became of it */
/** @typedef {{ role: 'user' | 'ai', content: string }} Line */
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
 *   'aivydaily/start': { id: number }, 'aivydaily/end': null, 'aivydaily/next-question': { question_id: number },
 *   'aivydaily/submit-answer': Judged, 'aivydaily/send-message': Reply, 'aivydaily/questions': Asked[],
 *   'aivydaily/get-message-history': { hint: Line[], explanation: Line[] },
 *   'aivydaily/rewards': { points: number, missions: number },
 *   'chat/start': number, 'chat/send_message': { content: string },
 * }} Answers
 */
/** @typedef {keyof Answers} Name */
/**
 * @template {Name} N
 * @typedef {{ status: number, data?: Answers[N], code?: string }} Outcome status 0 without an answer
 */

/** All others are POST. @type {Partial<Record<Name, 'GET' | 'PUT'>>} */
const METHODS = {
  'aivydaily/end': 'PUT',
  'aivydaily/questions': 'GET',
  'aivydaily/get-message-history': 'GET',
  'aivydaily/rewards': 'GET',
};
/** Longer than the calls that store something take at the most; who waits for the tutor asks again. @param {Name} path */
const patienceMs = (path) => (/^(aivydaily|chat)\//.test(path) ? 10_000 : 8_000);
export const RETRY_MS = 400;

/**
 * One call.
 * @template {Name} N
 * @param {string} base
 * @param {string} token
 * @param {N} path
 * @param {Record<string, unknown>} input in the query of a GET, else the body
 * @returns {Promise<Outcome<N>>}
 */
export async function ask(base, token, path, input) {
  const method = METHODS[path] ?? 'POST';
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  try {
    const { status, text } = await request(
      `${base}/api/${path}${method === 'GET' && query.size > 0 ? `?${query}` : ''}`,
      { method, token, timeoutMs: patienceMs(path), ...(method !== 'GET' && { body: JSON.stringify(input) }) },
    );
    const answer = JSON.parse(text);
    return { status, data: answer.data, code: answer.code };
  } catch {
    return { status: 0 };
  }
}

/** Will asking again change nothing? @param {{ status: number, code?: string }} outcome */
export const isLasting = ({ status, code }) =>
  status !== 0 && status < 500 && status !== 429 && code !== 'OUTCOME-UNKNOWN';

/**
 * Calls until there is an answer that will not change.
 * @template {Name} N
 * @param {string} base
 * @param {string} token
 * @param {N} path
 * @param {Record<string, unknown>} input
 * @returns {Promise<Outcome<N>>}
 */
export async function insist(base, token, path, input) {
  for (;;) {
    const outcome = await ask(base, token, path, input);
    const { status, code } = outcome;
    if (isLasting({ status, code })) return outcome;
    await pause(RETRY_MS);
  }
}

/**
 * What a call answers with, asked until there is an answer.
 * @template {Name} N
 * @param {string} base
 * @param {string} token
 * @param {N} path
 * @param {Record<string, unknown>} input
 * @returns {Promise<Answers[N]>}
 * @throws Error when it is refused
 */
export async function call(base, token, path, input) {
  const { status, code, data } = await insist(base, token, path, input);
  if (status !== 200) throw new Error(`${path} answered ${status} ${code}`);
  return /** @type {Answers[N]} */ (data);
}
