// What a simulated student does in a drill: practice sessions, now and then in two tabs, with hints and answers that are
// right, wrong, given twice, sent twice or said to the tutor. What is not answered is sent again.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { call, insist } from './api.mjs';

/** @typedef {import('./api.mjs').Name} Name */
/** @typedef {import('./api.mjs').Asked} Asked */
/** @typedef {import('./keys.mjs').Key} Key */
/** @typedef {{ questionId: number, answer: string, attempt: number | undefined, points: number | undefined }} Acknowledged an answer that the server has said it has; without a number when only the refusal of its second sending says so */
/** @typedef {{ questionId: number, content: string, said: string }} Said */
/**
 * @typedef {object} Session
 * @property {number} id
 * @property {Acknowledged[]} answers
 * @property {{ questionId: number, answer: string }[]} unclear sent, and refused in a way that leaves open whether they count
 * @property {Map<string, Said>} messages by message id, with their replies
 */
/** @typedef {{ base: string, token: string, keys: import('./keys.mjs').Keys, stepMs: () => number, random: () => number, unequal: string[] }} World `unequal` takes what one request was answered with in two ways */

const ATTEMPTS = 3;
const TOPICS = 30;
const HINTS = ['give me a hint', 'hint', 'I am stuck', 'why is mine wrong?'];

/**
 * Sessions one after the other, the last one finished when it `isOver`.
 * @param {World & { isOver: () => boolean }} options
 * @returns {Promise<Session[]>}
 */
export async function practise({ isOver, ...world }) {
  /** @type {Session[]} */
  const done = [];
  const first = Math.floor(world.random() * TOPICS);
  for (let n = 0; !isOver(); n += 1) done.push(await new Practice(world).run(1 + ((first + 7 * n) % TOPICS)));
  return done;
}

/** One session from its start to its end. */
class Practice {
  #world;
  /** @type {Session} */
  #session = { id: 0, answers: [], unclear: [], messages: new Map() };
  /** On the open question, as the page counts it. */
  #spentMs = 0;

  /** @param {World} world */
  constructor(world) {
    this.#world = world;
  }

  /** @param {number} subcategory @returns {Promise<Session>} */
  async run(subcategory) {
    const [started] = await this.#inTabs('aivydaily/start', { subcategory }, ({ id }) => id);
    this.#session.id = started.id;
    for (;;) {
      await this.#step();
      const questionId = await this.#next();
      if (questionId === undefined) return this.#session;
      await this.#solve(questionId);
    }
  }

