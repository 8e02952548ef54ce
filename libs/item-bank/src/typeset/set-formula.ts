import type { Typesetting } from '@aivy/typeset';
import { createTypesetter, typesettingOf } from '@aivy/typeset/typesetter';
import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js';

export const adaptor = liteAdaptor();
/** As the browser's: the same formulas from both. */
export const typeset = createTypesetter(adaptor);

/** Entries kept; the variants of a template share most of their formulas. */
const CAPACITY = 20_000;
const known = new Map<string, Typesetting | null>();

/** A formula as the web draws it; null for one that the browser has to set itself, among them faulty ones. */
export function setFormula(tex: string, display: boolean): Typesetting | null {
  const name = `${display} ${tex}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  const typesetting = newTypesetting(tex, display);
  if (known.size >= CAPACITY) known.clear();
  known.set(name, typesetting);
  return typesetting;
}

function newTypesetting(tex: string, display: boolean): Typesetting | null {
  let drawn;
  try {
    drawn = typeset(tex, display);
  } catch {
    return null;
  }
  return typesettingOf(adaptor, drawn);
}
