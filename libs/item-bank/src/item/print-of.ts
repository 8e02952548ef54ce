import { createHash } from 'node:crypto';
import type { Item } from './item.js';
import { plainFigure } from './plain-figure.js';
import { toStudentQuestion } from './projections.js';

/** A figure's text alternative is in its label too. No one reads it as a tooltip while solving. */
const TOOLTIP = /<title>[^<]*<\/title>/;

/** Short hash of what a student reads of an item: a review holds for this print and no other. */
export function printOf(item: Item): string {
  const { id: _id, ...question } = toStudentQuestion({ ...item, id: 0, version: 0 });
  return createHash('sha256')
    .update(JSON.stringify({ ...question, img: plainFigure(question.img).replace(TOOLTIP, '') }))
    .digest('hex')
    .slice(0, 12);
}
