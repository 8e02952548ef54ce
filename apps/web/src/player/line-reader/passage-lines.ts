import { textLines, type TextLine } from './text-lines';

/** What is said to screen readers alone takes no line. */
const UNSEEN = 'mjx-assistive-mml, .vh, [hidden]';

const passage = (): HTMLElement | null => document.getElementById('passage');

/** The text of the passage; without it, of whatever stands in its pane. */
const passageText = (): HTMLElement | null =>
  passage()?.querySelector<HTMLElement>('[data-region="passage"]') ?? passage();

export interface PassagePlace {
  pane: { left: number; top: number; width: number; height: number };
  /** From the pane's upper edge. */
  lines: readonly TextLine[];
}

/** Where the passage and its lines are now; null without one. */
export function passagePlace(): PassagePlace | null {
  const pane = passage()?.getBoundingClientRect();
  const text = passageText();
  if (!pane || !text) return null;
  const pieces: TextLine[] = [];
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (nodes.nextNode()) {
    if (nodes.currentNode.parentElement?.closest(UNSEEN)) continue;
    range.selectNodeContents(nodes.currentNode);
    pieces.push(...range.getClientRects());
  }
  for (const drawn of text.querySelectorAll('mjx-container svg, img')) pieces.push(drawn.getBoundingClientRect());
  const lines = textLines(pieces).map(({ top, bottom }) => ({ top: top - pane.top, bottom: bottom - pane.top }));
  return { pane: { left: pane.left, top: pane.top, width: pane.width, height: pane.height }, lines };
}

/** Scrolls the pane by so much. */
export const scrollPassage = (by: number): void => passage()?.scrollBy({ top: by });

/** Calls back whenever the place may be another one. @returns ends that */
export function watchPassage(onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange);
  for (const each of [passage(), passageText()]) if (each) observer.observe(each);
  // The pane scrolls, or on a low screen what is around it.
  document.addEventListener('scroll', onChange, { capture: true, passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    observer.disconnect();
    document.removeEventListener('scroll', onChange, { capture: true });
    window.removeEventListener('resize', onChange);
  };
}
