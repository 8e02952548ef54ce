import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Fault } from '../lib/fault.mjs';
import { DIST, packageFolders, ROOT } from '../lib/workspace.mjs';
import { neededPackages } from './needed-packages.mjs';

const OUTPUT = path.join(DIST, 'web');
const STAMP = path.join(DIST, 'web.stamp');
const SHARED_FILES = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.web.json'];

/**
 * Builds the web client unless its sources are those of the last build.
 * @returns {Promise<boolean>} whether it had to
 */
export async function buildWeb() {
  const stamp = await sourceStamp();
  const built = await fs.readFile(STAMP, 'utf8').catch(() => '');
  const present = await fs.stat(path.join(OUTPUT, 'index.html')).then(
    () => true,
    () => false,
  );
  if (present && built === stamp) return false;
  await fs.rm(STAMP, { force: true });
  await vite(['build', '--outDir', OUTPUT, '--emptyOutDir', '--logLevel', 'warn']);
  await fs.writeFile(STAMP, stamp);
  return true;
}

/** Runs Vite in apps/web; rejects when it fails. @param {string[]} args @returns {Promise<void>} */
export function vite(args) {
  const child = spawn(process.execPath, [path.join(ROOT, 'node_modules/vite/bin/vite.js'), ...args], {
    cwd: path.join(ROOT, 'apps/web'),
    stdio: ['ignore', 'inherit', 'inherit'],
    // About a loader that Vite may use by default one day.
    env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
  });
  process.once('exit', () => child.kill());
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Fault('The web client could not be built; the lines above say why.')),
    );
  });
}

/** Folders of the client and of every package that is built into it. @returns {Promise<string[]>} below the root */
async function sourceFolders() {
  const packages = await Promise.all(
    packageFolders().map(async (folder) => {
      const text = await fs.readFile(path.join(ROOT, folder, 'package.json'), 'utf8');
      const manifest = /** @type {import('./needed-packages.mjs').Manifest} */ (JSON.parse(text));
      return { folder, manifest };
    }),
  );
  const needed = neededPackages(
    '@aivy/web',
    packages.map(({ manifest }) => manifest),
  );
  return packages.filter(({ manifest }) => needed.includes(manifest.name)).map(({ folder }) => folder);
}

/** Changes whenever a file does that the web build reads. By content: a checkout or a copy changes only the times. */
async function sourceStamp() {
  const folders = await sourceFolders();
  const inside = await Promise.all(
    folders.map(async (folder) =>
      (await fs.readdir(path.join(ROOT, folder), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name)),
    ),
  );
  const files = [...inside.flat(), ...SHARED_FILES.map((file) => path.join(ROOT, file))]
    .filter((file) => !/node_modules|\.spec\.tsx?$/.test(path.relative(ROOT, file)))
    .sort();
  const hash = createHash('sha1');
  for (const file of files) hash.update(path.relative(ROOT, file)).update(await fs.readFile(file));
  return hash.digest('hex');
}
