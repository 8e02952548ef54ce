// The rows of a bench, one after the other.
import { lineOf, notMeasured } from './figure.mjs';

/** @typedef {import('./figure.mjs').Figure} Figure */
/** @typedef {{ wish: import('./wish.mjs').Wish, say: (text: string) => void }} Bench */
/**
 * @template {object} [Shared=object] what its rows have together
 * @typedef {object} Row several figures that are measured together
 * @property {string} name as `--only` says it
 * @property {string} does
 * @property {(bench: Bench & Shared) => Promise<Figure[]>} measure
 */

/**
 * The figures of the rows that are wished for. One that fails does not take the others with it.
 * @template {object} Shared
 * @param {readonly Row<Shared>[]} rows
 * @param {Bench & Shared} bench
 * @returns {Promise<Figure[]>}
 */
export async function measureRows(rows, bench) {
  const { wish, say } = bench;
  /** @type {Figure[]} */
  const figures = [];
  for (const { name, does, measure } of rows) {
    if (wish.only.length > 0 && !wish.only.includes(name)) continue;
    say(`${name}: ${does}`);
    const measured = await measure(bench).catch((error) => [notMeasured(name, error)]);
    for (const figure of measured) say(lineOf(figure));
    figures.push(...measured);
  }
  return figures;
}
