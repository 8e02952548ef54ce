// Runs `npm ci` when node_modules is absent or does not match the lock. Only Node's own modules may be used here:
// this is what runs on a fresh clone.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Fault } from './fault.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MIN_NODE = [20, 19];

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
  if (error?.code === 'ENOENT') throw new Fault('npm was not found. It comes with Node: https://nodejs.org');
  if (status !== 0) throw new Fault('The packages could not be installed; the lines above say why.');
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  throw new Fault(`Node ${MIN_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

/** A newer lock (after a pull) may still say the same: then only its time differs, and an install would be wasted. */
function isCurrent(installed, lock) {
  if (fs.statSync(installed).mtimeMs >= fs.statSync(lock).mtimeMs) return true;
  const have = JSON.parse(fs.readFileSync(installed, 'utf8')).packages;
  const want = JSON.parse(fs.readFileSync(lock, 'utf8')).packages;
  const same = Object.entries(want).every(
    ([where, { version, optional, link }]) =>
      where === '' || optional || link || !where.startsWith('node_modules/') || have[where]?.version === version,
  );
  if (same) fs.utimesSync(installed, new Date(), new Date());
  return same;
}
