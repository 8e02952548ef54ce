// A peer as a system: its tables in a database of its own on the servers of all, its programs as processes.
import { fork } from 'node:child_process';
import { freePort } from '../../lib/ports.mjs';
import { settledWithin } from '../../lib/settled-within.mjs';
import { ROOT } from '../../lib/workspace.mjs';
import { seatAtPeer } from '../peers/tables.mjs';
import { openPool } from './open-pool.mjs';
import { systemOf } from './system.mjs';

const ENDS_WITHIN_MS = 5_000;

/**
 * @param {import('./servers.mjs').Servers} servers
 * @param {{ name: string, programs: readonly string[], seats: number }} options files, started in this order; the last listens on PORT for `POST /save`
 */
export async function startPeer(servers, { name, programs, seats }) {
  const databaseUrl = await servers.createDatabase(name);
  const port = await freePort();
  const pool = await openPool(databaseUrl);
  /** @type {Awaited<ReturnType<typeof startProgram>>[]} */
  const children = [];
  const stop = async () => {
    for (const child of [...children].reverse()) await child.stop();
    await pool.end();
  };
  try {
    const taken = await seatAtPeer(pool, seats);
    const env = { ...process.env, DATABASE_URL: databaseUrl, REDIS_URL: servers.redisUrl, PORT: String(port) };
    for (const program of programs) children.push(await startProgram(program, env));
    return systemOf({ name, port, pool, pids: () => children.map(({ pid }) => pid), savePath: '/save', stop }, taken);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {string} file @param {NodeJS.ProcessEnv} env a program that says when it is ready and ends when we go */
async function startProgram(file, env) {
  const child = fork(file, { cwd: ROOT, env, execArgv: [] });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const ready = await Promise.race([
    new Promise((resolve) => child.once('message', () => resolve(true))),
    exited.then(() => false),
  ]);
  if (!ready) throw new Error(`${file} did not start`);
  return {
    pid: Number(child.pid),
    async stop() {
      child.kill('SIGTERM');
      if (await settledWithin(exited, ENDS_WITHIN_MS)) return;
      child.kill('SIGKILL');
      await exited;
    },
  };
}
