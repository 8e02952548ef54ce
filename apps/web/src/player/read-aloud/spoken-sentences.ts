import type { Block, Source, SpokenRun } from './spoken-runs';

export interface SpokenSentence {
  /** For the voice. */
  words: string;
  /** To be highlighted while it is read, in the order of the page. */
  sources: readonly Source[];
}

/** A point after these ends no sentence: titles, abbreviations and initials. */
const NO_END =
  /(?:(?<![\p{L}.])(?:Dr|Mr|Mrs|Ms|Prof|St|Jr|Sr|No|Fig|vs|approx|ca|e\.g|i\.e|U\.S|U\.K)|(?<!\p{L})\p{Lu})\.\s*$/u;

/** What is drawn may begin a sentence: "x" does as a capital would, after which alone a sentence is taken to be over. */
const withCapitals = ({ words, whole }: SpokenRun): string => (whole ? words.replace(/\p{L}/gu, 'X') : words);

/** Places in a block's text where a sentence ends. */
function endsOf(block: Block, text: string, mayEnd: (at: number) => boolean): number[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  return [...segmenter.segment(block.map(withCapitals).join(''))]
    .map(({ index, segment }) => index + segment.length)
    .filter((end) => end === text.length || (mayEnd(end) && !NO_END.test(text.slice(0, end))));
}

interface Placed {
  run: SpokenRun;
  /** Where it begins in its block. */
  start: number;
  /** Its first and last letter, without the spaces that keep it apart from what is beside it. */
  first: number;
  last: number;
}

function placed(block: Block): Placed[] {
  let passed = 0;
  return block.map((run) => {
    const start = passed;
    passed += run.words.length;
    const first = passed - run.words.trimStart().length;
    return { run, start, first, last: Math.max(first, start + run.words.trimEnd().length) };
  });
}

/** What of a run's source is read between two places of the block; of an element always all. */
function sourceWithin({ run: { source }, start }: Placed, from: number, to: number): Source | null {
  if (source === null || 'element' in source) return source;
  const first = source.start + Math.max(0, from - start);
  const text = source.node.data.slice(first, Math.min(source.end, source.start + (to - start)));
  const left = text.length - text.trimStart().length;
  const bare = text.trim().length;
  return bare === 0 ? null : { node: source.node, start: first + left, end: first + left + bare };
}

const tidy = (words: string): string =>
  words
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    // "the y-intercept", of a formula and a word: a hyphen by itself may be said as a minus.
    .replace(/(?<=[\p{L}\p{N}]) -(?=\p{L})/gu, '-')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,(?=[.;:!?])/g, '')
    .replace(/(?<=[.;:!?]),/g, '')
    .replace(/^[\s,]+|[\s,]+$/g, '');

/** A block's sentences, each with the places of the page that it is read from. */
export function sentencesOfBlock(block: Block): SpokenSentence[] {
  const runs = placed(block);
  const text = block.map((run) => run.words).join('');
  const mayEnd = (at: number): boolean => runs.every(({ run, first, last }) => !run.whole || at <= first || at >= last);
  let from = 0;
  return endsOf(block, text, mayEnd).flatMap((to) => {
    const said = tidy(text.slice(from, to));
    const sources = runs
      .filter(({ first, last }) => first < to && last > from)
      .flatMap((run) => sourceWithin(run, from, to) ?? []);
    from = to;
    return /[\p{L}\p{N}]/u.test(said) ? [{ words: said, sources }] : [];
  });
}
