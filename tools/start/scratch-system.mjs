import fs from 'node:fs';
import { freePort } from '../lib/ports.mjs';
import { scratchFolder } from '../lib/scratch-folder.mjs';
import { startSystem } from './system.mjs';

/** @typedef {Awaited<ReturnType<typeof startSystem>> & { port: number, dataDir: string }} ScratchSystem */

/**
 * A whole system on a free port with data of its own, which go with it. Databases, mails and addresses of the caller's
 * environment are somebody's and are not taken.
 * @template T
 * @param {{ name: string, env?: NodeJS.ProcessEnv, split?: boolean, onPhase?: (text: string) => void }} options `name` leads its folder
 * @param {(system: ScratchSystem) => Promise<T>} use
 * @returns {Promise<T>} what `use` gives
 */
export async function withScratchSystem({ name, env = {}, split = false, onPhase = console.log }, use) {
  const dataDir = scratchFolder(name);
  try {
    const port = await freePort();
    const { DATABASE_URL: _database, MAIL_URL: _mail, PUBLIC_URL: _public, ...inherited } = process.env;
    const system = await startSystem({
      env: { ...inherited, ...env, PORT: String(port), CHAT_PORT: '0', AIVY_DATA_DIR: dataDir },
      split,
      onPhase,
    });
    try {
      return await use({ ...system, port, dataDir });
    } finally {
      await system.stop();
    }
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
