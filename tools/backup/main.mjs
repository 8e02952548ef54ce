// `npm run backup` and `npm run restore`, of what is built in dist/: this also runs in the production image.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtDefinitions, prepareDatabase } from '../database/prepare.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'dist');
if (fs.existsSync('.env')) process.loadEnvFile('.env');
const { run, UsageError } = await import(pathToFileURL(path.join(dist, 'tools/backup.js')).href);
try {
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const installation = {
    definitions: await builtDefinitions(dist),
    release: version,
    /** @param {string} databaseUrl */
    migrate: (databaseUrl) => prepareDatabase(databaseUrl, dist),
  };
  console.log(await run(process.argv.slice(2), installation));
} catch (error) {
  const { code = '' } = /** @type {{ code?: unknown }} */ (error);
  const mendable = error instanceof UsageError || String(code).startsWith('ERR_PARSE_ARGS');
  console.error(mendable ? /** @type {Error} */ (error).message : error);
  process.exitCode = mendable ? 2 : 1;
}
