// A bench from its command line to its exit code: what it measured, with limits. Exit 1 when one is missed.
import os from 'node:os';
import { parseArgs } from 'node:util';
import { exitWith, Fault } from '../lib/fault.mjs';
import { holds, judge } from '../lib/figure.mjs';

/** @typedef {import('../lib/figure.mjs').Figure} Figure */
/**
 * @typedef {object} Bench
 * @property {boolean} quick shorter slices and fewer rounds, for a look
 * @property {number} rounds pairs of a ratio
 * @property {Record<string, string | undefined>} values the bench's own options
 * @property {string[]} words what is no option
 * @property {(text: string) => void} say
 */

const ROUNDS = { quick: 3, usual: 7 };

/**
 * @param {(bench: Bench) => Promise<Figure[]>} measure
 * @param {readonly string[]} [own] names of the bench's own options
 */
export async function runBench(measure, own = []) {
  try {
    const { json, quick, rounds, values, words } = wishOf(own);
    const startedAt = performance.now();
    // With --json standard output is data alone.
    /** @param {string} text */
    const say = (text) =>
      console.error(`${String(Math.round((performance.now() - startedAt) / 1_000)).padStart(5)} s  ${text}`);
    const machine = machineLine();
    const figures = await measure({ quick, rounds, values, words, say });
    if (json) {
      console.log(JSON.stringify({ machine, figures: figures.map((each) => ({ ...each, holds: holds(each) })) }));
      process.exit(figures.every(holds) ? 0 : 1);
    }
    console.log(`\n${machine}, ${load()} at the end`);
    process.exit(judge(figures) ? 0 : 1);
  } catch (error) {
    exitWith(error);
  }
}

/** @param {readonly string[]} own */
function wishOf(own) {
  const options = {
    ...Object.fromEntries(own.map((name) => [name, /** @type {const} */ ({ type: 'string' })])),
    json: /** @type {const} */ ({ type: 'boolean', default: false }),
    quick: /** @type {const} */ ({ type: 'boolean', default: false }),
    rounds: /** @type {const} */ ({ type: 'string' }),
  };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { json = false, quick = false, rounds, ...rest } = values;
  const wanted = Number(rounds ?? (quick ? ROUNDS.quick : ROUNDS.usual));
  if (!Number.isInteger(wanted) || wanted < 1) throw new Fault('--rounds must be a whole number above 0.');
  const texts = /** @type {Record<string, string | undefined>} */ (rest);
  return { json: json === true, quick: quick === true, rounds: wanted, values: texts, words: positionals };
}

const load = () => (os.loadavg()[0] ?? 0).toFixed(1);

/** What it's measured on, and how busy that is. */
const machineLine = () =>
  `${new Date().toISOString().slice(0, 16)} UTC, ${os.cpus().length} cores of ${os.cpus()[0]?.model.trim()}, Node.js ${process.version}; load ${load()}`;
