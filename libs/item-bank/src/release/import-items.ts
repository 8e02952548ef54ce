import { isDeepStrictEqual } from 'node:util';
import { checkEach, checkTogether, type Fault } from '../checks/check-items.js';
import { readItem, type Item } from '../item/item.js';
import { isSameQuestion, isSameTask } from './same-question.js';
import type { BankClient } from './client.js';
import { newestByKey, writeItems } from './stored-items.js';
import { writeBank } from './transaction.js';
import { withMeasured } from './with-measured.js';

export interface ImportResult {
  /** Versions written; they wait for the next release. */
  written: { key: string; id: number; version: number }[];
  unchanged: number;
  /** Items that keep what was published of them, where the file says something else. */
  kept: number;
}

/** What is wrong with an import; nothing of it was written. */
export class ImportFault extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super(`${faults.length} faults; nothing was imported`);
    this.name = 'ImportFault';
  }
}

const asText = ({ item, rule, message }: Fault): string => `${item}\n${rule}\n${message}`;

/** How unsure the difficulty of a question is that nobody has answered yet, logits: as of an author's word. */
const UNSEEN_B_SD = 0.6;

/**
 * An export says what students have shown of an item; edited so that it asks something else and imported again, it would
 * say it of a question that nobody has answered, and hold the scale by it.
 * @param known its newest version in the bank
 */
function asUnseen(item: Item, known: Item | undefined): Item {
  const { parameters_from: from, median_seconds: _, ...unseen } = item;
  if (from === undefined || known?.parameters_from !== from || isSameTask(known, item)) return item;
  return { ...unseen, b_sd: Math.max(item.b_sd, UNSEEN_B_SD) };
}

/**
 * A file may be from before a calibration: an item that asks the same keeps what was published of it since, its state among
 * that. A file of an item as it is now says its state, so that what is out of use can be given back.
 */
function asPublished(item: Item, known: Item | undefined): Item {
  const measured = withMeasured(item, known);
  return item.parameters_from === known?.parameters_from ? { ...measured, state: item.state } : measured;
}

/**
 * Writes items as new versions, checked as a whole together with the rest of the bank.
 * @param options.keepMeasured an item that asks the same as the one of the bank changes nothing: its file says an author's
 *   parameters and that it is new, the bank what students have shown since
 * @throws ImportFault listing every fault that the bank did not have before
 */
export function importItems(
  target: string | BankClient,
  given: readonly Item[],
  { keepMeasured = false }: { keepMeasured?: boolean } = {},
): Promise<ImportResult> {
  return writeBank(target, async (client) => {
    const newest = await newestByKey(client);
    const knownOf = ({ key }: Item): Item | undefined => {
      const known = newest.get(key);
      return known && readItem(known.body);
    };
    const isMeasured = (item: Item): boolean => {
      const known = knownOf(item);
      return known !== undefined && isSameQuestion(known, item) && isDeepStrictEqual(known.talk, item.talk);
    };
    const taken = keepMeasured ? given.filter((item) => !isMeasured(item)) : given;
    const said = taken.map((item) => asUnseen(item, knownOf(item)));
    const items = said.map((item) => asPublished(item, knownOf(item)));
    const keys = new Set(items.map(({ key }) => key));
    const stored = [...newest.values()].map(({ body }) => readItem(body));
    // An old imbalance is no reason to refuse a new item; a new one is.
    const replaced = stored.filter(({ key }) => keys.has(key));
    const others = stored.filter(({ key }) => !keys.has(key));
    const known = new Set([...checkEach(replaced), ...checkTogether(stored)].map(asText));
    const found = checkEach(items);
    // What is no item cannot be held against the others.
    const together = found.some(({ rule }) => rule === 'schema') ? [] : checkTogether([...others, ...items]);
    const faults = [...found, ...together].filter((fault) => !known.has(asText(fault)));
    if (faults.length > 0) throw new ImportFault(faults);
    const written = await writeItems(client, items, 'import', newest);
    return {
      written: written.map(({ key, id, version }) => ({ key, id, version })),
      unchanged: given.length - written.length,
      kept: said.filter((item, index) => !isDeepStrictEqual(item, items[index])).length,
    };
  });
}
