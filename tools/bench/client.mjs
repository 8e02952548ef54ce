// HTTP at a tenth of what Node's own client costs: the bench shares the cores with what it measures.
import net from 'node:net';
import { AnswerReader } from './answer-reader.mjs';

/** @typedef {import('./answer-reader.mjs').Answer} Answer */
/** @typedef {{ path: string, method?: 'GET' | 'POST', token?: string, address?: string, body?: string, headers?: string }} Ask `address`: where the gateway is told that the student sits; `headers`: whole lines */

const NONE = /** @type {Answer} */ ({ status: 0, head: '', body: Buffer.alloc(0) });

/** One connection that is kept, with one request under way at a time. */
class Connection {
  #reader = new AnswerReader();
  /** @type {((answer: Answer) => void) | undefined} */
  #waiting;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  usable = true;

  /** @param {number} port */
  constructor(port) {
    this.socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.on('data', (chunk) => {
      const answer = this.#reader.take(chunk);
      if (!answer) return;
      if (/\r\nconnection: *close/i.test(answer.head)) this.usable = false;
      this.#settle(answer);
    });
    const lost = () => {
      this.usable = false;
      this.#settle(NONE);
    };
    this.socket.on('error', lost);
    this.socket.on('close', lost);
  }

  /** @param {string} request @param {number} timeoutMs @returns {Promise<Answer>} status 0 without an answer in time */
  ask(request, timeoutMs) {
    return new Promise((resolve) => {
      this.#waiting = resolve;
      this.#timer = setTimeout(() => this.socket.destroy(), timeoutMs);
      this.socket.write(request);
    });
  }

  /** @param {Answer} answer */
  #settle(answer) {
    clearTimeout(this.#timer);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(answer);
  }
}

/** Connections to one server, as many as there are requests under way at once. @param {number} port */
export function createClient(port) {
  /** @type {Connection[]} */
  const idle = [];
  /** @type {Set<Connection>} */
  const all = new Set();
  return {
    /** @param {Ask} what @param {number} [timeoutMs] @returns {Promise<Answer>} status 0 without an answer */
    async ask(what, timeoutMs = 20_000) {
      let connection = idle.pop();
      while (connection && !connection.usable) {
        all.delete(connection);
        connection = idle.pop();
      }
      if (!connection) {
        connection = new Connection(port);
        all.add(connection);
      }
      const answer = await connection.ask(textOf(what, port), timeoutMs);
      if (connection.usable) idle.push(connection);
      else all.delete(connection);
      return answer;
    },
    close() {
      for (const { socket } of all) socket.destroy();
      all.clear();
      idle.length = 0;
    },
  };
}

/** @typedef {ReturnType<typeof createClient>} Client */

/** @param {Ask} what @param {number} port */
function textOf({ path, method = 'POST', token, address, body, headers = '' }, port) {
  const lines = [`${method} ${path} HTTP/1.1`, `host: 127.0.0.1:${port}`];
  if (token) lines.push(`authorization: Bearer ${token}`);
  if (address) lines.push(`x-forwarded-for: ${address}`);
  if (body !== undefined) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}\r\n${headers}\r\n${body ?? ''}`;
}

/** What an answer of the system holds. @param {Answer} answer @param {string} what it answers @throws Error when it is refused */
export function dataOf({ status, body }, what) {
  if (status !== 200) throw new Error(`${what} answered ${status} ${body.toString().slice(0, 200)}`);
  return JSON.parse(body.toString()).data;
}
