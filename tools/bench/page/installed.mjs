// Programs of others that the page bench measures with. They aren't in the workspace and its lock: each set
// is installed when it's first needed, into a folder that `npm install` leaves alone.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Fault } from '../../lib/fault.mjs';
import { ROOT } from '../../lib/workspace.mjs';

const FOLDER = path.join(ROOT, 'node_modules/.cache/bench-web');

/**
 * @param {string} name of the set
 * @param {Record<string, string>} packages with their versions
 * @param {(text: string) => void} say
 * @returns {Promise<string>} the folder in whose `node_modules` they are
 */
export async function installed(name, packages, say) {
  const folder = path.join(FOLDER, name);
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: packages }, null, 2);
  const stamp = path.join(folder, 'installed.json');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return folder;
  say(`installing ${Object.keys(packages).slice(0, 3).join(', ')} … into ${path.relative(ROOT, folder)}`);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), wanted);
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error'];
  const child = spawn('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Fault(`${name} could not be installed; the lines above say why.`);
  fs.writeFileSync(stamp, wanted);
  return folder;
}

/** A package of such a folder. @param {string} folder @param {string} name */
export const load = (folder, name) =>
  import(pathToFileURL(createRequire(path.join(folder, 'package.json')).resolve(name)).href);
