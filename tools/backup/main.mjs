// `npm run backup` and `npm run restore`, of what is built in dist/: this also runs in the production image.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtDefinitions, prepareDatabase } from '../database/prepare.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'dist');
if (fs.existsSync('.env')) process.loadEnvFile('.env');
const { run, runCommand } = await import(pathToFileURL(path.join(dist, 'tools/backup.js')).href);
await runCommand(
  async () => {
    const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
    return run(process.argv.slice(2), {
      definitions: await builtDefinitions(dist),
      release: version,
      /** @param {string} databaseUrl */
      migrate: (databaseUrl) => prepareDatabase(databaseUrl, dist),
    });
  },
  { faultCode: 1 },
);
