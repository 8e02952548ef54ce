/**
 * A stretch of plain text, or the TeX between a pair of delimiters. Browsers may break a line at either side of a drawn
 * formula; `head` and `tail` are what must stay on its line: `(` before it, `-intercept`, `th` or `.` after it.
 */
export type TexPart =
  { kind: 'text'; text: string } | { kind: 'tex'; tex: string; display: boolean; head: string; tail: string };

/** A long formula may fill its line, so nothing is kept with it. */
const DELIMITED = /([(“‘$−-]{0,2})\\\((.{1,40}?)\\\)([-\p{L}%°]{0,14}[.,;:?!)”’]{0,3})|\\\((.+?)\\\)|\\\[(.+?)\\\]/gsu;

/** Splits text at `\( … \)` (inline) and `\[ … \]` (display). Joining the parts' sources gives the text back. */
export function splitTex(text: string): TexPart[] {
  const parts: TexPart[] = [];
  let end = 0;
  for (const match of text.matchAll(DELIMITED)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    const [, head = '', short, tail = '', long, display] = match;
    parts.push({
      kind: 'tex',
      tex: (short ?? long ?? display ?? '').trim(),
      display: display !== undefined,
      head,
      tail,
    });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
