// What can be told from the statements that programs have sent.

/** @typedef {{ text: string, values: unknown[] }} Line as record-statements.mjs writes it */
/** @typedef {{ 'Node Type': string, 'Relation Name'?: string, Plans?: Plan[] }} Plan as EXPLAIN (FORMAT JSON) gives it */

/**
 * The statements over a table that the programs sent by themselves, each text once.
 * @param {string} lines
 * @param {string} table with its schema
 * @returns {Line[]}
 */
export function lookUps(lines, table) {
  /** @type {Line[]} */
  const all = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const name = new RegExp(`\\b${table.replace('.', '\\.')}\\b`);
  return [...new Map(all.filter(({ text }) => name.test(text)).map((line) => [line.text, line])).values()];
}

/** How often a plan reads a table from one end to the other. @param {Plan} plan @param {string} table @returns {number} */
export const seqScansOf = (plan, table) =>
  (plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] === table ? 1 : 0) +
  (plan.Plans ?? []).reduce((sum, each) => sum + seqScansOf(each, table), 0);
