import { createHash } from 'node:crypto';

/** The table of outlines as an edition of the typesettings drew with it; a line of `editions.json` beside the table. */
export interface TableEdition {
  edition: number;
  /** How many outlines it had: the first ones of the table. */
  outlines: number;
  print: string;
}

/** Tells one table of outlines from another: SHA-256, in hexadecimal digits. */
export const printOfTable = (outlines: readonly string[]): string =>
  createHash('sha256').update(outlines.join('\n')).digest('hex');

/**
 * The table with what it lacks behind it, frequent glyphs first: databases hold formulas as places in the table, so
 * nothing in it moves.
 * @param drawn the glyphs that formulas are drawn with, one for each time
 */
export function grownTable(table: readonly string[], drawn: readonly string[]): string[] {
  const known = new Set(table);
  const counts = new Map<string, number>();
  for (const outline of drawn) if (!known.has(outline)) counts.set(outline, (counts.get(outline) ?? 0) + 1);
  const added = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([outline]) => outline);
  return [...table, ...added];
}
