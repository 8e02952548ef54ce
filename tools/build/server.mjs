import fs from 'node:fs/promises';
import path from 'node:path';
import { bundleServer } from './bundle.mjs';
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
    'tools/backup': path.join(ROOT, 'tools/backup/index.ts'),
    'tools/prepare-database': path.join(ROOT, 'tools/database/prepare-database.ts'),
  },
});

export async function buildServer() {
  await removeOldChunks();
  await bundleServer(serverTarget());
}

/** Chunks carry a hash in their names, so old ones would pile up. */
async function removeOldChunks() {
  const files = await fs.readdir(DIST).catch(() => []);
  await Promise.all(
    files
      .filter((file) => /^chunk-.*\.js(\.map)?$/.test(file))
      .map((file) => fs.rm(path.join(DIST, file), { force: true })),
  );
}
