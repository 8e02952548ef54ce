// The commands of operators that are built with the programs, so that the image has them without the workspace.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/workspace.mjs';

/** Those that are JavaScript, with what package.json gives them beside. */
const PLAIN = ['tools/database/migrate.mjs', 'tools/backup/main.mjs'];
const SCRIPT = /^node (?:tools\/run-ts\.mjs )?(tools\/[\w-]+\/\w+\.(?:ts|mjs))((?: \w+)*)$/;

/** @typedef {{ name: string, source: string, file: string, args: string }} Command `npm run <name>`; `file` and `args` are what it runs in the image */

/** @type {Record<string, string>} */
const SCRIPTS = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')).scripts;

/** The part of `npm run bank` that looks after a running bank. The workshop stays in the checkout. */
const BANK = { name: 'bank', source: 'apps/bank-studio/src/operate/main.ts', file: 'dist/bin/bank.js', args: '' };

/** Every script of package.json that operators need; `seed:demo` is for developers. @type {Command[]} */
export const COMMANDS = Object.entries(SCRIPTS)
  .flatMap(([name, script]) => {
    const [, source = '', args = ''] = SCRIPT.exec(script) ?? [];
    const isOurs = PLAIN.includes(source) || /^tools\/[\w-]+\/main\.ts$/.test(source);
    if (!isOurs || name.includes(':')) return [];
    return [{ name, source, file: `dist/bin/${nameOf(source)}.js`, args }];
  })
  .concat(BANK);

/** Two scripts may run one program: `backup` and `restore`. @param {string} source */
function nameOf(source) {
  return /\/main\.\w+$/.test(source) ? path.basename(path.dirname(source)) : path.parse(source).name;
}

/** For the bundler. @returns {Record<string, string>} */
export const commandEntries = () =>
  Object.fromEntries(
    COMMANDS.map(({ source, file }) => [file.slice('dist/'.length, -'.js'.length), path.join(ROOT, source)]),
  );

/** For the package.json of the image. @returns {Record<string, string>} */
export const commandScripts = () =>
  Object.fromEntries(COMMANDS.map(({ name, file, args }) => [name, `node ${file}${args}`]));
