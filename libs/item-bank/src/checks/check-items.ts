import { item as itemSchema } from '../item/item.js';
import type { Fault } from './fault.js';

export type { Fault } from './fault.js';

/** Every fault of the given items. */
export function checkItems(items: readonly unknown[]): Fault[] {
  return items.flatMap((entry, index) => {
    const parsed = itemSchema.safeParse(entry);
    return parsed.success ? [] : [{ item: `#${index}`, rule: 'schema', message: parsed.error.message }];
  });
}
