// A bench of which each row starts what it measures: one row after the other, each figure beside its bound. Exit 1 when a
// bound falls.
import { ensureInstalled } from '../../lib/ensure-installed.mjs';
import { exitWith } from '../../lib/fault.mjs';
import { exitCodeOf, holds, lineOf } from './figure.mjs';
import { machine, machineLine } from './machine.mjs';
import { readWish, USAGE } from './wish.mjs';

/** @typedef {{ wish: import('./wish.mjs').Wish, say: (text: string) => void }} Bench */
/** @typedef {{ name: string, does: string, measure: (bench: Bench) => Promise<import('./figure.mjs').Figure[]> }} Row several figures that are measured together; `name` as `--only` says it */

/**
 * A bench from the command line to its exit code.
 * @param {string} script of package.json
 * @param {readonly Row[]} rows
 */
export async function runBench(script, rows) {
  try {
    process.exit(await fromWords(script, rows, process.argv.slice(2)));
  } catch (error) {
    exitWith(error);
  }
}

/** @param {string} script @param {readonly Row[]} rows @param {readonly string[]} words */
async function fromWords(script, rows, words) {
  if (words.includes('--help')) {
    console.log(`${USAGE.replace('npm run bench ', `npm run ${script} `)}\n`);
    for (const { name, does } of rows) console.log(`  ${name.padEnd(16)} ${does}`);
    return 0;
  }
  const wish = readWish(
    words,
    rows.map(({ name }) => name),
  );
  ensureInstalled();
  return bench(wish, rows);
}

/** @param {import('./wish.mjs').Wish} wish @param {readonly Row[]} rows */
async function bench(wish, rows) {
  const startedAt = performance.now();
  // On its way to a file --json prints data alone.
  /** @param {string} text */
  const say = (text) =>
    console.error(`${String(Math.round((performance.now() - startedAt) / 1_000)).padStart(5)} s  ${text}`);
  const before = machine();
  /** @type {import('./figure.mjs').Figure[]} */
  const figures = [];
  for (const { name, does, measure } of rows) {
    if (wish.only.length > 0 && !wish.only.includes(name)) continue;
    say(`${name}: ${does}`);
    const measured = await measure({ wish, say });
    for (const figure of measured) say(lineOf(figure));
    figures.push(...measured);
  }
  const after = machine();
  if (wish.json)
    console.log(
      JSON.stringify(
        {
          machine: before,
          loadAfter: after.load,
          wish,
          figures: figures.map((each) => ({ ...each, holds: holds(each) })),
        },
        null,
        2,
      ),
    );
  else {
    console.log(`\n${machineLine(before)}, ${after.load} at the end\n`);
    for (const figure of figures) console.log(lineOf(figure));
  }
  return exitCodeOf(figures);
}
