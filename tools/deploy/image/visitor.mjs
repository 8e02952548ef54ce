// A visitor who becomes a student and uses the system from outside, as a browser would.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../../lib/fault.mjs';

const CALL_MS = 15_000;
const REPORT_MS = 60_000;
const LOOK_AGAIN_MS = 500;
const MODULE = 1;

/** @typedef {{ status: number, data?: any, code?: string }} Answer */

export class Visitor {
  email = `visitor-${randomUUID()}@example.org`;
  /** @type {string | undefined} */
  #token;

  /** @param {string} base `http://host:port` */
  constructor(base) {
    this.base = base;
  }

  /**
   * One call, not tried again.
   * @param {string} path below /api
   * @param {object} [body]
   * @returns {Promise<any>} its data
   * @throws Fault unless it succeeds
   */
  async call(path, body = {}) {
    const { status, data, code } = await this.#post(path, body);
    if (status !== 200) throw new Fault(`${path} answered ${status} ${code ?? ''}`);
    return data;
  }

  /** @param {string} path @param {object} body @returns {Promise<Answer>} */
  async #post(path, body) {
    const headers = {
      'content-type': 'application/json',
      ...(this.#token !== undefined && { authorization: `Bearer ${this.#token}` }),
    };
    const signal = AbortSignal.timeout(CALL_MS);
    const response = await fetch(`${this.base}/api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
    });
    const { data, code } = /** @type {Answer} */ (await response.json());
    return { status: response.status, data, code };
  }

  /** @param {(email: string) => Promise<string>} mailedTo the text of the mail with the code */
  async signUp(mailedTo) {
    await this.call('auth/request-verification', { email: this.email });
    const code = /\b\d{6}\b/.exec(await mailedTo(this.email))?.[0];
    if (!code) throw new Fault('The mail to a new student holds no code.');
    const account = {
      name: 'Vera Visitor',
      email: this.email,
      verification_code: code,
      password: 'a good pass phrase',
    };
    const { token } = await this.call('auth/signup', { ...account, state: 'NY', grade: 11, school: '' });
    this.#token = token;
  }

  /** Takes the whole diagnostic. @returns {Promise<{ questions: number, reportMs: number }>} */
  async takeDiagnostic() {
    const [english, math] = await Promise.all(
      ['english', 'math'].map((subject) => this.call('diagnostic/request-questions', { subject })),
    );
    const now = new Date().toISOString().slice(0, 19).replace('T', ' ');
    const progress = {
      english: english.map(() => 'a'),
      math: math.map(() => ''),
      english_time: english.map(() => 30),
      math_time: math.map(() => 0),
      start_time: now,
    };
    await this.call('diagnostic/save-answers', progress);
    await this.call('diagnostic/submit-answers', { ...progress, end_time: now });
    const from = performance.now();
    for (;;) {
      const { report_status: status } = await this.call('diagnostic/get-test-detail');
      const reportMs = Math.round(performance.now() - from);
      if (status === 'ready') return { questions: english.length + math.length, reportMs };
      if (reportMs > REPORT_MS) throw new Fault(`The report of a diagnostic is ${status} after ${reportMs} ms.`);
      await pause(LOOK_AGAIN_MS);
    }
  }

  /**
   * Starts a full test and answers its first question, as often as one likes.
   * @returns {Promise<{ give: (answer: string) => Promise<void>, stored: () => Promise<string | undefined> }>} `stored`: what the server holds
   */
  async startTest() {
    const { test_id } = await this.call('full-test/start-test');
    const { questions } = await this.call('full-test/get-questions', { test_id, module: MODULE });
    const { id } = questions[0];
    let seq = Date.now();
    return {
      give: (answer) => {
        seq += 1;
        const given = { question_id: [id], answer: [answer], seq: [seq], spent_ms: [1_000] };
        return this.call('full-test/save-progress', { test_id, module: MODULE, time_left: 60, ...given });
      },
      stored: async () => {
        const { user_answer: all } = await this.call('full-test/get-progress', { test_id });
        return all.find((/** @type {{ question_id: number }} */ each) => each.question_id === id)?.user_answer;
      },
    };
  }
}
