// What a person asks of `npm run bench`.
import { Fault } from '../../lib/fault.mjs';

/**
 * @typedef {object} Wish
 * @property {boolean} json
 * @property {boolean} quick shorter slices and fewer rounds, for a look
 * @property {readonly string[]} only names of rows; none means all
 * @property {number} rounds pairs of a ratio
 * @property {string} against commit, or folder of a built checkout, that the cost of a save is held to
 */

export const USAGE =
  'usage: npm run bench -- [--only ROW[,ROW …]] [--rounds N] [--quick] [--json] [--against COMMIT|FOLDER]';

/** The last state before the plan was built, which the issue of speed measured. */
const BASELINE = 'bb933882~1';
const ROUNDS = { quick: 3, usual: 7 };

/** @param {readonly string[]} words @param {readonly string[]} rows that there are @returns {Wish} @throws Fault */
export function readWish(words, rows) {
  /** @type {Record<string, string | true>} */
  const said = {};
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '--json' || word === '--quick') said[word] = true;
    else if (word === '--only' || word === '--rounds' || word === '--against') {
      const value = words[(at += 1)];
      if (value === undefined || value.startsWith('--')) throw new Fault(`${word} wants a value. ${USAGE}`);
      said[word] = value;
    } else throw new Fault(`"${word}" is no option. ${USAGE}`);
  }
  const quick = said['--quick'] === true;
  const rounds = Number(said['--rounds'] ?? (quick ? ROUNDS.quick : ROUNDS.usual));
  if (!Number.isInteger(rounds) || rounds < 1) throw new Fault(`--rounds wants a whole number. ${USAGE}`);
  const only = typeof said['--only'] === 'string' ? said['--only'].split(',') : [];
  const unknown = only.filter((name) => !rows.includes(name));
  if (unknown.length > 0) throw new Fault(`There is no row "${unknown[0]}". Rows: ${rows.join(', ')}.`);
  return { json: said['--json'] === true, quick, only, rounds, against: String(said['--against'] ?? BASELINE) };
}
