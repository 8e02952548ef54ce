import fs from 'node:fs/promises';
import path from 'node:path';
import { bundleServer } from './bundle.mjs';
import { commandEntries, commandScripts } from './commands.mjs';
import { importedPackages, runtimeInstall } from './runtime-packages.mjs';
import { DIST, ROOT, SERVER_APPS } from '../lib/workspace.mjs';

/** One pass over all apps, so that code they share lies in shared chunks and one process holds it once. */
export const serverTarget = (dir = DIST) => ({
  dir,
  entries: {
    ...Object.fromEntries(
      SERVER_APPS.flatMap((app) =>
        ['app', 'main'].map((file) => [`${app}/${file}`, path.join(ROOT, `apps/${app}/src/${file}.ts`)]),
      ),
    ),
    // A thread is started by its file.
    'analyst/thread': path.join(ROOT, 'apps/analyst/src/run/thread.ts'),
    'tools/backup': path.join(ROOT, 'tools/backup/index.ts'),
    'tools/prepare-database': path.join(ROOT, 'tools/database/prepare-database.ts'),
  },
});

/** Beside the programs: the commands of operators, and dist/install, the npm packages that all of it needs. */
export async function buildServer() {
  await removeOldChunks();
  const { dir, entries } = serverTarget();
  const written = await bundleServer({
    dir,
    entries: { ...entries, ...commandEntries() },
    // What sets formulas for a release is a twentieth of its package.
    inline: ['mathjax-full/'],
  });
  await writeInstall(importedPackages(written));
}

/** @param {readonly string[]} names */
async function writeInstall(names) {
  const [lock, manifest] = await Promise.all(['package-lock.json', 'package.json'].map(json));
  const install = runtimeInstall({ lock, manifest, names });
  const dir = path.join(DIST, 'install');
  await fs.mkdir(dir, { recursive: true });
  /** @param {string} file @param {object} value */
  const write = (file, value) => fs.writeFile(path.join(dir, file), `${JSON.stringify(value, null, 2)}\n`);
  await write('package.json', { ...install.manifest, scripts: commandScripts() });
  await write('package-lock.json', install.lock);
}

/** @param {string} file @returns {Promise<any>} */
const json = async (file) => JSON.parse(await fs.readFile(path.join(ROOT, file), 'utf8'));

/** Chunks carry a hash in their names, so old ones would pile up. */
async function removeOldChunks() {
  const files = await fs.readdir(DIST).catch(() => []);
  await Promise.all(
    files
      .filter((file) => /^chunk-.*\.js(\.map)?$/.test(file))
      .map((file) => fs.rm(path.join(DIST, file), { force: true })),
  );
}
