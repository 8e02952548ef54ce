import fs from 'node:fs';
import path from 'node:path';

/**
 * Leaves the addresses of a running system where commands find them (`target()` of @aivy/server-kit/command).
 * @param {string} dataDir
 * @param {{ databaseUrl: string, redisUrl: string, keyPrefix: string }} addresses what a tool needs to be heard by the system: its servers and the word that leads its Redis keys
 * @returns {() => void} takes the note away
 */
export function writeAddresses(dataDir, addresses) {
  const file = path.join(dataDir, 'running.json');
  // For the owner only: the database address carries its password.
  fs.writeFileSync(file, JSON.stringify(addresses), { mode: 0o600 });
  return () => fs.rmSync(file, { force: true });
}
