// `npm run e2e`: the built system on a free port with data of its own, and the browser journeys against it.
// Arguments go to jest: `npm run e2e -- visitor`.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureInstalled } from '../lib/ensure-installed.mjs';
import { exitWith, Fault } from '../lib/fault.mjs';

try {
  ensureInstalled();
  const { findBrowser } = await import('../lib/browser.mjs');
  const browser = await findBrowser();
  if (browser.missing) throw new Fault(`The browser journeys cannot run. ${browser.missing}`);
  process.exit(await runJourneys(browser, process.argv.slice(2)));
} catch (error) {
  exitWith(error);
}

async function runJourneys(browser, args) {
  const { freePort } = await import('../lib/ports.mjs');
  const { runJest } = await import('./run-jest.mjs');
  const { startSystem } = await import('../start/system.mjs');
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-e2e-'));
  // The database may belong to another user than us.
  fs.chmodSync(dataDir, 0o755);
  const port = await freePort();
  // Databases of the caller's environment hold somebody's data; the journeys get their own.
  const { DATABASE_URL: _database, MAIL_URL: _mail, PUBLIC_URL: _public, ...inherited } = process.env;
  const env = { ...inherited, PORT: String(port), AIVY_DATA_DIR: dataDir, REDIS_URL: process.env.E2E_REDIS_URL ?? '' };
  try {
    const system = await startSystem({ env, onPhase: (text) => console.log(text) });
    const base = `http://localhost:${port}`;
    console.log(`Journeys run at ${base} with ${browser.path}. ${system.notes.join(' ')}`);
    try {
      return await runJest(['--selectProjects', 'e2e', '--runInBand', '--testTimeout=120000', ...args], {
        ...browser.env,
        BASE_URL: base,
        MAILBOX: `${base}/dev/mailbox.json`,
        CHROME_PATH: browser.path,
        E2E_DATABASE_URL: system.databaseUrl,
      });
    } finally {
      await system.stop();
    }
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
