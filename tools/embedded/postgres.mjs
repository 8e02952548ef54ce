// A real PostgreSQL out of the npm binaries, on a free port of the loopback address.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Fault } from '../lib/fault.mjs';
import { spawnGuarded } from './guarded-child.mjs';
import { keptPassword } from './kept-password.mjs';
import { freePort } from '../lib/ports.mjs';
import { findPostgres } from './postgres-binaries.mjs';
import { ownerIds } from './postgres-owner.mjs';

// A commit is on disk before it is answered: an answer that a student was told is saved survives a crash.
const DURABLE = ['synchronous_commit=on'];
// Tests connect thousands of times: what makes a stolen password hash hard to try is spared there.
const EPHEMERAL = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'scram_iterations=1'];
/** @typedef {{ uid?: number, gid?: number, cwd: string, env: NodeJS.ProcessEnv }} Run as whom and where the server's programs run */

/** Everybody on the machine reaches the port, so everybody needs the password. */
const ACCESS = 'host all all 127.0.0.1/32 scram-sha-256\n';

/**
 * @param {{ dataDir?: string, database?: string, maxConnections?: number, port?: number, onLog?: (chunk: Buffer) => void }} options without `dataDir` the data go with the server; without `port` a free one; `onLog` gets what the server writes
 * @returns {Promise<{ url: string, created: boolean, stop: () => Promise<void>, exited: Promise<unknown> }>}
 */
export async function startPostgres({ dataDir, database = 'aivy', maxConnections = 100, port: wanted, onLog } = {}) {
  const home = findPostgres();
  const ephemeral = dataDir === undefined;
  const wantedDir = dataDir === undefined ? undefined : path.resolve(dataDir);
  const dir = wantedDir === undefined ? fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-pg-')) : reachable(wantedDir);
  fs.mkdirSync(dir, { recursive: true });
  if (ownerIds.uid !== undefined) fs.chownSync(dir, ownerIds.uid, ownerIds.gid);
  fs.chmodSync(dir, 0o700);
  const run = { ...ownerIds, cwd: dir, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };

  const created = !fs.existsSync(path.join(dir, 'PG_VERSION'));
  if (created) initialise(home, dir, run);
  // What a crash of the whole machine left behind; the caller holds the lock of the data folder.
  else if (fs.existsSync(path.join(dir, 'postmaster.pid')))
    spawnSync(path.join(home, 'bin/pg_ctl'), ['-D', dir, '-m', 'fast', 'stop'], { ...run, stdio: 'ignore' });

  const port = wanted ?? (await freePort());
  const { password, isNew } = keptPassword(wantedDir && `${wantedDir}.password`);
  if (created || isNew) setPassword(home, dir, run, { password, ephemeral });
  fs.writeFileSync(path.join(dir, 'pg_hba.conf'), ACCESS);
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `max_connections=${maxConnections}`,
    'shared_buffers=64MB',
    'timezone=UTC',
    'log_timezone=UTC',
    ...(ephemeral ? EPHEMERAL : DURABLE),
  ];
  const server = spawnGuarded(
    path.join(home, 'bin/postgres'),
    ['-D', dir, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...run, stopSignal: 'INT' },
  );
  if (onLog) server.child.stderr?.on('data', onLog);
  await ready(server);
  await createDatabase({ port, database, password });
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/${database}`,
    created,
    exited: server.exited,
    async stop() {
      await server.stop();
      if (ephemeral) fs.rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** @param {string} home @param {string} dir @param {Run} run */
function initialise(home, dir, run) {
  const { status, stderr, error } = spawnSync(
    path.join(home, 'bin/initdb'),
    ['-D', dir, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'],
    { ...run, encoding: 'utf8' },
  );
  if (status !== 0)
    throw new Fault(`PostgreSQL could not create its data in ${dir}: ${(error?.message ?? stderr).trim()}`);
}

/**
 * By the server's single-user mode, which asks nobody who they are: also for data of a time without passwords.
 * @param {string} home
 * @param {string} dir
 * @param {Run} run
 * @param {{ password: string, ephemeral: boolean }} how
 */
function setPassword(home, dir, run, { password, ephemeral }) {
  const settings = (ephemeral ? EPHEMERAL : []).flatMap((setting) => ['-c', setting]);
  const { status, stderr, error } = spawnSync(
    path.join(home, 'bin/postgres'),
    ['--single', '-D', dir, ...settings, 'postgres'],
    { ...run, encoding: 'utf8', input: `alter role postgres password '${password}'\n` },
  );
  if (status !== 0) throw new Fault(`PostgreSQL could not be given its password: ${(error?.message ?? stderr).trim()}`);
}

/** As root the server runs as nobody, who may not get into a private home: then the data live in /var/tmp. @param {string} dir */
function reachable(dir) {
  if (ownerIds.uid === undefined) return dir;
  const parent = path.dirname(dir);
  fs.mkdirSync(parent, { recursive: true });
  const enters =
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', parent], { ...ownerIds, cwd: '/', stdio: 'ignore' }).status === 0;
  return enters
    ? dir
    : path.join('/var/tmp', `aivy-postgres-${createHash('sha1').update(dir).digest('hex').slice(0, 12)}`);
}

/** @param {ReturnType<typeof spawnGuarded>} server @returns {Promise<void>} */
const ready = (server) =>
  new Promise((resolve, reject) => {
    server.child.stderr?.on('data', () => {
      if (/ready to accept connections/.test(server.log())) resolve();
    });
    void server.exited.then(() => reject(new Fault(`PostgreSQL did not start: ${server.log().trim()}`)));
  });

/** @param {{ port: number, database: string, password: string }} where */
async function createDatabase({ port, database, password }) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  await client.connect();
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
  if (!rowCount) await client.query(`create database ${client.escapeIdentifier(database)}`);
  await client.end();
}
