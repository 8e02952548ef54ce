import { tablesReadWhole } from './explained.mjs';

/**
 * Statements that read a large table from end to end, each table once.
 * @param {ReadonlyMap<string, import('./explained.mjs').Explained>} plans
 * @param {(table: string) => boolean} isLarge
 */
export const wholeReads = (plans, isLarge) =>
  [...plans.values()].flatMap(({ program, text, plan }) =>
    [...new Set(tablesReadWhole(plan))].filter(isLarge).map((table) => ({ program, table, text })),
  );
