import type { Item } from '../item/item.js';
import { fieldOf } from './field.js';
import { settingOf } from './setting.js';

const known = new WeakMap<object, string | undefined>();

/**
 * What an item is about, so that a form need not tell of the same thing all over: the field of a passage, the setting of
 * a story; undefined when it tells of nothing. Read from the text once an item, since reading takes longer than drawing.
 */
export function topicOf(item: Item): string | undefined {
  if (known.has(item)) return known.get(item);
  const topic = fieldOf(item) ?? settingOf(item);
  known.set(item, topic);
  return topic;
}
