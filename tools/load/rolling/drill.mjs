// `npm run drill:rolling [SECONDS]`: two gateways behind nginx as deploy/nginx/aivy.conf has it, 80 saves a second, and
// each gateway restarted in turn all the while. No save is tried again: each one that fails counts. Exit 1 unless none does.
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { ensureInstalled } from '../../lib/ensure-installed.mjs';
import { exitWith, Fault } from '../../lib/fault.mjs';
import { freePort, waitForPort } from '../../lib/ports.mjs';
import { nginxConfig, selfSigned } from './nginx.mjs';

const RATE = 80;
const SECONDS = Number(process.argv[2] ?? 100);
const STUDENTS = 80;
const BETWEEN_MS = 1_000;
const ENDS_WITHIN_MS = 25_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

try {
  ensureInstalled();
  process.exit(await drill());
} catch (error) {
  exitWith(error);
}

async function drill() {
  for (const program of ['nginx', 'openssl'])
    if (!works(program)) throw new Fault(`The drill needs ${program} on this machine.`);
  const { default: pg } = await import('pg');
  const { prepareDatabase } = await import('../../database/prepare.mjs');
  const { runNode } = await import('../../lib/run-node.mjs');
  const { startChild } = await import('../../start/service-process.mjs');
  const { startPostgres } = await import('../../embedded/postgres.mjs');
  const { startRedis } = await import('../../embedded/redis.mjs');
  const { DIST } = await import('../../lib/workspace.mjs');
  const { createStudents } = await import('../full-test/students.mjs');

  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-rolling-'));
  fs.chmodSync(dir, 0o755);
  await runNode(['tools/build/main.mjs', '--server'], 'The build failed; the lines above say why.');
  const undo = [() => fs.rmSync(dir, { recursive: true, force: true })];
  try {
    const postgres = await startPostgres({ dataDir: path.join(dir, 'postgres') });
    undo.push(() => postgres.stop());
    const redis = await startRedis();
    undo.push(() => redis.stop());
    await prepareDatabase(postgres.url, DIST);
    const env = {
      LOG_LEVEL: 'silent',
      WEB_DIR: path.join(DIST, 'web'),
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      PUBLIC_URL: 'https://localhost',
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '5',
      METRICS_PORT: '',
    };
    const launch = async (name, more = {}) => {
      const child = startChild(name, { ...env, ...more });
      await Promise.race([
        child.ready,
        child.exited.then((who) => Promise.reject(new Fault(`${who} ended while starting.`))),
      ]);
      return child;
    };
    for (const name of ['auth', 'diagnostic', 'full-test']) {
      const service = await launch(name);
      undo.push(() => service.stop());
    }
    const ports = [await freePort(), await freePort()];
    const gateways = [];
    for (const port of ports) gateways.push(await launch('gateway', { PORT: String(port) }));
    undo.push(() => Promise.all(gateways.map((gateway) => gateway.stop())));
    const front = await startNginx(dir, ports, undo);

    const pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
    const students = await createStudents(pool, STUDENTS);
    await pool.end();
    const call = caller(front);
    const desks = [];
    for (const { token } of students) {
      const {
        data: { test_id: testId },
      } = await call(token, 'start-test', {});
      const {
        data: { questions },
      } = await call(token, 'get-questions', { test_id: testId, module: 1 });
      desks.push({ token, testId, ids: questions.map(({ id }) => id) });
    }
    console.log(`${RATE} saves a second through nginx for ${SECONDS} s while two gateways restart in turn …`);
    const restarts = [];
    let running = true;
    const restarter = (async () => {
      for (let turn = 0; running; turn += 1) {
        const at = turn % 2;
        const toldAt = performance.now();
        const ending = gateways[at].exited;
        await gateways[at].stop(ENDS_WITHIN_MS + 5_000);
        restarts.push({ ms: performance.now() - toldAt, how: await ending });
        gateways[at] = await launch('gateway', { PORT: String(ports[at]) });
        await pause(BETWEEN_MS);
      }
    })();
    const { outcomes, times } = await saves(call, desks);
    running = false;
    await restarter;
    const failed = Object.entries(outcomes)
      .filter(([status]) => status !== '200')
      .reduce((sum, [, count]) => sum + count, 0);
    const slowest = Math.max(...restarts.map(({ ms }) => ms));
    const unclean = restarts.filter(({ how }) => !how.includes('exit code 0')).length;
    times.sort((a, b) => a - b);
    console.log(
      `${times.length} saves: ${failed} failed (bound 0), answers ${JSON.stringify(outcomes)}; p50 ${Math.round(times[Math.floor(times.length / 2)])}, p99 ${Math.round(times[Math.floor(times.length * 0.99)])} ms`,
    );
    console.log(
      `${restarts.length} restarts, the slowest end after ${(slowest / 1_000).toFixed(1)} s (bound ${ENDS_WITHIN_MS / 1_000}), ${unclean} not by itself (bound 0)`,
    );
    return failed === 0 && unclean === 0 && slowest <= ENDS_WITHIN_MS && restarts.length > 1 ? 0 : 1;
  } finally {
    const log = path.join(dir, 'error.log');
    const faults = fs.existsSync(log)
      ? fs
          .readFileSync(log, 'utf8')
          .split('\n')
          .filter((line) => line.includes('prematurely') || line.includes('reset'))
      : [];
    for (const line of faults.slice(0, 5)) console.error(`  nginx: ${line.slice(0, 200)}`);
    for (const step of undo.reverse()) await step();
  }
}

