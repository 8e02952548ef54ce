// `npm run migrate`: brings the database of DATABASE_URL up to date with what is built in dist/. Runs before a release
// is rolled out; several at once are safe. A server that is still starting is waited for.
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { exitWith, Fault } from '../lib/fault.mjs';
import { prepareDatabase } from './prepare.mjs';

/** Longer than a server takes to start, on a machine that starts everything at once. */
const PATIENCE_MS = 120_000;
const LOOK_AGAIN_MS = 1_000;
/** What a server says, or does not, that is not there yet: refused, no such name yet, "the database system is starting up". */
const NOT_YET = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', '57P03'];

try {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new Fault('DATABASE_URL is not set.');
  const { migrations, leftToDo, itemsWritten } = await patiently(DATABASE_URL);
  console.log(
    `${migrations.length} migrations ran${migrations.length > 0 ? ` (${migrations.join(', ')})` : ''}, ${itemsWritten} items written`,
  );
  for (const each of leftToDo) console.log(`\n${each}`);
} catch (error) {
  exitWith(error);
}

/** @param {string} databaseUrl */
async function patiently(databaseUrl) {
  const dist = path.resolve(import.meta.dirname, '../../dist');
  for (const until = performance.now() + PATIENCE_MS; ; await pause(LOOK_AGAIN_MS)) {
    try {
      return await prepareDatabase(databaseUrl, dist);
    } catch (error) {
      const { code = '' } = /** @type {{ code?: string }} */ (error);
      if (!NOT_YET.includes(code) || performance.now() > until) throw error;
      console.log(`PostgreSQL does not answer yet (${code}) …`);
    }
  }
}
