// No workspace here, only what was built: this also runs in the production image.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** @param {string} dist @param {string} file */
const built = (dist, file) => import(pathToFileURL(path.join(dist, file)).href);

/**
 * The schemas of all built apps, and the item bank's before them: everything that the system keeps.
 * @param {string} dist the folder that `npm run build` has filled
 * @returns {Promise<import('@aivy/server-kit').DatabaseDefinition[]>}
 */
export async function builtDefinitions(dist) {
  const { bankDatabase } = await built(dist, 'tools/prepare-database.js');
  return [bankDatabase, ...(await definitionsOfApps(dist))];
}

/** @param {string} dist */
async function definitionsOfApps(dist) {
  const names = fs.readdirSync(dist).filter((name) => fs.existsSync(path.join(dist, name, 'app.js')));
  const apps = await Promise.all(names.map((name) => built(dist, `${name}/app.js`)));
  return apps.flatMap((app) => (app.database ? [app.database] : []));
}

/**
 * Migrates the schemas of all built apps and releases the item bank; repeating it changes nothing.
 * @param {string} databaseUrl
 * @param {string} dist the folder that `npm run build` has filled
 * @param {string} [formulasFile] where set formulas are kept between databases
 * @returns {Promise<{ migrations: string[], leftToDo: string[], itemsWritten: number }>} what ran, and what the operator has to do
 */
export async function prepareDatabase(databaseUrl, dist, formulasFile) {
  const { prepareDatabase: prepare } = await built(dist, 'tools/prepare-database.js');
  return prepare(databaseUrl, await definitionsOfApps(dist), formulasFile);
}
