import { TYPESET_EDITION } from '@aivy/typeset';
import * as z from 'zod';
import { readItem, type BankItem, type Item, type TypesetItem } from '../item/item.js';
import { questionTexts, solutionTexts } from '../typeset/item-formulas.js';
import type { BankClient } from './client.js';

/** Sets the formulas of an item; given by whoever releases, since the programs that only read must not load MathJax. */
export type TypesetItems = (item: Item) => TypesetItem;

/** Items of one statement. */
const BATCH = 500;
const itemRow = z.object({ id: z.int(), version: z.int(), body: z.unknown() });
/** Null where there is no row, or nothing to draw. */
export const typesetRow = z.object({ question: z.nullable(z.string()), solution: z.nullable(z.string()) });

/**
 * Sets what is not set yet of every version that students can get, in the edition of this program; of editions before,
 * the last one stays for programs that still run.
 */
export async function typesetStored(client: BankClient, typeset: TypesetItems): Promise<void> {
  let last = { id: 0, version: 0 };
  for (;;) {
    const { rows } = await client.query(
      `SELECT id, version, body FROM bank.items AS item
       WHERE state <> 'draft' AND (id, version) > ($2, $3) AND NOT EXISTS
         (SELECT FROM bank.typeset AS known WHERE known.edition = $1 AND known.id = item.id AND known.version = item.version)
       ORDER BY id, version LIMIT $4`,
      [TYPESET_EDITION, last.id, last.version, BATCH],
    );
    const set = rows.map((row) => {
      const { id, version, body } = itemRow.parse(row);
      return { id, version, ...typeset(readItem(body)) };
    });
    await client.query(
      `INSERT INTO bank.typeset (edition, id, version, question, solution)
       SELECT $1, id, version, question, solution FROM jsonb_to_recordset($2::jsonb) AS row (id integer, version integer, question text, solution text)`,
      [TYPESET_EDITION, JSON.stringify(set)],
    );
    if (set.length < BATCH) break;
    last = set.at(-1) ?? last;
  }
  await client.query('DELETE FROM bank.typeset WHERE edition < $1', [TYPESET_EDITION - 1]);
}

const sameTexts = (x: readonly string[], y: readonly string[]): boolean =>
  x.length === y.length && x.every((text, index) => text === y[index]);

/**
 * The formulas of an item as they were set, if they were. A version of which only the parameters are new has those of the
 * version before it: a calibration is published by a program that sets nothing.
 * @param own what is stored of this version
 */
export function typesetOf(item: Item, own: TypesetItem, before: BankItem | undefined): TypesetItem | undefined {
  if (own.question !== null || own.solution !== null) return own;
  return before?.typeset !== undefined && isAlike(before, item) ? before.typeset : undefined;
}

const isAlike = (x: Item, y: Item): boolean =>
  sameTexts(questionTexts(x), questionTexts(y)) && sameTexts(solutionTexts(x), solutionTexts(y));
