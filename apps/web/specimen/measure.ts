/** A part of a formula that is set too small, or a line that lies on another one. */
export interface Offence {
  item: string;
  part: string;
  tex: string;
  /** What is wrong, with its measure. */
  fault: string;
}

export interface Measured {
  formulas: number;
  glyphs: number;
  /** Font size of the smallest glyph, CSS px. */
  smallest: number;
  offences: Offence[];
}

/** Glyphs of MathJax are drawn on a square of a thousand units, the em. */
const UNITS_PER_EM = 1_000;
/** A hairline more than the bound is rounding, not a smaller font. */
const ROUNDING = 0.01;
/** Lines may touch by the room that letters leave at the top and bottom of their box. */
const TOUCH_PX = 3;

/**
 * Font size in which a glyph is really drawn: its em square through every transformation from its group up to the
 * screen, CSS size of the drawing included.
 */
function fontSizeOf(glyph: SVGGraphicsElement): number {
  const matrix = glyph.getScreenCTM();
  if (!matrix) return 0;
  const em = glyph instanceof SVGTextElement ? Number.parseFloat(getComputedStyle(glyph).fontSize) : UNITS_PER_EM;
  return Math.hypot(matrix.c, matrix.d) * em;
}

const placeOf = (element: Element) => ({
  item: element.closest('[data-item]')?.getAttribute('data-item') ?? '?',
  part: element.closest('[data-part]')?.getAttribute('data-part') ?? '?',
  tex: element.closest('[data-tex]')?.getAttribute('data-tex') ?? '?',
});

/** Boxes of the lines of text around formulas, letters only: not the clipped text alternatives. */
function textBoxes(block: Element): DOMRect[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('[data-tex], svg, .vh') || !node.nodeValue?.trim()
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const boxes: DOMRect[] = [];
  const range = document.createRange();
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    boxes.push(...range.getClientRects());
  }
  return boxes;
}

const overlap = (a: DOMRect, b: DOMRect): number =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 ? Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) : 0;

/** A formula on another line's letters, or cut off at the right edge of the page. */
function layoutFaults(svg: SVGSVGElement): string[] {
  const box = svg.getBoundingClientRect();
  const block = svg.closest('p, li, td, th, dd, button, h3, [data-part] section') ?? document.body;
  const faults: string[] = [];
  const worst = Math.max(
    0,
    ...textBoxes(block).map((text) => overlap(box, text)),
    ...[...block.querySelectorAll('[data-tex] svg')]
      .filter((other) => other !== svg)
      .map((other) => overlap(box, other.getBoundingClientRect())),
  );
  if (worst > TOUCH_PX) faults.push(`lies ${worst.toFixed(1)} px over another line`);
  if (box.right > document.documentElement.clientWidth)
    faults.push(`is cut ${(box.right - document.documentElement.clientWidth).toFixed(0)} px at the right edge`);
  const scroller = svg.closest('[data-tex-scrolls]') ?? svg.closest('button, li, td, section, [data-part]');
  if (scroller && box.right > scroller.getBoundingClientRect().right + 1)
    faults.push(
      `sticks ${(box.right - scroller.getBoundingClientRect().right).toFixed(0)} px out of its ${scroller.tagName.toLowerCase()}`,
    );
  return faults;
}

/** Glyphs as MathJax draws them, one by one, and as typesettings do: a path for all of one size. */
const GLYPHS = 'path[data-c], text, path:not([data-c], [class])';
const countOf = (glyph: SVGGraphicsElement): number =>
  glyph.hasAttribute('data-c') ? 1 : (glyph.getAttribute('d')?.match(/M/g)?.length ?? 1);

/** Measures every formula on the page. @param bound smallest font size allowed, CSS px */
export function measure(bound: number): Measured {
  const result: Measured = { formulas: 0, glyphs: 0, smallest: Infinity, offences: [] };
  for (const slot of document.querySelectorAll('[data-tex]')) {
    const drawings = slot.querySelectorAll<SVGSVGElement>('[aria-hidden] svg:not(svg svg)');
    if (drawings.length === 0) {
      result.offences.push({ ...placeOf(slot), fault: 'is not drawn' });
      continue;
    }
    result.formulas += 1;
    let smallest = Infinity;
    for (const svg of drawings) {
      for (const glyph of svg.querySelectorAll<SVGGraphicsElement>(GLYPHS)) {
        result.glyphs += countOf(glyph);
        smallest = Math.min(smallest, fontSizeOf(glyph));
      }
      for (const fault of layoutFaults(svg)) result.offences.push({ ...placeOf(svg), fault });
    }
    result.smallest = Math.min(result.smallest, smallest);
    if (smallest < bound - ROUNDING)
      result.offences.push({ ...placeOf(slot), fault: `is set in ${smallest.toFixed(1)} px` });
  }
  return result;
}
