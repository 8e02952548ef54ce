// One kind of flood, or the probe beside it, in a thread of its own: `new Worker(attacker.mjs, { workerData: { kind, port, ms } })`.
// The last message is what came of it.
import http from 'node:http';
import net from 'node:net';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';

const CALL = '/api/diagnostic/request-questions';
const WIDE = JSON.stringify(Object.fromEntries(Array.from({ length: 19_000 }, (_, n) => [`k${n}`, 10])));
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

/** @param {number[]} times @returns {{ p50: number, p99: number, max: number, count: number }} milliseconds */
function figures(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const rounded = (ms) => (ms === undefined ? Number.NaN : Math.round(ms * 10) / 10);
  return {
    count: sorted.length,
    p50: rounded(quantile(sorted, 0.5)),
    p99: rounded(quantile(sorted, 0.99)),
    max: rounded(sorted.at(-1)),
  };
}

/** @returns {Promise<{ status: number, retryAfter?: string, ms: number }>} status 0: no answer */
function ask(port, agent, { path = CALL, method = 'POST', body = '{"subject":"math"}', token } = {}) {
  return new Promise((resolve) => {
    const startedAt = performance.now();
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
          .on('end', () => done(response.statusCode, response.headers['retry-after']))
          .on('error', () => done(0));
      },
    );
    request.on('error', () => done(0));
    request.on('timeout', () => request.destroy());
    request.end(method === 'POST' ? body : undefined);
  });
}

/** So many connections, each asking again as soon as it has its answer. */
async function backToBack({ port, ms }, connections, options, makeAgent) {
  const until = performance.now() + ms;
  const result = { statuses: {}, refusalsWithoutRetryAfter: 0, refusals: [] };
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const agent = makeAgent();
      while (performance.now() < until) {
        const { status, retryAfter, ms: took } = await ask(port, agent, options);
        result.statuses[status] = (result.statuses[status] ?? 0) + 1;
        if (status === 429 || status === 503) {
          result.refusals.push(took);
          if (!(Number(retryAfter) >= 1)) result.refusalsWithoutRetryAfter += 1;
        }
        if (status === 0) await pause(20);
      }
      agent?.destroy();
    }),
  );
  return { ...result, refusals: figures(result.refusals) };
}

const keeping = () => new http.Agent({ keepAlive: true, maxSockets: 1 });

/** Bodies that never come to their end. @returns how long each connection stayed open */
async function slowBodies({ port, ms }) {
  const until = performance.now() + ms;
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

/** Asks whether the gateway lives, every 20 ms whether the one before is answered or not. */
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

if (!isMainThread) parentPort.postMessage(await KINDS[workerData.kind](workerData));
