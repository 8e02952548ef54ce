import { replaceTex } from '@aivy/typeset';
import { sanitizeHtml } from '../sanitize';
import { faultyHtml, PLACE_HTML, slotHtml } from '../slot';
import { compile } from './compile';

export { Formulas } from './formulas';

/** The place of a formula, with its MathML for screen readers. `Formulas` draws it. Faulty TeX shows its source. */
function place(tex: string, display: boolean): string {
  try {
    return slotHtml(tex, display, PLACE_HTML, compile(tex, display).mathml);
  } catch (error) {
    // MathJax throws objects with a message that aren't Errors.
    const fault =
      typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
    return faultyHtml(tex, display, fault);
  }
}

/** Entries kept: a Math module with its neighbors, or the analysis of a section. */
const CAPACITY = 600;
const known = new Map<string, string>();

/** Safe HTML of a text with a place for each of its formulas. */
export function draw(html: string): string {
  const before = known.get(html);
  if (before !== undefined) return before;
  const content = replaceTex(sanitizeHtml(html), place);
  if (known.size >= CAPACITY) known.delete(known.keys().next().value ?? '');
  known.set(html, content);
  return content;
}
