import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Fault } from './fault.mjs';
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
  const children = SERVER_APPS.map((name, index) => startChild(name, appEnv(env, index)));
  let stopping = false;
  for (const child of children) undo.add(() => child.stop());
  undo.add(() => (stopping = true));
  const lost = Promise.race(children.map(({ exited }) => exited));
  const first = await Promise.race([lost, Promise.all(children.map(({ ready }) => ready)).then(() => undefined)]);
  if (first) throw new Fault(`${first} ended while starting; the lines above say why.`);
  return { lost: lost.then((who) => (stopping ? new Promise(() => undefined) : who)) };
}

/** A service's process; it ends when it is told to, and also when its channel to us breaks. `kill` is what a crash is. */
export function startChild(name, env) {
  const child = spawn(process.execPath, ['--enable-source-maps', path.join(DIST, name, 'main.js')], {
    cwd: ROOT,
    // A group of its own: Ctrl-C comes to us alone, and we stop things in order.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve(`${name} (${signal ?? `exit code ${code}`})`)));
  return {
    exited,
    kill: () => child.kill('SIGKILL'),
    ready: new Promise((resolve) => child.once('message', resolve)),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
      await exited;
      clearTimeout(timer);
    },
  };
}
