// The calls of a student who practises, over HTTP.
import { setTimeout as pause } from 'node:timers/promises';
import { isLasting } from '../plan/api.mjs';
import { request } from '../request.mjs';

/** @typedef {{ current_attempt: number, correct: boolean, previous_answer: string[], is_completed: boolean, points: number, session_completed: boolean }} Outcome what an answer is answered with */
/** @typedef {{ meta: { next?: number, submit?: number | [number, boolean], message?: true, error?: string }, data: { content: string, message_id?: string } }} Reply of the tutor */
/** @typedef {{ question_id: number, is_completed: boolean, is_correct: boolean | null, attempt: number, answers: string[] }} Asked a question of a session and what became of it */
/** @typedef {{ role: 'user' | 'ai', content: string }} Line */
/**
 * What the calls answer with.
 * @typedef {{
 *   'aivydaily/start': { id: number }, 'aivydaily/end': null, 'aivydaily/next-question': { question_id: number },
 *   'aivydaily/submit-answer': Outcome, 'aivydaily/send-message': Reply, 'aivydaily/questions': Asked[],
 *   'aivydaily/get-message-history': { hint: Line[], explanation: Line[] },
 *   'aivydaily/rewards': { points: number, missions: number },
 *   'chat/start': number, 'chat/send_message': { content: string },
 * }} Answers
 */
/** @typedef {keyof Answers} Name */
/**
 * @template {Name} N
 * @typedef {{ status: number, data?: Answers[N], code?: string }} Answered status 0 without an answer
 */

/** All others are POST. @type {Partial<Record<Name, 'GET' | 'PUT'>>} */
const METHODS = {
  'aivydaily/end': 'PUT',
  'aivydaily/questions': 'GET',
  'aivydaily/get-message-history': 'GET',
  'aivydaily/rewards': 'GET',
};
/** Longer than the calls that store something take at the most; who waits for the tutor asks again. */
const PATIENCE_MS = 10_000;
const RETRY_MS = 400;

/**
 * One call.
 * @template {Name} N
 * @param {string} base
 * @param {string} token
 * @param {N} path
 * @param {Record<string, unknown>} input in the query of a GET, else the body
 * @returns {Promise<Answered<N>>}
 */
export async function ask(base, token, path, input) {
  const method = METHODS[path] ?? 'POST';
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  try {
    const { status, text } = await request(
      `${base}/api/${path}${method === 'GET' && query.size > 0 ? `?${query}` : ''}`,
      { method, token, timeoutMs: PATIENCE_MS, ...(method !== 'GET' && { body: JSON.stringify(input) }) },
    );
    const answer = JSON.parse(text);
    return { status, data: answer.data, code: answer.code };
  } catch {
    return { status: 0 };
  }
}

/**
 * Calls until there is an answer that will not change.
 * @template {Name} N
 * @param {string} base
 * @param {string} token
 * @param {N} path
 * @param {Record<string, unknown>} input
 * @returns {Promise<Answered<N>>}
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
