// An earlier commit, built once and kept: the bench asks for the same one again and again.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { earlierRelease, releaseIn } from '../drill/release.mjs';
import { Fault } from '../lib/fault.mjs';
import { ROOT } from '../lib/workspace.mjs';

/** @param {string} against a commit, or the folder of a checkout that is built @returns {Promise<import('../drill/release.mjs').Release>} @throws Fault */
export async function baselineRelease(against) {
  if (fs.existsSync(path.join(against, 'dist/gateway'))) return releaseIn(against, path.resolve(against));
  const commit = commitOf(against);
  const dir = path.join(ownFolder(), commit.slice(0, 12));
  const root = path.join(dir, 'previous');
  const done = path.join(dir, 'built');
  if (fs.existsSync(done)) return releaseIn(against, root);
  fs.rmSync(dir, { recursive: true, force: true });
  fs.mkdirSync(dir, { recursive: true });
  const { release } = await earlierRelease(commit, dir);
  fs.writeFileSync(done, '');
  return release;
}

/** For us alone: what lies in it is run. @throws Fault */
function ownFolder() {
  const dir = path.join(os.tmpdir(), `aivy-bench-${os.userInfo().username}`);
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  const { uid, mode } = fs.statSync(dir);
  if (process.getuid && (uid !== process.getuid() || (mode & 0o077) !== 0))
    throw new Fault(`${dir} isn't ours alone. Remove it.`);
  return dir;
}

/** @param {string} ref @throws Fault */
function commitOf(ref) {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    throw new Fault(`Commit ${ref} not found. A shallow clone has no history: git fetch --unshallow`);
  }
}
