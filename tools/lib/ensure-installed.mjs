// Runs `npm ci` when node_modules is absent, lacks what is asked for, or does not match the lock. Only Node's own
// modules may be used here: this is what runs on a fresh clone.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Fault } from './fault.mjs';
import { missingPackages } from './missing-packages.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MIN_NODE = { major: 20, minor: 19 };

const LOCK = path.join(ROOT, 'package-lock.json');
const INSTALLED = path.join(ROOT, 'node_modules/.package-lock.json');

/**
 * @param {{ development?: boolean }} options `development: false`: what builds and runs the system is enough, half of
 *   everything; where the rest is installed it stays and is kept current
 */
export function ensureInstalled({ development = true } = {}) {
  checkNode();
  const want = packagesOf(LOCK);
  const have = fs.existsSync(INSTALLED) ? packagesOf(INSTALLED) : undefined;
  const needed = missingPackages({ want, have, development });
  if (!needed) return;
  console.log('Installing packages (npm ci) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const which = needed === 'all' ? '--include=dev' : '--omit=dev';
  const { status, error } = spawnSync(npm, ['ci', which, '--no-audit', '--no-fund', '--loglevel=error'], {
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

/** @param {string} file @returns {import('./missing-packages.mjs').Packages} */
const packagesOf = (file) => JSON.parse(fs.readFileSync(file, 'utf8')).packages;
