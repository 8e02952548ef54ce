import { hasTex } from '../has-tex';
import { sanitizeHtml } from '../sanitize';
import { splitTex, type TexPart } from './split-tex';

export const TEX_ATTRIBUTE = 'data-tex';
export const DISPLAY_ATTRIBUTE = 'data-tex-display';

/**
 * Safe content in which every TeX formula is an empty `<span data-tex="…">`, ready to be filled.
 * The sanitiser runs first, so a formula can never smuggle markup past it.
 */
export function markTex(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = sanitizeHtml(html);
  replaceTextNodes(template.content);
  return template.content;
}

function replaceTextNodes(root: DocumentFragment): void {
  // Formulae inside SVG text stay text: a span may not stand there.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (hasTex(node.data) && !node.parentElement?.closest('svg')) found.push(node);
  }
  for (const node of found)
    node.replaceWith(...splitTex(node.data).map((part) => (part.kind === 'text' ? part.text : slot(part))));
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