  /** @returns {Promise<number | undefined>} the open question; none when the session is over */
  async #next() {
    const { base, token } = this.#world;
    const tabs = this.#chance(0.25) ? 2 : 1;
    const outcomes = await Promise.all(
      Array.from({ length: tabs }, () => insist(base, token, 'aivydaily/next-question', this.#ids())),
    );
    this.#same('next-question', outcomes, ({ code, data }) => code ?? data?.question_id);
    const [{ status, code, data } = { status: 0, code: undefined, data: undefined }] = outcomes;
    if (status === 200 && data) return data.question_id;
    if (code === 'QUESTION-REACHLIMIT') return undefined;
    throw new Error(`next-question answered ${status} ${code}`);
  }

  /** @param {number} questionId */
  async #solve(questionId) {
    const key = this.#world.keys(questionId);
    this.#spentMs = 0;
    for (;;) {
      const asked = await this.#asked(questionId);
      if (asked.is_completed) {
        if (this.#chance(0.3)) await this.#ask(questionId, 'explain', '3.5');
        return;
      }
      await this.#step();
      if (this.#chance(0.35)) await this.#ask(questionId, HINTS[Math.floor(this.#world.random() * HINTS.length)] ?? '');
      await this.#step();
      if (asked.attempt > 0 && this.#chance(0.15)) await this.#repeat(questionId, asked);
      await this.#answer(questionId, key, asked);
    }
  }

  /** Sends an answer in one of the ways in which students do. @param {number} questionId @param {Key} key @param {Asked} asked */
  async #answer(questionId, key, { attempt: used, answers }) {
    const left = key.wrong.filter((answer) => !answers.includes(answer));
    const wrong = left[Math.floor(this.#world.random() * left.length)] ?? key.right;
    const answer = this.#chance(0.4) ? key.right : wrong;
    const way = this.#world.random();
    if (way < 0.2 && /^[a-d]$/.test(answer)) return this.#say(questionId, answer);
    const attempt = used + 1;
    if (way < 0.4) {
      await Promise.all([answer, answer].map((each) => this.#submit(questionId, each, attempt)));
      return;
    }
    const other = left.find((each) => each !== answer);
    if (way < 0.55 && other) {
      await Promise.all([answer, other].map((each) => this.#submit(questionId, each, attempt)));
      return;
    }
    await this.#submit(questionId, answer, attempt);
  }

  /** @param {number} questionId @param {string} answer @param {number} attempt as the page counts */
  async #submit(questionId, answer, attempt) {
    const { base, token } = this.#world;
    this.#spentMs += 20_000;
    const body = { ...this.#ids(), question_id: questionId, answer, attempt, spent_ms: this.#spentMs };
    const { status, code, data } = await insist(base, token, 'aivydaily/submit-answer', body);
    if (status === 200 && data) this.#acknowledge(questionId, answer, data.current_attempt, data.points);
    else if (code === 'DUPLICATE-ANSWER') this.#acknowledge(questionId, answer);
    else if (code === 'ANSWER-REACHLIMIT') this.#session.unclear.push({ questionId, answer });
    else throw new Error(`submit-answer answered ${status} ${code}`);
  }

  /** An answer given a second time, which must be refused. @param {number} questionId @param {Asked} asked */
  async #repeat(questionId, { attempt, answers }) {
    const { base, token } = this.#world;
    const body = { ...this.#ids(), question_id: questionId, answer: answers[0] ?? '', attempt: attempt + 1 };
    const { status, code } = await insist(base, token, 'aivydaily/submit-answer', body);
    if (code !== 'DUPLICATE-ANSWER') this.#world.unequal.push(`an answer given before was answered ${status} ${code}`);
  }

  /** An answer said to the tutor. @param {number} questionId @param {string} answer */
  async #say(questionId, answer) {
    const { meta } = await this.#ask(questionId, answer.toUpperCase(), '3.3');
    if (Array.isArray(meta.submit)) this.#acknowledge(questionId, answer, meta.submit[0]);
    else if (meta.error === 'ANSWER-REACHLIMIT') this.#session.unclear.push({ questionId, answer });
    else this.#world.unequal.push(`"${answer}", said, was answered ${JSON.stringify(meta)}`);
  }

  /** Says something once, now and then in two requests at once or again later. @param {number} questionId @param {string} said */
  async #ask(questionId, said, phase = '3.2') {
    const messageId = randomUUID();
    const body = { ...this.#ids(), question_id: questionId, message: said, phase, message_id: messageId };
    const [reply, second] = await this.#inTabs('aivydaily/send-message', body, (each) => JSON.stringify(each));
    if (!second && this.#chance(0.2)) {
      const { base, token } = this.#world;
      const again = await call(base, token, 'aivydaily/send-message', body);
      this.#same('send-message', [reply, again], (each) => JSON.stringify(each));
    }
    this.#session.messages.set(messageId, { questionId, said, content: reply.data.content });
    return reply;
  }

  /** @param {number} questionId @returns {Promise<Asked>} */
  async #asked(questionId) {
    const { base, token } = this.#world;
    const { conversation_id } = this.#ids();
    const all = await call(base, token, 'aivydaily/questions', { conversation_id });
    const asked = all.find((each) => each.question_id === questionId);
    if (!asked) throw new Error(`question ${questionId} was given out and is not there`);
    if (asked.attempt > ATTEMPTS) this.#world.unequal.push(`question ${questionId} has ${asked.attempt} attempts`);
    return asked;
  }

  /**
   * A call in one tab, or in two at once, which must be answered alike.
   * @template {Name} N
   * @param {N} path
   * @param {Record<string, unknown>} input
   * @param {(answer: import('./api.mjs').Answers[N]) => unknown} of what must be the same
   * @returns {Promise<[import('./api.mjs').Answers[N], ...import('./api.mjs').Answers[N][]]>}
   */
  async #inTabs(path, input, of) {
    const { base, token } = this.#world;
    const tabs = this.#chance(0.25) ? 2 : 1;
    const ask = () => call(base, token, path, input);
    const [first, ...rest] = await Promise.all([ask(), ...Array.from({ length: tabs - 1 }, ask)]);
    this.#same(path, [first, ...rest], of);
    return [first, ...rest];
  }

  /**
   * @template T
   * @param {string} what @param {readonly T[]} answers @param {(answer: T) => unknown} of
   */
  #same(what, answers, of) {
    const texts = answers.map(of);
    if (new Set(texts).size > 1) this.#world.unequal.push(`${what} was answered with ${texts.join(' and with ')}`);
  }

  /** @param {number} questionId @param {string} answer @param {number} [attempt] @param {number} [points] */
  #acknowledge(questionId, answer, attempt, points) {
    this.#session.answers.push({ questionId, answer, attempt, points });
  }

  #ids() {
    return { conversation_id: this.#session.id };
  }

  /** @param {number} share */
  #chance(share) {
    return this.#world.random() < share;
  }

  #step() {
    return pause(this.#world.stepMs() * (0.5 + this.#world.random()));
  }
}
