import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Fault } from './fault.mjs';
import { waitForPort } from './ports.mjs';
import { DIST, ROOT, SERVER_APPS } from './workspace.mjs';

const built = (dist, file) => import(pathToFileURL(path.join(dist, file)).href);
const KILL_AFTER_MS = 15_000;

/** Each app with its own environment: a metrics port cannot be shared. */
const appEnv = (env, index) => ({ ...env, ...(env.METRICS_PORT ? { METRICS_PORT: String(Number(env.METRICS_PORT) + index) } : {}) });

/** All services in this process; they still talk over Redis. Services start together, the gateway after them. */
export async function startTogether(env, undo, dist = DIST) {
  const launch = async (name) => {
    const { start } = await built(dist, `${name}/app.js`);
    const app = await start(appEnv(env, SERVER_APPS.indexOf(name)));
    undo.add(() => app.close());
  };
  const outcomes = await Promise.allSettled(SERVER_APPS.filter((name) => name !== 'gateway').map(launch));
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  await launch('gateway');
  return { lost: new Promise(() => undefined) };
}

/** One process per service, as in production. */
export async function startSplit(env, undo) {
  const losses = [];
  let stopping = false;
  for (const [index, name] of SERVER_APPS.entries()) {
    const child = spawn(process.execPath, ['--enable-source-maps', path.join(DIST, name, 'main.js')], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...appEnv(env, index) }, detached: process.platform !== 'win32' });
    const exited = new Promise((resolve) => child.once('exit', resolve));
    losses.push(exited.then((code) => `${name} (exit code ${code})`));
    // Nobody else ends them, should we end without our cleanup.
    const last = () => child.kill('SIGTERM');
    process.once('exit', last);
    undo.add(async () => {
      stopping = true;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
      await exited;
      clearTimeout(timer);
      process.removeListener('exit', last);
    });
  }
  const lost = Promise.race(losses);
  let ended;
  void lost.then((who) => (ended = who));
  if (!(await waitForPort(Number(env.PORT), { timeoutMs: 60_000, dead: () => ended !== undefined }))) {
    throw new Fault(ended ? `The service ${ended} ended while starting; the lines above say why.` : 'The gateway did not start within a minute.');
  }
  return { lost: lost.then((who) => (stopping ? new Promise(() => undefined) : who)) };
}
