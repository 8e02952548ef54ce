const ABBREVIATION = /(?:\b(?:e\.g|i\.e|etc|vs|dr|mr|mrs|ms|st|no|fig|cf|approx|prof)|^\s*\d{1,2})\.$/i;
const OPENERS: readonly (readonly [open: string, close: string])[] = [
  ['\\(', '\\)'],
  ['\\[', '\\]'],
  ['$$', '$$'],
];

/** Where the TeX that is open at the end of `text` begins; -1 when none is. */
function openTex(text: string): number {
  let at = 0;
  while (at < text.length) {
    const next = OPENERS.map(([open, close]) => ({ open, close, start: text.indexOf(open, at) }))
      .filter(({ start }) => start >= 0)
      .sort((x, y) => x.start - y.start)[0];
    if (!next) return -1;
    const end = text.indexOf(next.close, next.start + next.open.length);
    if (end < 0) return next.start;
    at = end + next.close.length;
  }
  return -1;
}

/**
 * Length of the first whole sentence of `text` with the white space behind it; 0 when none is whole yet. A sentence ends
 * at . ! ? or … with what closes quotes and brackets, then white space, or at an empty line; never within TeX.
 */
export function firstSentence(text: string): number {
  for (const found of text.matchAll(/[.!?…]+["'”’»)\]*_]*(?=\s)|\n(?=\s*\n|\s*[-*\d])/g)) {
    const end = found.index + found[0].length;
    const before = text.slice(0, end);
    if (openTex(before) >= 0 || before.trim() === '') continue;
    if (found[0].startsWith('.') && ABBREVIATION.test(before.replace(/["'”’»)\]*_]+$/, ''))) continue;
    return end + /^\s*/.exec(text.slice(end))![0].length;
  }
  return 0;
}

/** Is a formula open at the end? */
export const endsInTex = (text: string): boolean => openTex(text) >= 0;
