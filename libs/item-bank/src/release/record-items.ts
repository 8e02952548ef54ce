import type { ItemTimes } from '@aivy/psychometrics';
import type { BankItem } from '../item/item.js';
import { misconceptionsIn } from '../item/mistake.js';
import { timesOf } from '../item/reading-length.js';
import type { BankSnapshot } from './snapshot.js';

/** An item as the learner record takes it: parameters, expected seconds and what its wrong answers can show. */
export interface ItemOfRecord extends Pick<BankItem, 'a' | 'b' | 'c'>, ItemTimes {
  /** How unsure b is: standard deviation, logits. */
  bSd: number;
  misconceptions: readonly string[];
}

/**
 * Finds items of the record: in the version that was answered, else in that of the release, which is as near as one can
 * get; undefined for one that this bank never had, and for one that is out of use by now: answers to it say nothing.
 */
export const recordItems =
  (bank: Pick<BankSnapshot, 'item' | 'isWithdrawn'>) =>
  (answer: { item_id: number; item_version: number }): ItemOfRecord | undefined => {
    const item = bank.item(answer.item_id, answer.item_version) ?? bank.item(answer.item_id);
    if (!item || bank.isWithdrawn(item)) return undefined;
    const { a, b, b_sd: bSd, c } = item;
    return {
      ...{ a, b, bSd, c },
      ...timesOf(item),
      misconceptions: misconceptionsIn(item),
    };
  };
