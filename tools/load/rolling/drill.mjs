// `npm run drill:rolling [SECONDS]`: two gateways behind nginx as deploy/nginx/aivy.conf has it, 80 saves a second, and
// each gateway restarted in turn all the while. No save is tried again: each one that fails counts. Exit 1 unless none does.
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PROGRAMS } from '../../../deploy/programs.mjs';
import { ensureInstalled } from '../../lib/ensure-installed.mjs';
import { exitWith, Fault } from '../../lib/fault.mjs';
import { freePort, waitForPort } from '../../lib/ports.mjs';
import { quantile } from '../../lib/quantile.mjs';
import { scratchFolder } from '../../lib/scratch-folder.mjs';
import { nginxConfig, selfSigned } from './nginx.mjs';

const RATE = 80;
const SECONDS = Number(process.argv[2] ?? 100);
const STUDENTS = 80;
const BETWEEN_MS = 1_000;
const ENDS_WITHIN_MS = 25_000;

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
  const { startReady } = await import('../../start/service-process.mjs');
  const { startPostgres } = await import('../../embedded/postgres.mjs');
  const { startRedis } = await import('../../embedded/redis.mjs');
  const { DIST } = await import('../../lib/workspace.mjs');
  const { createStudents } = await import('../full-test/students.mjs');
  const { openDesks } = await import('../full-test/desks.mjs');

  const dir = scratchFolder('rolling');
  await runNode(['tools/build/main.mjs', '--server'], 'The build failed; the lines above say why.');
  /** @type {(() => unknown)[]} */
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
      CHAT_PORT: '0',
    };
    /** @param {string} name */
    const launch = (name, more = {}) => startReady(name, { ...env, ...more });
    for (const { name, kind } of PROGRAMS) {
      if (kind !== 'service') continue;
      const service = await launch(name);
      undo.push(() => service.stop());
    }
    const ports = [await freePort(), await freePort()];
    /** @param {number} port */
    const launchGateway = async (port) => ({ port, process: await launch('gateway', { PORT: String(port) }) });
    /** @type {Awaited<ReturnType<typeof launchGateway>>[]} */
    const gateways = [];
    for (const port of ports) gateways.push(await launchGateway(port));
    undo.push(() => Promise.all(gateways.map((gateway) => gateway.process.stop())));
    const front = await startNginx(dir, ports, undo);

    const pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
    const students = await createStudents(pool, STUDENTS);
    await pool.end();
    const call = caller(front);
    const desks = await openDesks(students, async (token, name, body) => {
      const { status, data } = await call(token, name, body);
      if (status !== 200 || data === undefined) throw new Fault(`${name} answered ${status}.`);
      return data;
    });
    console.log(`${RATE} saves a second through nginx for ${SECONDS} s while two gateways restart in turn …`);
    /** @type {{ ms: number, how: string }[]} */
    const restarts = [];
    let running = true;
    const restarter = (async () => {
      while (running) {
        const next = gateways.shift();
        if (!next) break;
        const toldAt = performance.now();
        await next.process.stop(ENDS_WITHIN_MS + 5_000);
        restarts.push({ ms: performance.now() - toldAt, how: await next.process.exited });
        gateways.push(await launchGateway(next.port));
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
      `${times.length} saves: ${failed} failed (bound 0), answers ${JSON.stringify(outcomes)}; p50 ${Math.round(quantile(times, 0.5))}, p99 ${Math.round(quantile(times, 0.99))} ms`,
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

/** @param {string} program */
function works(program) {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * nginx with the project's own file, on a port of ours.
 * @param {string} dir
 * @param {number[]} gatewayPorts
 * @param {(() => unknown)[]} undo
 * @returns {Promise<Front>}
 */
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

/** @typedef {{ port: number, ca: Buffer }} Front where nginx listens, and its certificate */
/** @typedef {import('../full-test/students.mjs').Data} Data */
/** @typedef {<N extends keyof Data>(token: string, name: N, body: object) => Promise<{ status: number | string, data?: Data[N] }>} Call status: a fault's code without an answer */

/** Calls of the full test through the front, over connections that stay open as a browser's do. @param {Front} front @returns {Call} */
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
          /** @type {Buffer[]} */
          const chunks = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('end', () => {
            const answer = Buffer.concat(chunks).toString();
            const status = response.statusCode ?? 0;
            resolve(answer.startsWith('{') ? { ...JSON.parse(answer), status } : { status });
          });
        },
      );
      request.on('error', (error) => resolve({ status: String(Reflect.get(error, 'code') ?? error.message) }));
      request.on('timeout', () => request.destroy(new Error('no answer')));
      request.end(text);
    });
}

/**
 * Saves come at their rate whether the ones before are answered or not.
 * @param {Call} call
 * @param {import('../full-test/desks.mjs').Desk[]} desks
 */
async function saves(call, desks) {
  const { saveOf } = await import('../full-test/desks.mjs');
  /** @type {Record<string, number>} answers by status */
  const outcomes = {};
  /** @type {number[]} */
  const times = [];
  const pending = [];
  const startedAt = performance.now();
  for (let n = 0; n < RATE * SECONDS; n += 1) {
    const wait = startedAt + (n * 1_000) / RATE - performance.now();
    if (wait > 1) await pause(wait);
    const { token, body } = saveOf(desks, n);
    const sentAt = performance.now();
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
