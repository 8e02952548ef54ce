import { canPaint } from '../annotate/paint';
import type { Source } from './spoken-runs';

const NAME = 'aivy-spoken';
const MARK = 'data-spoken';

/** Null once the page has changed there. */
export function rangeOf({ node, start, end }: Extract<Source, { node: Text }>): Range | null {
  if (!node.isConnected || end > node.data.length) return null;
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}

/** Highlights what is being read, and only that; formulas and pictures are drawings, so they carry a mark of their own. */
export function paintSpoken(sources: readonly Source[]): void {
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  for (const source of sources) if ('element' in source) source.element.setAttribute(MARK, '');
  if (!canPaint()) return;
  const ranges = sources.flatMap((source) => ('node' in source ? (rangeOf(source) ?? []) : []));
  if (ranges.length === 0) return void CSS.highlights.delete(NAME);
  const highlight = new Highlight(...ranges);
  // Above the student's own highlights.
  highlight.priority = 1;
  CSS.highlights.set(NAME, highlight);
}