function works(program) {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** nginx with the project's own file, on a port of ours. @returns its port and certificate */
async function startNginx(dir, gatewayPorts, undo) {
  const port = await freePort();
  const tls = selfSigned(dir);
  const file = path.join(dir, 'nginx.conf');
  fs.writeFileSync(file, nginxConfig({ dir, port, plainPort: await freePort(), gatewayPorts, tls }));
  execFileSync('nginx', ['-t', '-q', '-c', file, '-e', path.join(dir, 'error.log')], { stdio: 'inherit' });
  const nginx = spawn('nginx', ['-c', file, '-e', path.join(dir, 'error.log')], { stdio: 'inherit' });
  const exited = new Promise((resolve) => nginx.once('exit', resolve));
  undo.push(async () => {
    nginx.kill('SIGTERM');
    await exited;
  });
  if (!(await waitForPort(port))) throw new Fault('nginx does not listen.');
  return { port, ca: fs.readFileSync(tls.cert) };
}

/** Calls of the full test through the front, over connections that stay open as a browser's do. */
function caller({ port, ca }) {
  const agent = new https.Agent({ keepAlive: true, maxSockets: 200, ca, servername: 'localhost' });
  return (token, name, body) =>
    new Promise((resolve) => {
      const text = JSON.stringify(body);
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        authorization: `Bearer ${token}`,
      };
      const request = https.request(
        { host: '127.0.0.1', port, agent, method: 'POST', path: `/api/full-test/${name}`, headers, timeout: 20_000 },
        (response) => {
          const chunks = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('end', () => {
            const answer = Buffer.concat(chunks).toString();
            resolve({
              status: response.statusCode,
              ...(answer.startsWith('{') ? JSON.parse(answer) : {}),
              ...{ status: response.statusCode },
            });
          });
        },
      );
      request.on('error', (error) => resolve({ status: error.code ?? error.message }));
      request.on('timeout', () => request.destroy(new Error('no answer')));
      request.end(text);
    });
}

/** Saves come at their rate whether the ones before are answered or not. */
async function saves(call, desks) {
  const outcomes = {};
  const times = [];
  const pending = [];
  const startedAt = performance.now();
  for (let n = 0; n < RATE * SECONDS; n += 1) {
    const wait = startedAt + (n * 1_000) / RATE - performance.now();
    if (wait > 1) await pause(wait);
    const { token, testId, ids } = desks[n % desks.length];
    const sentAt = performance.now();
    const body = {
      test_id: testId,
      module: 1,
      time_left: 60,
      question_id: [ids[n % ids.length]],
      answer: ['abcd'[n % 4]],
      seq: [Date.now()],
      spent_ms: [1_000],
    };
    pending.push(
      call(token, 'save-progress', body).then(({ status }) => {
        outcomes[status] = (outcomes[status] ?? 0) + 1;
        times.push(performance.now() - sentAt);
      }),
    );
  }
  await Promise.all(pending);
  return { outcomes, times };
}
