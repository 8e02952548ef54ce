import { mathWords } from '@aivy/web-math';
import { pictureRuns, tableBlocks } from './spoken-pictures';

/** What of the page is read when some words are spoken: a stretch of a text node, or a whole element. */
export type Source = { node: Text; start: number; end: number } | { element: Element };

export interface SpokenRun {
  words: string;
  /** Null for words that stand for nothing one can see. */
  source: Source | null;
  /** A sentence never ends inside of it. */
  whole: boolean;
}

/** Runs that are read in one breath: a paragraph, a row of a table, a choice. */
export type Block = readonly SpokenRun[];

/** `data-apart`: a word beside a choice that says what became of it. */
const OWN_BLOCK =
  '[data-apart], p, div, li, ul, ol, dl, dt, dd, blockquote, figure, figcaption, caption, h1, h2, h3, h4, h5, h6, br';
const UNSEEN = '[aria-hidden="true"], [hidden], style, script, wbr';
/** The place in a sentence where an answer goes. */
const GAP = /_{2,}/g;

/** The end of a sentence, which an underlining may go to, or stay within. */
const SENTENCE_END = /[.!?][”’"')]*\s*$/;

const words = (said: string): SpokenRun => ({ words: said, source: null, whole: false });

/** A text as it stands, with its gaps said. */
function textRuns(node: Text): SpokenRun[] {
  const runs: SpokenRun[] = [];
  const add = (start: number, end: number): void => {
    if (end > start) runs.push({ words: node.data.slice(start, end), source: { node, start, end }, whole: false });
  };
  let passed = 0;
  for (const gap of node.data.matchAll(GAP)) {
    const end = gap.index + gap[0].length;
    add(passed, gap.index);
    runs.push({ words: ' blank ', source: { node, start: gap.index, end }, whole: true });
    passed = end;
  }
  add(passed, node.data.length);
  return runs;
}

/** A formula in words; one that could not be set is read as it is shown, in its source. */
function formulaRun(slot: Element): SpokenRun {
  const math = slot.querySelector('math');
  return {
    words: ` ${math ? mathWords(math) : (slot.getAttribute('data-tex') ?? '')} `,
    source: { element: slot },
    whole: true,
  };
}

/** What an element of a question says, in the order of the page. Nothing outside of it is looked at. */
export function blocksOf(root: Element): Block[] {
  const blocks: SpokenRun[][] = [[]];
  const add = (...runs: readonly SpokenRun[]): void => void blocks.at(-1)!.push(...runs);
  const breakOff = (): void => {
    if (blocks.at(-1)!.length > 0) blocks.push([]);
  };
  const walk = (node: Node): void => {
    if (node instanceof Text) return add(...textRuns(node));
    if (!(node instanceof Element) || node.matches(UNSEEN)) return;
    if (node.matches('[data-tex]')) return add(formulaRun(node));
    if (node.matches('img, svg')) return add(...pictureRuns(node));
    if (node.matches('table')) {
      breakOff();
      for (const block of tableBlocks(node, blocksOf)) blocks.push([...block]);
      return void blocks.push([]);
    }
    const own = node.matches(OWN_BLOCK);
    if (own) breakOff();
    // Questions ask about "the underlined sentence".
    if (node.matches('u')) add(words(' Underlined: '));
    for (const child of node.childNodes) walk(child);
    if (node.matches('u'))
      add(words(SENTENCE_END.test(node.textContent) ? ' End of underlining. ' : ', end of underlining, '));
    if (own) breakOff();
  };
  walk(root);
  return blocks.filter((block) => block.some((run) => run.words.trim() !== ''));
}
