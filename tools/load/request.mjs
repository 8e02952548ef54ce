// HTTP for simulated students. `fetch` costs a client as much as the gateway has with the request, and they share the cores.
import http from 'node:http';

const agent = new http.Agent({ keepAlive: true });

/**
 * One request with a body of JSON or none, over a connection that is kept.
 * @param {string} url
 * @param {{ method: string, token: string, body?: string, timeoutMs: number }} options
 * @returns {Promise<{ status: number, text: string }>}
 * @throws Error without a whole answer in time
 */
export function request(url, { method, token, body, timeoutMs }) {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    };
    const sent = http.request(url, { agent, method, headers }, (response) => {
      response.setEncoding('utf8');
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => settle(() => resolve({ status: response.statusCode ?? 0, text })));
      response.on('error', fail);
    });
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
