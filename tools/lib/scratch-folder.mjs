import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A folder for the data of one run, which everybody may enter: the database may belong to another user than us.
 * @param {string} name leads the folder's own
 * @returns {string} its path; the caller removes it
 */
export function scratchFolder(name) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), `aivy-${name}-`));
  fs.chmodSync(dir, 0o755);
  return dir;
}
