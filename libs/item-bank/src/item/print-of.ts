import { createHash } from 'node:crypto';
import type { Item } from './item.js';
import { toStudentQuestion } from './projections.js';

/** Short hash of what a student reads of an item: a review holds for this print and no other. */
export function printOf(item: Item): string {
  const { id: _id, ...question } = toStudentQuestion({ ...item, id: 0, version: 0 });
  return createHash('sha256').update(JSON.stringify(question)).digest('hex').slice(0, 12);
}
