// `npm run bench`: what the server costs, each figure beside its bound, on this machine with everything on it. Exit 1 when
// a bound falls. docs/performance.md says what the rows are.
import { ensureInstalled } from '../lib/ensure-installed.mjs';
import { exitWith } from '../lib/fault.mjs';
import { exitCodeOf, holds, lineOf, notMeasured } from './frame/figure.mjs';
import { machine, machineLine } from './frame/machine.mjs';
import { readWish, USAGE } from './frame/wish.mjs';
import { capacityOf } from './rows/capacity-line.mjs';
import { ROWS } from './rows/list.mjs';

try {
  const words = process.argv.slice(2);
  if (words.includes('--help')) {
    console.log(`${USAGE}\n`);
    for (const { name, does } of ROWS) console.log(`  ${name.padEnd(16)} ${does}`);
    process.exit(0);
  }
  const wish = readWish(
    words,
    ROWS.map(({ name }) => name),
  );
  ensureInstalled();
  process.exit(await bench(wish));
} catch (error) {
  exitWith(error);
}

/** @param {import('./frame/wish.mjs').Wish} wish */
async function bench(wish) {
  const startedAt = performance.now();
  // On its way to a file --json prints data alone.
  /** @param {string} text */
  const say = (text) =>
    console.error(`${String(Math.round((performance.now() - startedAt) / 1_000)).padStart(5)} s  ${text}`);
  const before = machine();
  const { aloneAivy } = await import('./systems/alone.mjs');
  const alone = aloneAivy(say);
  /** @type {import('./frame/figure.mjs').Figure[]} */
  const figures = [];
  try {
    for (const { name, does, measure } of ROWS) {
      if (wish.only.length > 0 && !wish.only.includes(name)) continue;
      say(`${name}: ${does}`);
      // One that fails does not take the others with it.
      const measured = await measure({ wish, say, alone: alone.get }).catch((error) => [notMeasured(name, error)]);
      for (const figure of measured) say(lineOf(figure));
      figures.push(...measured);
    }
  } finally {
    await alone.stop();
  }
  figures.push(...capacityOf(figures, before.cores));
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
