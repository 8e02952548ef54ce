import DOMPurify from 'dompurify';

const OPTIONS = {
  USE_PROFILES: { html: true, svg: true, mathMl: true },
  // Item HTML styles nothing itself, and an id could shadow one of the page's own.
  FORBID_ATTR: ['style', 'id', 'name'],
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'a', 'video', 'audio'],
};

/** Entries kept; a whole form with solutions is about 31 × 7 strings. */
const CAPACITY = 600;
const cache = new Map<string, string>();

/**
 * HTML of an item, made safe for the page (HTML, SVG and MathML without scripts, handlers, styles, ids or controls).
 * Memoised per string: a running test asks for the same few strings on every change.
 */
export function sanitizeHtml(html: string): string {
  const known = cache.get(html);
  if (known !== undefined) return known;
  const clean = DOMPurify.sanitize(html, OPTIONS);
  if (cache.size >= CAPACITY) cache.delete(cache.keys().next().value ?? '');
  cache.set(html, clean);
  return clean;
}
