import { replaceTex } from '@aivy/typeset';
import { createTypesetter } from '@aivy/typeset/typesetter';
import { browserAdaptor } from 'mathjax-full/js/adaptors/browserAdaptor.js';
import { sanitizeHtml } from '../sanitize';
import { faultyHtml, slotHtml } from '../slot';

const typeset = createTypesetter(browserAdaptor());

/** Faulty TeX shows its source. */
function formula(tex: string, display: boolean): string {
  try {
    const { pieces, mathml } = typeset(tex, display);
    return slotHtml(
      tex,
      display,
      pieces.map((piece) => piece.outerHTML),
      mathml,
    );
  } catch (error) {
    // MathJax throws what has a message and is no Error.
    const fault =
      typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
    return faultyHtml(tex, display, fault);
  }
}

/** Entries kept: a Math module with its neighbours, or the analysis of a section. */
const CAPACITY = 600;
const drawn = new Map<string, string>();

/** Safe HTML of a text, with its formulas set here and drawn. */
export function draw(html: string): string {
  const known = drawn.get(html);
  if (known !== undefined) return known;
  const content = replaceTex(sanitizeHtml(html), formula);
  if (drawn.size >= CAPACITY) drawn.delete(drawn.keys().next().value ?? '');
  drawn.set(html, content);
  return content;
}
