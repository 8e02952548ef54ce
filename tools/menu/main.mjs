// `npm run bench|drill|check|generate [NAME] [-- OPTIONS]`: without a name lists what there is; with one runs it. The
// options go to the program. `all` runs every bench or drill, one after the other.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from '../lib/ensure-installed.mjs';
import { exitWith, Fault } from '../lib/fault.mjs';
import { ROOT } from '../lib/workspace.mjs';
import { MENUS } from './menus.mjs';

/** Menus that can run as a whole: the others have entries that change files or take hours. */
const WHOLE = ['bench', 'drill'];

/** @param {string} script @param {import('./menus.mjs').Menu} menu */
function list(script, menu) {
  console.log(`Usage: npm run ${script} NAME${WHOLE.includes(script) ? '|all' : ''} [-- OPTIONS]\n`);
  for (const [name, { does }] of Object.entries(menu)) console.log(`  ${name.padEnd(17)} ${does}`);
}

/** In a process of its own, whose memory and sockets go with it. @param {import('./menus.mjs').Entry} entry @param {readonly string[]} options @returns {number} its exit code */
function run({ command, installs }, options) {
  if (!installs) ensureInstalled();
  const [program = '', ...args] = command.split(' ');
  const env = { ...process.env, PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}` };
  const { status, error } = spawnSync(program === 'node' ? process.execPath : program, [...args, ...options], {
    ...{ cwd: ROOT, env, stdio: 'inherit' },
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  return status ?? 1;
}

/** @param {import('./menus.mjs').Menu} menu @param {readonly string[]} options @returns {number} */
function runAll(menu, options) {
  const entries = Object.entries(menu).filter(([, { asks }]) => !asks);
  const outcomes = entries.map(([name, entry]) => {
    console.log(`\n== ${name}: ${entry.does}`);
    return { name, status: run(entry, options) };
  });
  console.log('');
  for (const { name, status } of outcomes) console.log(`${status === 0 ? '✓' : '✗'} ${name}`);
  return outcomes.every(({ status }) => status === 0) ? 0 : 1;
}

try {
  const [script = '', name, ...options] = process.argv.slice(2);
  const menu = MENUS[script];
  if (!menu) throw new Fault(`"${script}" isn't a menu. Menus: ${Object.keys(MENUS).join(', ')}.`);
  const entry = name === undefined ? undefined : menu[name];
  if (name === undefined || name === '--help') list(script, menu);
  else if (entry) process.exitCode = run(entry, options);
  else if (name === 'all' && WHOLE.includes(script)) process.exitCode = runAll(menu, options);
  else throw new Fault(`"${name}" not found. See what there is: npm run ${script}`);
} catch (error) {
  exitWith(error);
}
