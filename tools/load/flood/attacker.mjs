// One kind of flood, or the probe beside it, in a thread of its own: `new Worker(attacker.mjs, { workerData: { kind, port, ms } })`.
// The last message is what came of it.
import http from 'node:http';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { percentile } from '../../lib/statistics.mjs';

/** @typedef {{ port: number, ms: number }} Task */
/** @typedef {{ count: number, p50: number, p99: number, max: number }} Figures milliseconds */
/** @typedef {{ statuses: Record<string, number>, refusalsWithoutRetryAfter: number, refusals: Figures }} Answers */
/** @typedef {{ open: Figures, cut: number }} Cuts how long connections stayed open, and how many were cut */
/** @typedef {{ live: Figures, failed: number }} Probe */
/** @typedef {{ probe: Probe, wide: Answers, 'wide save': Answers, many: Answers, 'slow bodies': Cuts }} Findings by kind */

const CALL = '/api/diagnostic/request-questions';
const WIDE = JSON.stringify(Object.fromEntries(Array.from({ length: 19_000 }, (_, n) => [`k${n}`, 10])));

/** @param {number[]} times @returns {Figures} */
function figures(times) {
  /** @param {number} ms */
  const rounded = (ms) => Math.round(ms * 10) / 10;
  return {
    count: times.length,
    p50: rounded(percentile(times, 0.5)),
    p99: rounded(percentile(times, 0.99)),
    max: rounded(percentile(times, 1)),
  };
}

/** @typedef {{ path?: string, method?: string, body?: string, token?: string }} Options */

/**
 * @param {number} port
 * @param {http.Agent | undefined} agent
 * @param {Options} options
 * @returns {Promise<{ status: number, retryAfter: string | undefined, ms: number }>} status 0: no answer
 */
function ask(port, agent, { path = CALL, method = 'POST', body = '{"subject":"math"}', token } = {}) {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    /** @param {number} status @param {string} [retryAfter] */
    const done = (status, retryAfter) => resolve({ status, retryAfter, ms: performance.now() - startedAt });
    const headers = {
      ...(method === 'POST' ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const request = http.request(
      { port, host: '127.0.0.1', agent, path, method, headers, timeout: 30_000 },
      (response) => {
        response
          .resume()
          .on('end', () => done(response.statusCode ?? 0, response.headers['retry-after']))
          .on('error', () => done(0));
      },
    );
    request.on('error', () => done(0));
    request.on('timeout', () => request.destroy());
    request.end(method === 'POST' ? body : undefined);
  });
}

/**
 * So many connections, each asking again as soon as it has its answer.
 * @param {Task} task
 * @param {number} connections
 * @param {Options} options
 * @param {() => http.Agent} makeAgent
 * @returns {Promise<Answers>}
 */
async function backToBack({ port, ms }, connections, options, makeAgent) {
  const until = performance.now() + ms;
  /** @type {Record<string, number>} */
  const statuses = {};
  /** @type {number[]} */
  const refusals = [];
  let refusalsWithoutRetryAfter = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const agent = makeAgent();
      while (performance.now() < until) {
        const { status, retryAfter, ms: took } = await ask(port, agent, options);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status === 429 || status === 503) {
          refusals.push(took);
          if (!(Number(retryAfter) >= 1)) refusalsWithoutRetryAfter += 1;
        }
        if (status === 0) await pause(20);
      }
      agent.destroy();
    }),
  );
  return { statuses, refusalsWithoutRetryAfter, refusals: figures(refusals) };
}

const keeping = () => new http.Agent({ keepAlive: true, maxSockets: 1 });

/** Bodies that never come to their end. @param {Task} task @returns {Promise<Cuts>} */
async function slowBodies({ port, ms }) {
  const until = performance.now() + ms;
  /** @type {number[]} */
  const open = await Promise.all(
    Array.from(
      { length: 100 },
      () =>
        new Promise((resolve) => {
          const startedAt = performance.now();
          const socket = net.connect(port, '127.0.0.1', () =>
            socket.write(
              `POST ${CALL} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n\r\n{`,
            ),
          );
          const drip = setInterval(() => (performance.now() > until ? socket.destroy() : socket.write(' ')), 1_000);
          socket.on('data', () => undefined);
          socket.on('error', () => undefined);
          socket.on('close', () => {
            clearInterval(drip);
            resolve(performance.now() - startedAt);
          });
        }),
    ),
  );
  return { open: figures(open), cut: open.filter((each) => each < ms - 100).length };
}

/** Asks whether the gateway lives, every 20 ms whether the one before is answered or not. @param {Task} task @returns {Promise<Probe>} */
async function probe({ port, ms }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 50 });
  const pending = [];
  for (const until = performance.now() + ms; performance.now() < until; await pause(20))
    pending.push(ask(port, agent, { path: '/api/health/live', method: 'GET' }));
  const answers = await Promise.all(pending);
  agent.destroy();
  return {
    live: figures(answers.map((each) => each.ms)),
    failed: answers.filter(({ status }) => status !== 200).length,
  };
}

/** @type {{ [Kind in keyof Findings]: (task: Task) => Promise<Findings[Kind]> }} */
const KINDS = {
  probe,
  /** 100 connections with 217 kB of JSON, 19,000 keys, for a call of visitors. */
  wide: (task) => backToBack(task, 100, { body: WIDE }, keeping),
  /** The same for the call that takes the largest bodies, with a token that nobody has. */
  'wide save': (task) =>
    backToBack(task, 100, { body: WIDE, path: '/api/full-test/save-progress', token: 'nobody' }, keeping),
  'slow bodies': slowBodies,
  /** 500 connections with an ordinary call. */
  many: (task) => backToBack(task, 500, {}, keeping),
};

if (!isMainThread) {
  /** @type {Task & { kind: keyof Findings }} */
  const task = workerData;
  parentPort?.postMessage(await KINDS[task.kind](task));
}
