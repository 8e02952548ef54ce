import type { Item } from '../item/item.js';
import { isSameTask } from './same-question.js';

/**
 * An item as a pack or a file has it, with what was published of it, from answers of students or by a person's decision, as
 * long as it asks what they were asked. A published state stays, unless the item comes out of use.
 * @param known its newest version in the bank; undefined for a new item
 */
export function withMeasured(item: Item, known: Item | undefined): Item {
  if (known?.parameters_from === undefined || !isSameTask(known, item)) return item;
  const { a, b, c, b_sd, parameters_from, median_seconds, state } = known;
  const isInUse = item.state === 'operational' || item.state === 'pretest';
  const measured = { a, b, c, b_sd, parameters_from, ...(median_seconds !== undefined && { median_seconds }) };
  return { ...item, ...measured, state: isInUse ? state : item.state };
}
