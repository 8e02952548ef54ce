import { spawn } from 'node:child_process';
import path from 'node:path';
import { nodeFlags, PROGRAMS } from '../../deploy/programs.mjs';
import { Fault } from '../lib/fault.mjs';
import { settledWithin } from '../lib/settled-within.mjs';
import { ROOT } from '../lib/workspace.mjs';

const KILL_AFTER_MS = 14_000;

/**
 * A service's process; it ends when it is told to, and also when its channel to us breaks. `kill` is what a crash is.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @param {string} root the checkout whose build is started
 * @returns {{ pid: number | undefined, exited: Promise<string>, ready: Promise<unknown>, kill: () => void, stop: (limitMs?: number) => Promise<void> }} `exited` says who ended and how
 */
export function startChild(name, env, root = ROOT) {
  const flags = PROGRAMS.filter((program) => program.name === name).flatMap(nodeFlags);
  const child = spawn(process.execPath, ['--enable-source-maps', ...flags, path.join(root, 'dist', name, 'main.js')], {
    cwd: root,
    // A group of its own: Ctrl-C comes to us alone, and we stop things in order.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  /** @type {Promise<string>} */
  const exited = new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve(`${name} (${signal ?? `exit code ${code}`})`)),
  );
  return {
    pid: child.pid,
    exited,
    kill: () => child.kill('SIGKILL'),
    ready: new Promise((resolve) => child.once('message', resolve)),
    async stop(limitMs = KILL_AFTER_MS) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      if (await settledWithin(exited, limitMs)) return;
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/**
 * A service's process that takes requests.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @param {string} root the checkout whose build is started
 * @throws Fault when it ends while it starts
 */
export async function startReady(name, env, root = ROOT) {
  const child = startChild(name, env, root);
  const ended = child.exited.then((who) => Promise.reject(new Fault(`${who} ended while starting.`)));
  await Promise.race([child.ready, ended]);
  // It may end later on.
  ended.catch(() => undefined);
  return child;
}
