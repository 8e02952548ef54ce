/**
 * `npm run bench:measurement`: the seeded simulations of the measurement design. Prints every figure beside its bound
 * and exits with 1 when one falls short.
 * `--json` prints rows as JSON; `--only NAME` runs one part; `--picture FILE` draws the results as SVG.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { calibration } from './calibration.js';
import { diagnostic } from './diagnostic.js';
import { dif } from './dif.js';
import { fullTest } from './full-test.js';
import { keyAlarm } from './key-alarm.js';
import { learner } from './learner.js';
import { drawPicture } from './picture.js';
import { holds, type Part, type Row } from './row.js';
import { speed } from './speed.js';
import { weakSkills } from './weak-skills.js';

const PARTS: readonly Part[] = [fullTest, diagnostic, weakSkills, calibration, keyAlarm, dif, speed, learner];

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, only: { type: 'string' }, picture: { type: 'string' } },
});
const show = (value: number, digits = 3): string => value.toFixed(digits);

function boundText({ bound, digits }: Row): string {
  if (!bound) return '';
  const { least, most } = bound;
  if (least !== undefined && most !== undefined) return `${show(least, digits)} to ${show(most, digits)}`;
  return least === undefined ? `at most ${show(most!, digits)}` : `at least ${show(least, digits)}`;
}

const rows: (Row & { part: string; holds: boolean })[] = [];
for (const part of PARTS.filter(({ name }) => values.only === undefined || name === values.only)) {
  const started = performance.now();
  for (const row of await part.run()) {
    rows.push({ ...row, part: part.name, holds: holds(row) });
    if (!values.json)
      console.log(
        `${row.name.padEnd(64)} ${show(row.value, row.digits).padStart(9)} ${(row.unit ?? '').padEnd(7)} ${boundText(row).padEnd(18)} ${row.bound ? (holds(row) ? 'holds' : 'FALLS SHORT') : ''}`.trimEnd(),
      );
  }
  if (!values.json) console.log(`  (${part.name}: ${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
if (values.json) console.log(JSON.stringify(rows, null, 2));
if (values.picture && rows.length > 0) await writeFile(values.picture, drawPicture(rows));
if (rows.length === 0)
  console.error(`There is no part ${values.only}; there are ${PARTS.map(({ name }) => name).join(', ')}.`);
process.exitCode = rows.length === 0 ? 2 : rows.every((row) => row.holds) ? 0 : 1;
