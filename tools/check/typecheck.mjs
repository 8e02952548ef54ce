// `npm run typecheck [FOLDER …]`: every project, with the fast compiler; TypeScript 6 where that one cannot run.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { packageFolders, ROOT } from '../lib/workspace.mjs';

const AT_ONCE = 2;
const FAST = path.join(ROOT, 'node_modules/ts7/bin/tsc');
const SLOW = path.join(ROOT, 'node_modules/typescript/bin/tsc');

const asked = process.argv.slice(2);
const projects = [...packageFolders(), 'tools'].filter(
  (folder) => fs.existsSync(path.join(ROOT, folder, 'tsconfig.json')) && (asked.length === 0 || asked.includes(folder)),
);
const compiler = (await runs([FAST, '--version'])).code === 0 ? FAST : SLOW;

const waiting = [...projects];
/** @type {string[]} */
const failed = [];
/** @type {Set<string>} */
const said = new Set();
await Promise.all(Array.from({ length: AT_ONCE }, worker));
console.log(
  failed.length === 0
    ? `${projects.length} projects without a type error`
    : `Type errors in ${failed.sort().join(', ')}`,
);
process.exit(failed.length === 0 ? 0 : 1);

async function worker() {
  for (let folder = waiting.shift(); folder; folder = waiting.shift()) {
    const { code, output } = await runs([compiler, '-p', folder]);
    // "No inputs were found": the folder has no TypeScript yet.
    if (code === 0 || /^error TS18003/.test(output)) continue;
    failed.push(folder);
    // What is wrong in a library comes with each package that imports it.
    for (const line of output.trim().split('\n')) {
      if (!said.has(line)) console.error(line);
      said.add(line);
    }
  }
}

/** @param {string[]} args @returns {Promise<{ code: number | null, output: string }>} */
function runs(args) {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
