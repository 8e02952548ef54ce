import { toOutline } from '@aivy/typeset/typesetter';
import type { LiteElement } from 'mathjax-full/js/adaptors/lite/Element.js';
import { htmlFields } from '../checks/html.js';
import type { Item } from '../item/item.js';
import { formulasOf } from './item-formulas.js';
import { adaptor, typeset } from './set-formula.js';

/** Glyphs that a formula is drawn with, one for each time. @throws on faulty TeX */
export function outlinesOf(tex: string, display: boolean): string[] {
  return typeset(tex, display)
    .pieces.flatMap((piece) => adaptor.tags(piece as LiteElement, 'path'))
    .map((path) => adaptor.getAttribute(path, 'd'))
    .filter((path) => path !== '')
    .map(toOutline);
}

/** Glyphs of every formula of an item, the tutor's words included. */
export const outlinesOfItem = (item: Item): string[] =>
  formulasOf(htmlFields(item).map(([, html]) => html)).flatMap(({ tex, display }) => outlinesOf(tex, display));
