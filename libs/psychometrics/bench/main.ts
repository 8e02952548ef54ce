/**
 * `npm run bench measurement`: the seeded simulations of the measurement design, in a thread for each core. Prints every
 * figure beside its bound and exits with 1 when one falls short.
 * `--json` prints rows as JSON; `--only NAME` runs one part; `--picture FILE` draws the results as SVG.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort } from 'node:worker_threads';
import { PARTS } from './parts.js';
import { drawPicture } from './picture.js';
import { holds, isNamed, type Part, type Row } from './row.js';
import { loadShippedForms } from './shipped.js';
import { inThreads, type Ask, type Outcome } from './threads.js';

const show = (value: number, digits = 3): string => value.toFixed(digits);

function boundText({ bound, digits }: Row): string {
  if (!bound) return '';
  const { least, most } = bound;
  if (least !== undefined && most !== undefined) return `${show(least, digits)} to ${show(most, digits)}`;
  return least === undefined ? `at most ${show(most!, digits)}` : `at least ${show(least, digits)}`;
}

const lineOf = (row: Row): string =>
  `${row.name.padEnd(72)} ${show(row.value, row.digits).padStart(9)} ${(row.unit ?? '').padEnd(7)} ${boundText(row).padEnd(18)} ${row.bound ? (holds(row) ? 'holds' : 'FALLS SHORT') : ''}`.trimEnd();

async function bench(): Promise<number> {
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, only: { type: 'string' }, picture: { type: 'string' } },
  });
  const parts = PARTS.filter((part) => isNamed(part, values.only));
  if (parts.length === 0) {
    console.error(`There is no part ${values.only}; there are ${PARTS.map(({ name }) => name).join(', ')}.`);
    return 2;
  }
  const started = performance.now();
  const rows: (Row & { part: string; holds: boolean })[] = [];
  const report = ({ name }: Part, outcome: Outcome): void => {
    rows.push(...outcome.rows.map((row) => ({ ...row, part: name, holds: holds(row) })));
    if (values.json) return;
    for (const row of outcome.rows) console.log(lineOf(row));
    console.log(`  (${name}: ${outcome.seconds.toFixed(1)} s)`);
  };
  await inThreads(parts, new URL(import.meta.url), { forms: await loadShippedForms() }, report);
  if (values.json) console.log(JSON.stringify(rows, null, 2));
  else console.log(`  (all: ${((performance.now() - started) / 1000).toFixed(0)} s)`);
  if (values.picture) await writeFile(values.picture, drawPicture(rows));
  return rows.every((row) => row.holds) ? 0 : 1;
}

/** In a thread of the bench: runs the part that it is asked for. */
async function answerAsk({ part: name }: Ask): Promise<Outcome> {
  const started = performance.now();
  const rows = await PARTS.find((part) => part.name === name)!.run();
  return { rows, seconds: (performance.now() - started) / 1000 };
}

if (isMainThread) process.exitCode = await bench();
// What a part throws ends the thread, and with it the bench.
else parentPort!.on('message', (ask: Ask) => void answerAsk(ask).then((outcome) => parentPort!.postMessage(outcome)));
