import { typesettingOf } from '@aivy/typeset/typesetter';
import type { LiteElement } from 'mathjax-full/js/adaptors/lite/Element.js';
import { adaptor, typeset } from './set-formula.js';

const proved = new Map<string, string | null>();

/**
 * What is wrong with a formula of what ships with Aivy; null when nothing. Remembered, since variants share most
 * formulas.
 */
export function formulaFlaw(tex: string, display: boolean): string | null {
  const name = `${display} ${tex}`;
  const known = proved.get(name);
  if (known !== undefined) return known;
  const flaw = newFlaw(tex, display);
  proved.set(name, flaw);
  return flaw;
}

function newFlaw(tex: string, display: boolean): string | null {
  let drawn;
  try {
    drawn = typeset(tex, display);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const count = (kind: string): number =>
    drawn.pieces.reduce((sum, piece) => sum + adaptor.tags(piece as LiteElement, kind).length, 0);
  if (count('text') > 0 || /merror/.test(drawn.mathml)) return 'renders with an error or a missing glyph';
  if (count('path') + count('rect') === 0) return 'draws nothing';
  return typesettingOf(adaptor, drawn) ? null : 'has a glyph that the web does not know: npm run generate outlines';
}
