// HTTP for simulated students. `fetch` costs a client as much as the gateway has with the request, and they share the cores.
import http from 'node:http';
import https from 'node:https';

/** @typedef {{ path: string, status: number, code: string | undefined, startedAt: number, ms: number }} Made a call that came to its end: path behind `/api/` without query, status 0 without an answer, moments of `performance.now()` */

const plain = new http.Agent({ keepAlive: true });
let secure = new https.Agent({ keepAlive: true });
/** @type {Set<(made: Made) => void>} */
const watchers = new Set();

/** Has the certificate of a front on this machine believed. @param {Buffer} ca */
export function trust(ca) {
  secure = new https.Agent({ keepAlive: true, maxSockets: 200, ca, servername: 'localhost' });
}

/** Tells of every call from now on. @param {(made: Made) => void} watcher @returns {() => void} ends it */
export function watchCalls(watcher) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * One request with a body of JSON or none, over a connection that is kept.
 * @param {string} url
 * @param {{ method: string, token: string, body?: string, timeoutMs: number }} options
 * @returns {Promise<{ status: number, text: string }>}
 * @throws Error without a whole answer in time
 */
export async function request(url, options) {
  const startedAt = performance.now();
  let status = 0;
  /** @type {string | undefined} */
  let code;
  try {
    const answer = await send(url, options);
    status = answer.status;
    if (status !== 200) code = /"code":"([^"]+)"/.exec(answer.text)?.[1];
    return answer;
  } catch (error) {
    code = error instanceof Error ? String(Reflect.get(error, 'code') ?? error.message) : undefined;
    throw error;
  } finally {
    const path = new URL(url).pathname.replace(/^\/api\//, '');
    const made = { path, status, code, startedAt, ms: performance.now() - startedAt };
    for (const watcher of watchers) watcher(made);
  }
}

/** @param {string} url @param {Parameters<typeof request>[1]} options @returns {Promise<{ status: number, text: string }>} */
function send(url, { method, token, body, timeoutMs }) {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    };
    /** @param {http.IncomingMessage} response */
    const read = (response) => {
      response.setEncoding('utf8');
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => settle(() => resolve({ status: response.statusCode ?? 0, text })));
      response.on('error', fail);
    };
    const sent = url.startsWith('https:')
      ? https.request(url, { agent: secure, method, headers }, read)
      : http.request(url, { agent: plain, method, headers }, read);
    const timer = setTimeout(() => sent.destroy(new Error('no answer in time')), timeoutMs);
    /** @param {() => void} how */
    const settle = (how) => {
      clearTimeout(timer);
      how();
    };
    /** @param {Error} error */
    const fail = (error) => settle(() => reject(error));
    sent.on('error', fail);
    sent.end(body);
  });
}
