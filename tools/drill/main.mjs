// `npm run drill -- NAME [--quick] [--OPTION VALUE …]`: one fault, done to a whole system while simulated students work on
// it, and what became of their answers. `npm run drill` lists the names; `all` runs them one after the other. Exit 1 when
// a bound falls.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from '../lib/ensure-installed.mjs';
import { exitWith, Fault } from '../lib/fault.mjs';
import { DRILLS } from './list.mjs';

const USAGE = 'usage: npm run drill -- NAME|all [--quick] [--OPTION VALUE …]';

try {
  const [name, ...words] = process.argv.slice(2);
  if (name === undefined) list();
  else {
    ensureInstalled();
    const wish = read(words);
    process.exit((await (name === 'all' ? all(words) : one(name, wish))) ? 0 : 1);
  }
} catch (error) {
  exitWith(error);
}

function list() {
  console.log(`${USAGE}\n`);
  for (const { name, does, minutes, quickMinutes } of DRILLS)
    console.log(`  ${name.padEnd(22)} ${`${minutes} min, quick ${quickMinutes}`.padEnd(17)} ${does}`);
}

/** @param {string} name @param {import('./drill.mjs').Wish} wish */
async function one(name, wish) {
  const drill = DRILLS.find((each) => each.name === name);
  if (!drill) throw new Fault(`There is no drill "${name}". ${USAGE}`);
  console.log(`${name}: ${drill.does}`);
  return (await drill.load())(wish);
}

/** Each in a process of its own, whose memory and sockets go with it. @param {string[]} words */
function all(words) {
  const outcomes = DRILLS.map(({ name }) => {
    const { status } = spawnSync(process.execPath, [import.meta.filename, name, ...words], { stdio: 'inherit' });
    return { name, status };
  });
  console.log('');
  for (const { name, status } of outcomes) console.log(`${status === 0 ? '✓' : '✗'} ${name}`);
  return outcomes.every(({ status }) => status === 0);
}

/** @param {string[]} words @returns {import('./drill.mjs').Wish} @throws Fault */
function read(words) {
  /** @type {Record<string, string>} */
  const values = {};
  /** @type {Set<string>} */
  const flags = new Set();
  for (let at = 0; at < words.length; at += 1) {
    const [, word] = /^--(.+)$/.exec(words[at] ?? '') ?? [];
    if (word === undefined) throw new Fault(`"${words[at]}" is no option. ${USAGE}`);
    const value = words[at + 1];
    if (value === undefined || value.startsWith('--')) flags.add(word);
    else {
      values[word] = value;
      at += 1;
    }
  }
  return { quick: flags.has('quick'), values, flags };
}
