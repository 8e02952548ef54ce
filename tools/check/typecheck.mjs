// `npm run typecheck [FOLDER …]`: every project, with the fast compiler; TypeScript 6 where that one cannot run. Without a
// folder, projects of the same settings at once.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { packageFolders, ROOT } from '../lib/workspace.mjs';
import { typePrograms } from './type-programs.mjs';

const AT_ONCE = 2;
const FAST = path.join(ROOT, 'node_modules/ts7/bin/tsc');
const SLOW = path.join(ROOT, 'node_modules/typescript/bin/tsc');
/** Two folders below the root, as the configs that are written here are meant. */
const WRITTEN = path.join(ROOT, '.aivy/typecheck');

const asked = process.argv.slice(2);
const projects = [...packageFolders(), 'tools'].filter(
  (folder) => fs.existsSync(path.join(ROOT, folder, 'tsconfig.json')) && (asked.length === 0 || asked.includes(folder)),
);
const compiler = (await runs([FAST, '--version'])).code === 0 ? FAST : SLOW;

const waiting =
  asked.length > 0 ? projects.map((folder) => ({ folders: [folder], project: folder })) : writtenPrograms();
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

/** The program of most projects first, beside which the others have time. */
function writtenPrograms() {
  fs.mkdirSync(WRITTEN, { recursive: true });
  return typePrograms(projects.map((folder) => ({ folder, config: readConfig(folder) })))
    .sort((one, other) => other.folders.length - one.folders.length)
    .map(({ folders, config }, index) => {
      const project = path.join(WRITTEN, `tsconfig.${index}.json`);
      fs.writeFileSync(project, JSON.stringify(config));
      return { folders, project };
    });
}

/** @param {string} folder @returns {import('./type-programs.mjs').Config} */
function readConfig(folder) {
  return JSON.parse(fs.readFileSync(path.join(ROOT, folder, 'tsconfig.json'), 'utf8'));
}

async function worker() {
  for (let program = waiting.shift(); program; program = waiting.shift()) {
    const { code, output } = await runs([compiler, '-p', program.project]);
    // "No inputs were found": the folder has no TypeScript yet.
    if (code === 0 || /^error TS18003/.test(output)) continue;
    const lines = output.trim().split('\n');
    const named = program.folders.filter((folder) => lines.some((line) => line.startsWith(`${folder}/`)));
    failed.push(...(named.length > 0 ? named : program.folders));
    // What is wrong in a library comes with each program that imports it.
    for (const line of lines) {
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
