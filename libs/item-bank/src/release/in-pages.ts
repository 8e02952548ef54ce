import type * as z from 'zod';
import { rests } from '../steps.js';
import type { BankClient } from './client.js';

/** Rows of one answer: few enough that taking them in holds nobody up. */
const PAGE = 2_000;

/**
 * Rows of a query that tells how to go on behind a row, page by page.
 * @param query of the last row so far (undefined: from the start) and the number of rows of a page
 */
export async function inPages<T>(
  client: BankClient,
  row: z.ZodType<T>,
  query: (after: T | undefined, limit: number) => [text: string, values: unknown[]],
): Promise<T[]> {
  const rest = rests();
  const found: T[] = [];
  for (;;) {
    const { rows } = await client.query(...query(found.at(-1), PAGE));
    for (const each of rows) {
      found.push(row.parse(each));
      await rest();
    }
    if (rows.length < PAGE) return found;
  }
}
