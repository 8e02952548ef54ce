import { rangeOf } from './paint-spoken';
import type { Source } from './spoken-runs';

/** From its top to its bottom, in pixels of the window. */
export interface Span {
  top: number;
  bottom: number;
}

/** Kept between what is read and the edge that it comes in at. */
const MARGIN_PX = 8;

/** How far a frame scrolls until something stands in it: as little as will do, and to its beginning where it is longer. */
export const shiftInto = (what: Span, frame: Span): number =>
  what.top < frame.top ? what.top - frame.top : Math.max(0, Math.min(what.bottom - frame.bottom, what.top - frame.top));

/** Null while nothing of it is laid out. */
function spanOf(sources: readonly Source[]): Span | null {
  const boxes = sources.flatMap((source) =>
    'element' in source ? [source.element.getBoundingClientRect()] : [...(rangeOf(source)?.getClientRects?.() ?? [])],
  );
  return boxes.length === 0
    ? null
    : { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) };
}

const isRoot = (element: Element): boolean => element === document.documentElement;
const scrolls = (element: Element): boolean =>
  isRoot(element) ||
  (element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY));

/** What one sees of a scrolled element's content, without what is kept free for bars over it. */
function frameOf(element: Element): Span {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(element);
  const top = isRoot(element) ? 0 : element.getBoundingClientRect().top + element.clientTop;
  const height = isRoot(element) ? innerHeight : element.clientHeight;
  const kept = (padding: string): number => MARGIN_PX + (parseFloat(padding) || 0);
  return { top: top + kept(scrollPaddingTop), bottom: top + height - kept(scrollPaddingBottom) };
}

/**
 * Brings what is being read into view where it is not: the sentence, since its paragraph may be longer than all that one
 * sees of it on a phone or zoomed in.
 */
export function showSpoken(sources: readonly Source[]): void {
  const [first] = sources;
  if (!first) return;
  const isElement = 'element' in first;
  // To its beginning across as well, where a wide table or formula scrolls.
  if (isElement) first.element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  let at = (isElement ? first.element : first.node).parentElement;
  for (; at; at = at.parentElement) {
    const span = scrolls(at) ? spanOf(sources) : null;
    const shift = span ? shiftInto(span, frameOf(at)) : 0;
    if (shift !== 0) at.scrollTop += shift;
  }
}
