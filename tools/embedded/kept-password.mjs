import { randomBytes } from 'node:crypto';
import fs from 'node:fs';

/**
 * The password of an embedded server, made at its first start and kept beside its data for their owner alone.
 * @param {string | undefined} file without one the password goes with the server
 * @returns {{ password: string, isNew: boolean }} of hexadecimal digits, so that it fits into any address
 */
export function keptPassword(file) {
  if (file && fs.existsSync(file)) return { password: fs.readFileSync(file, 'utf8').trim(), isNew: false };
  const password = randomBytes(24).toString('hex');
  if (file) fs.writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return { password, isNew: true };
}
