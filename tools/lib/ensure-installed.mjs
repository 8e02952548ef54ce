// Runs `npm ci` when node_modules is absent or does not match the lock. Only Node's own modules may be used here:
// this is what runs on a fresh clone.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Fault } from './fault.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MIN_NODE = { major: 20, minor: 19 };

/** @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean }>} Packages of a lock file, by their place */

export function ensureInstalled() {
  checkNode();
  const lock = path.join(ROOT, 'package-lock.json');
  const installed = path.join(ROOT, 'node_modules/.package-lock.json');
  if (fs.existsSync(installed) && isCurrent(installed, lock)) return;
  console.log('Installing packages (npm ci) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new Fault('npm was not found. It comes with Node: https://nodejs.org');
  if (status !== 0) throw new Fault('The packages could not be installed; the lines above say why.');
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MIN_NODE.major || (major === MIN_NODE.major && minor >= MIN_NODE.minor)) return;
  throw new Fault(`Node ${MIN_NODE.major}.${MIN_NODE.minor} or newer is needed; this is ${process.versions.node}.`);
}

/**
 * A newer lock (after a pull) may still say the same: then only its time differs, and an install would be wasted.
 * @param {string} installed
 * @param {string} lock
 */
function isCurrent(installed, lock) {
  if (fs.statSync(installed).mtimeMs >= fs.statSync(lock).mtimeMs) return true;
  /** @type {Packages} */
  const have = JSON.parse(fs.readFileSync(installed, 'utf8')).packages;
  /** @type {Packages} */
  const want = JSON.parse(fs.readFileSync(lock, 'utf8')).packages;
  const same = Object.entries(want).every(
    ([where, { version, optional, link }]) =>
      where === '' || optional || link || !where.startsWith('node_modules/') || have[where]?.version === version,
  );
  if (same) fs.utimesSync(installed, new Date(), new Date());
  return same;
}
