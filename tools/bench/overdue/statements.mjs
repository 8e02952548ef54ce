// What can be told from the statements that programs have sent.

/** @typedef {{ pid: number, at: number, ready?: true, text?: string, values?: unknown[], ms?: number }} Line as record-statements.mjs writes it */
/** @typedef {{ 'Node Type': string, 'Relation Name'?: string, Plans?: Plan[] }} Plan as EXPLAIN (FORMAT JSON) gives it */

/**
 * The statements over a table that a program sent by itself, each text once, and those of them, each time, that ended before it was ready.
 * @param {string} lines
 * @param {string} table with its schema
 */
export function lookUps(lines, table) {
  /** @type {Line[]} */
  const all = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const readyAt = new Map(all.filter(({ ready }) => ready).map(({ pid, at }) => [pid, at]));
  const name = new RegExp(`\\b${table.replace('.', '\\.')}\\b`);
  const over = all.filter(({ text }) => text !== undefined && name.test(text));
  const waited = over.filter(({ pid, at, ms = 0 }) => at + ms <= (readyAt.get(pid) ?? 0));
  const byText = new Map(over.map(({ text = '', values = [] }) => [text, { text, values }]));
  return { statements: [...byText.values()], waited: waited.map(({ text = '', ms = 0 }) => ({ text, ms })) };
}

/** How often a plan reads a table from one end to the other. @param {Plan} plan @param {string} table @returns {number} */
export const seqScansOf = (plan, table) =>
  (plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] === table ? 1 : 0) +
  (plan.Plans ?? []).reduce((sum, each) => sum + seqScansOf(each, table), 0);
