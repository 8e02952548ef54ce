// `npm run e2e`: the built system on a free port with data of its own, and the browser journeys against it.
// Arguments go to jest: `npm run e2e -- visitor`.
import path from 'node:path';
import { ensureInstalled } from '../lib/ensure-installed.mjs';
import { exitWith, Fault } from '../lib/fault.mjs';

try {
  ensureInstalled();
  const { findBrowser } = await import('../lib/browser.mjs');
  const browser = await findBrowser();
  if ('missing' in browser) throw new Fault(`The browser journeys cannot run. ${browser.missing}`);
  process.exit(await runJourneys(browser, process.argv.slice(2)));
} catch (error) {
  exitWith(error);
}

/** @param {import('../lib/browser.mjs').Browser} browser @param {string[]} args @returns {Promise<number>} */
async function runJourneys(browser, args) {
  const { runJest } = await import('./run-jest.mjs');
  const { runNode } = await import('../lib/run-node.mjs');
  const { withScratchSystem } = await import('../start/scratch-system.mjs');
  // Accounts of the journeys come from addresses of their own, as behind a proxy.
  const env = { REDIS_URL: process.env.E2E_REDIS_URL ?? '', TRUST_PROXY: '1' };
  return withScratchSystem({ name: 'e2e', env }, async ({ port, notes, databaseUrl, dataDir }) => {
    const bank = path.join(dataDir, 'bank.json');
    await runNode(['tools/run-ts.mjs', 'tools/test/write-bank.ts', bank], 'The bank could not be written down.');
    const base = `http://localhost:${port}`;
    console.log(`Journeys run at ${base} with ${browser.path}. ${notes.join(' ')}`);
    return runJest(['--selectProjects', 'e2e', '--maxWorkers=2', '--testTimeout=120000', ...args], {
      ...browser.env,
      BASE_URL: base,
      MAILBOX: `${base}/dev/mailbox.json`,
      CHROME_PATH: browser.path,
      E2E_DATABASE_URL: databaseUrl,
      BANK_FILE: bank,
    });
  });
}
