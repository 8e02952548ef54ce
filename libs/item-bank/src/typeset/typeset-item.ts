import { writeTypeset } from '@aivy/typeset';
import type { Item, TypesetItem } from '../item/item.js';
import { formulasOf, questionTexts, solutionTexts } from './item-formulas.js';
import { setFormula } from './set-formula.js';

/** Sets the formulas of an item, each once. */
export const typesetItem = (item: Item): TypesetItem => ({
  question: typesetTexts(questionTexts(item)),
  solution: typesetTexts(solutionTexts(item)),
});

/**
 * The formulas of some texts, each once. All or none: a page that has to fetch the typesetter for one of them gains
 * nothing from the others.
 */
export function typesetTexts(texts: readonly string[]): string | null {
  const formulas = formulasOf(texts).flatMap(({ tex, display }) => ({
    tex,
    display,
    typesetting: setFormula(tex, display),
  }));
  const set = formulas.flatMap(({ typesetting, ...formula }) => (typesetting ? [{ ...formula, typesetting }] : []));
  return formulas.length === 0 || set.length < formulas.length ? null : writeTypeset(set);
}
