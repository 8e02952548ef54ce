import fs from 'node:fs';
import path from 'node:path';

/** @param {string} dataDir */
const fileIn = (dataDir) => path.join(dataDir, 'running.json');

/**
 * Leaves the addresses of a running system where the tools beside it find them.
 * @param {string} dataDir
 * @param {{ databaseUrl: string, redisUrl: string, keyPrefix: string }} addresses what a tool needs to be heard by the system: its servers and the word that leads its Redis keys
 * @returns {() => void} takes the note away
 */
export function writeAddresses(dataDir, addresses) {
  const file = fileIn(dataDir);
  // For the owner only: the database address carries its password.
  fs.writeFileSync(file, JSON.stringify(addresses), { mode: 0o600 });
  return () => fs.rmSync(file, { force: true });
}

/**
 * @param {string} dataDir
 * @returns {{ databaseUrl: string, redisUrl: string, keyPrefix: string } | undefined} undefined when no system runs on these data
 */
export function readAddresses(dataDir) {
  const file = fileIn(dataDir);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}
