// The monolith as a system: its tables in a PostgreSQL of its own, its program as a process.
import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../embedded/postgres.mjs';
import { freePort } from '../../lib/ports.mjs';
import { scratchFolder } from '../../lib/scratch-folder.mjs';
import { postgresProcesses } from '../../lib/process-cost.mjs';
import { settledWithin } from '../../lib/settled-within.mjs';
import { ROOT } from '../../lib/workspace.mjs';
import { createClient } from '../client.mjs';
import { seatAtPeer } from './tables.mjs';

const ENDS_WITHIN_MS = 5_000;

/** @param {number} seats @returns {Promise<import('../aivy.mjs').System>} */
export async function startMonolith(seats) {
  const dir = scratchFolder('monolith');
  const dataDir = path.join(dir, 'postgres');
  const postgres = await startPostgres({ dataDir });
  const port = await freePort();
  const pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
  const taken = await seatAtPeer(pool, seats);
  const program = await startProgram({ ...process.env, DATABASE_URL: postgres.url, PORT: String(port) });
  const client = createClient(port);
  return {
    ...{ name: 'monolith', port, pool, client, savePath: '/save', seats: taken },
    programs: () => [program.pid],
    servers: () => postgresProcesses(dataDir),
    async stop() {
      client.close();
      await program.stop();
      await pool.end();
      await postgres.stop();
      fs.rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** A program that says when it's ready and ends when we do. @param {NodeJS.ProcessEnv} env */
async function startProgram(env) {
  const child = fork(path.join(import.meta.dirname, 'monolith.mjs'), { cwd: ROOT, env, execArgv: [] });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const ready = new Promise((resolve) => child.once('message', () => resolve(true)));
  if (!(await Promise.race([ready, exited.then(() => false)]))) throw new Error("The monolith didn't start");
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
