// The calls that the simulated students do not make: what a page reads, what an account asks for.
import { request } from '../request.mjs';

const NOBODY = '00000000-0000-4000-8000-000000000000';
/** @type {readonly (readonly [method: string, path: string, body?: Record<string, unknown>])[]} */
const CALLS = [
  ['POST', 'auth/get-user-info'],
  ['POST', 'auth/list-sessions'],
  ['POST', 'auth/update-profile', { name: 'Maya Lindqvist' }],
  ['POST', 'auth/set-time-factor', { time_factor: 1.5 }],
  ['POST', 'auth/select-product', { product_id: 1 }],
  ['POST', 'auth/signin', { email: 'nobody@example.org', password: 'a good pass phrase' }],
  ['POST', 'auth/request-verification', { email: 'nobody@example.org' }],
  ['POST', 'auth/request-reset-password', { email: 'nobody@example.org' }],
  ['POST', 'auth/reset-password', { token: 'none', new_password: 'another pass phrase' }],
  ['POST', 'auth/end-session', { session_id: NOBODY }],
  ['POST', 'diagnostic/get-test-detail'],
  ['POST', 'diagnostic/request-question-solution', { subject: 'math' }],
  ['POST', 'full-test/get-all-test'],
  ['POST', 'full-test/get-progress', { test_id: NOBODY }],
  ['POST', 'full-test/get-report', { test_id: NOBODY }],
  ['POST', 'daily/get-plan'],
  ['POST', 'plan/target-start'],
  ['POST', 'plan/target-chance', { target_score: 1450, duration: 3 }],
  ['POST', 'daily/score-path'],
  ['POST', 'plan/get-mail-settings'],
  ['POST', 'plan/set-mail-settings', { reminder: true, reminder_hour: 18, weekly_letter_to: '' }],
  ['POST', 'plan/confirm-letter', { token: 'none' }],
  ['POST', 'plan/unsubscribe', { token: 'none' }],
  ['GET', 'aivydaily/history?oldest_id=0'],
  ['GET', 'aivydaily/weakness'],
  ['GET', 'aivydaily/rewards'],
  ['POST', 'chat/history', { conversation_id: 1 }],
  ['POST', 'auth/export-account'],
  ['POST', 'auth/end-sessions'],
  ['POST', 'auth/delete-account', { password: 'none' }],
];
const ANSWERS_WITHIN_MS = 15_000;

/**
 * @param {{ base: string }} system
 * @param {import('../../drill/crowd.mjs').Lives} lives
 * @throws Error where a call is not answered, or by a fault of ours
 */
export async function lookAround({ base }, lives) {
  const students = [...lives.tests, ...lives.units, ...lives.practice].map(({ student }) => student);
  for (const { token } of students)
    for (const [method, path, body = {}] of CALLS) {
      const { status, text } = await request(`${base}/api/${path}`, {
        ...{ method, token, timeoutMs: ANSWERS_WITHIN_MS },
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
      });
      if (status >= 500) throw new Error(`${path} answered ${status} ${text.slice(0, 200)}`);
    }
}
