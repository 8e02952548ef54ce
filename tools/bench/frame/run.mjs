// A bench from the command line to its exit code: its rows, each figure beside its bound. Exit 1 when a bound falls.
import { ensureInstalled } from '../../lib/ensure-installed.mjs';
import { exitWith } from '../../lib/fault.mjs';
import { exitCodeOf, holds, lineOf, notMeasured } from './figure.mjs';
import { machine, machineLine } from './machine.mjs';
import { measureRows } from './measure-rows.mjs';
import { readWish, USAGE } from './wish.mjs';

/** @typedef {import('./figure.mjs').Figure} Figure */
/**
 * @template {object} Shared
 * @typedef {object} Bench
 * @property {string} script of package.json
 * @property {readonly import('./measure-rows.mjs').Row<Shared>[]} rows
 * @property {(say: (text: string) => void) => Promise<{ shared: Shared, stop: () => Promise<void> }>} setUp what the rows have together, and its end
 * @property {(figures: readonly Figure[], cores: number) => Figure[]} [conclude] what follows from the figures of the rows
 */

/**
 * @template {object} Shared
 * @param {Bench<Shared>} bench
 */
export async function runBench(bench) {
  try {
    process.exit(await fromWords(bench, process.argv.slice(2)));
  } catch (error) {
    exitWith(error);
  }
}

/** For a bench of which each row starts what it measures. */
export const nothingShared = async () => ({ shared: {}, stop: async () => undefined });

/**
 * @template {object} Shared
 * @param {Bench<Shared>} bench
 * @param {readonly string[]} words
 */
async function fromWords(bench, words) {
  const { script, rows } = bench;
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
  return measure(bench, wish);
}

/**
 * @template {object} Shared
 * @param {Bench<Shared>} bench
 * @param {import('./wish.mjs').Wish} wish
 */
async function measure({ rows, setUp, conclude = () => [] }, wish) {
  const startedAt = performance.now();
  // On its way to a file --json prints data alone.
  /** @param {string} text */
  const say = (text) =>
    console.error(`${String(Math.round((performance.now() - startedAt) / 1_000)).padStart(5)} s  ${text}`);
  const before = machine();
  const { shared, stop } = await setUp(say);
  const figures = await measureRows(rows, { ...shared, wish, say });
  // What was measured is told, whatever fails afterwards.
  await stop().catch((error) => figures.push(notMeasured('the end of what was started', error)));
  figures.push(...conclude(figures, before.cores));
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
