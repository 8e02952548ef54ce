/** Text nodes of a region in order. A formula's source and its drawing count as they stand in the page. */
function* textNodes(root: Node): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as Text;
}

const BLOCKS = 'p, div, li, tr, td, th, caption, blockquote, figure, figcaption, h1, h2, h3, h4, h5, h6, br';

/** Offsets in a region's plain text at which a paragraph, a line or a cell begins or ends, rising. */
export function breaksOf(root: Element): number[] {
  const at = [...root.querySelectorAll(BLOCKS)].flatMap((block) => {
    const range = document.createRange();
    range.setStart(root, 0);
    range.setEndBefore(block);
    const start = range.toString().length;
    return [start, start + block.textContent.length];
  });
  const length = root.textContent.length;
  return [...new Set(at)].filter((each) => each > 0 && each < length).sort((a, b) => a - b);
}

/** How many characters of a region's plain text stand before a place in it. */
export function offsetOf(root: Node, node: Node, offset: number): number {
  const before = document.createRange();
  before.selectNodeContents(root);
  before.setEnd(node, offset);
  return before.toString().length;
}

/** Where a selection lies in a region's plain text; null when it is empty or leaves the region. */
export function offsetsOf(root: Node, range: Range): { start: number; end: number } | null {
  if (!root.contains(range.startContainer) || !root.contains(range.endContainer)) return null;
  const start = offsetOf(root, range.startContainer, range.startOffset);
  const end = start + range.toString().length;
  return end > start ? { start, end } : null;
}

/** The stretch of a region as a range of the page; null when the text is shorter than it was. */
export function rangeOf(root: Node, start: number, end: number): Range | null {
  const range = document.createRange();
  let passed = 0;
  let begun = false;
  for (const node of textNodes(root)) {
    const length = node.data.length;
    if (!begun && start < passed + length) {
      range.setStart(node, start - passed);
      begun = true;
    }
    if (begun && end <= passed + length) {
      range.setEnd(node, end - passed);
      return range;
    }
    passed += length;
  }
  return null;
}
