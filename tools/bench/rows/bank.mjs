import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../lib/workspace.mjs';
import { median } from '../frame/statistics.mjs';

const PROGRAM = 'tools/bench/bank/main.ts';
const SWAPS = { quick: 3, usual: 7 };
const row = 'bank';

/** @typedef {{ median: number, p95: number }} Times */
/** @typedef {{ items: number, seen: number, swaps: { cpu: number, wall: number }[], start: Times, assembly: Times, startAllSeen: Times, allSeen: Times }} Measured milliseconds */

/** A bank of 50,000 items. @param {import('./row.mjs').Bench} bench @returns {Promise<import('../frame/figure.mjs').Figure[]>} */
export async function largeBank({ wish }) {
  const swaps = wish.quick ? SWAPS.quick : SWAPS.usual;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(ROOT, 'tools/run-ts.mjs'), PROGRAM, String(swaps)],
    { cwd: ROOT },
  );
  /** @type {Measured} */
  const measured = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  const { items, seen, assembly, allSeen, start, startAllSeen } = measured;
  const count = items.toLocaleString('en-US');
  /** @param {Times} times */
  const rest = (times) => `CPU, median of 60; 95th percentile ${times.p95.toFixed(1)} ms`;
  return [
    {
      row,
      name: `swap of a bank of ${count}: longest stall`,
      value: median(measured.swaps.map(({ cpu }) => cpu)),
      unit: 'ms',
      bound: { most: 50 },
      source: `CPU of the longest turn in which nobody else is answered, median of ${swaps} swaps; by the clock ${median(measured.swaps.map(({ wall }) => wall)).toFixed(0)} ms`,
    },
    {
      row,
      name: 'a test assembled from it, all six modules',
      value: assembly.median,
      unit: 'ms',
      bound: { most: 10 },
      source: rest(assembly),
    },
    {
      row,
      name: 'the same for somebody who has met all of it',
      value: allSeen.median,
      unit: 'ms',
      bound: { most: 10 },
      source: `${seen.toLocaleString('en-US')} met; ${rest(allSeen)}`,
    },
    { row, name: 'what a start makes of it, two modules', value: start.median, unit: 'ms', source: rest(start) },
    { row, name: 'the same, everything met', value: startAllSeen.median, unit: 'ms', source: rest(startAllSeen) },
  ];
}
