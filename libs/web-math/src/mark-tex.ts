import { hasTex, splitTex, type TexPart } from './split-tex';
import { sanitizeHtml } from './sanitize';

export const TEX_ATTRIBUTE = 'data-tex';
export const DISPLAY_ATTRIBUTE = 'data-tex-display';

const cache = new Map<string, string>();
const CAPACITY = 600;

/**
 * Safe HTML in which every TeX formula is an empty `<span data-tex="…">`, ready to be filled.
 * The sanitiser runs first, so a formula can never smuggle markup past it.
 */
export function markTex(html: string): string {
  if (!hasTex(html)) return sanitizeHtml(html);
  const known = cache.get(html);
  if (known !== undefined) return known;
  const template = document.createElement('template');
  template.innerHTML = sanitizeHtml(html);
  replaceTextNodes(template.content);
  const marked = template.innerHTML;
  if (cache.size >= CAPACITY) cache.delete(cache.keys().next().value ?? '');
  cache.set(html, marked);
  return marked;
}

function replaceTextNodes(root: DocumentFragment): void {
  // Formulae inside SVG text stay text: a span may not stand there.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (hasTex(node.data) && !node.parentElement?.closest('svg')) found.push(node);
  }
  for (const node of found) node.replaceWith(...splitTex(node.data).map((part) => (part.kind === 'text' ? part.text : slot(part))));
}

function slot({ tex, display, head, tail }: TexPart & { kind: 'tex' }): HTMLElement {
  const span = document.createElement('span');
  span.setAttribute(TEX_ATTRIBUTE, tex);
  if (display) span.setAttribute(DISPLAY_ATTRIBUTE, '');
  if (head + tail === '') return span;
  const line = document.createElement('span');
  line.setAttribute('data-tex-line', '');
  line.append(head, span, tail);
  return line;
}
