// `npm run migrate`: brings the database of DATABASE_URL up to date with what is built in dist/. Runs before a release
// is rolled out; several at once are safe.
import path from 'node:path';
import { exitWith, Fault } from '../lib/fault.mjs';
import { prepareDatabase } from './prepare.mjs';

try {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new Fault('DATABASE_URL is not set.');
  const { migrations, itemsWritten } = await prepareDatabase(
    DATABASE_URL,
    path.resolve(import.meta.dirname, '../../dist'),
  );
  console.log(
    `${migrations.length} migrations ran${migrations.length > 0 ? ` (${migrations.join(', ')})` : ''}, ${itemsWritten} items written`,
  );
} catch (error) {
  exitWith(error);
}
