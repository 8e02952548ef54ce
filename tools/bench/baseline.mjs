import fs from 'node:fs';
import path from 'node:path';
import { earlierRelease, releaseIn } from '../drill/release.mjs';
import { scratchFolder } from '../lib/scratch-folder.mjs';

/**
 * An earlier release, built for this run; a folder of a checkout that's built is used as it is.
 * @template T
 * @param {string} against a commit, or such a folder
 * @param {(release: import('../drill/release.mjs').Release) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withBaseline(against, use) {
  if (fs.existsSync(path.join(against, 'dist/gateway'))) return use(await releaseIn(against, path.resolve(against)));
  const dir = scratchFolder('baseline');
  try {
    const { release, remove } = await earlierRelease(against, dir);
    try {
      return await use(release);
    } finally {
      remove();
    }
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}
