import { item as itemSchema, type Item } from '../item/item.js';
import { checkAnswers } from './answers.js';
import type { Fault } from './fault.js';
import { checkFeedback } from './feedback.js';
import { checkFittedLine } from './fitted-line.js';
import { checkHints } from './hints.js';
import { checkHtml } from './html.js';
import { checkBalance, checkDuplicates } from './pack.js';
import { checkArticle, checkOddOnes } from './odd-one-out.js';
import { unorderedChoices } from './order.js';
import { checkMathSide } from './math-side.js';
import { checkPassage } from './passage.js';
import { checkExperts } from './register.js';
import { checkTalk } from './talk.js';

export type { Fault } from './fault.js';

const keyOf = (entry: unknown, index: number): string =>
  typeof entry === 'object' && entry !== null && 'key' in entry && typeof entry.key === 'string'
    ? entry.key
    : `#${index}`;

/** What can be read as items, and the faults of what cannot. */
function readAll(items: readonly unknown[]): { sound: Item[]; faults: Fault[] } {
  const sound: Item[] = [];
  const faults: Fault[] = [];
  items.forEach((entry, index) => {
    const parsed = itemSchema.safeParse(entry);
    if (parsed.success) sound.push(parsed.data);
    else
      faults.push(
        ...parsed.error.issues.map((issue) => ({
          item: keyOf(entry, index),
          rule: 'schema',
          message: `${issue.path.join('.') || 'item'}: ${issue.message}`,
          field: issue.path.join('.'),
        })),
      );
  });
  return { sound, faults };
}

const ofEach = (item: Item): Fault[] => [
  ...checkAnswers(item),
  ...checkHtml(item),
  ...checkPassage(item),
  ...checkHints(item),
  ...checkFeedback(item),
  ...checkArticle(item),
  ...checkFittedLine(item),
  ...checkTalk(item),
  ...checkMathSide(item),
];

/** Faults that an item has by itself. Those that fail the schema are reported and left out of the further checks. */
export function checkEach(items: readonly unknown[]): Fault[] {
  const { sound, faults } = readAll(items);
  return [...faults, ...sound.flatMap(ofEach)];
}

/** Faults that items have beside each other: duplicates, an imbalance, a cue. */
export const checkTogether = (items: readonly Item[]): Fault[] => [
  ...checkDuplicates(items),
  ...checkBalance(items),
  ...checkOddOnes(items),
  ...checkExperts(items),
  ...unorderedChoices(items),
];

/**
 * Every fault of a pack, each naming its item; [] means that it may be released. Items that fail the schema are
 * reported and left out of the further checks. TeX rendering is proved by a spec, since it needs the renderer.
 */
export function checkItems(items: readonly unknown[]): Fault[] {
  const { sound, faults } = readAll(items);
  return [...faults, ...sound.flatMap(ofEach), ...checkTogether(sound)];
}
