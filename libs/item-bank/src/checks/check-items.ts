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
import { checkPassage } from './passage.js';
import { checkExperts } from './register.js';

export type { Fault } from './fault.js';

const keyOf = (entry: unknown, index: number): string =>
  typeof entry === 'object' && entry !== null && 'key' in entry && typeof entry.key === 'string'
    ? entry.key
    : `#${index}`;

/**
 * Every fault of a pack, each naming its item; [] means that it may be released. Items that fail the schema are
 * reported and left out of the further checks. TeX rendering is proved by a spec, since it needs the renderer.
 */
export function checkItems(items: readonly unknown[]): Fault[] {
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
  for (const item of sound)
    faults.push(
      ...checkAnswers(item),
      ...checkHtml(item),
      ...checkPassage(item),
      ...checkHints(item),
      ...checkFeedback(item),
      ...checkArticle(item),
      ...checkFittedLine(item),
    );
  return [
    ...faults,
    ...checkDuplicates(sound),
    ...checkBalance(sound),
    ...checkOddOnes(sound),
    ...checkExperts(sound),
    ...unorderedChoices(sound),
  ];
}
