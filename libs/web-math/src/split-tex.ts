/** A stretch of plain text, or the TeX between a pair of delimiters. */
export type TexPart = { kind: 'text'; text: string } | { kind: 'tex'; tex: string; display: boolean };

const DELIMITED = /\\\((.+?)\\\)|\\\[(.+?)\\\]/gs;

/** Cheap question asked of every string on a page before anything is loaded for it. */
export const hasTex = (html: string): boolean => /\\\(|\\\[/.test(html);

/** Splits text at `\( … \)` (inline) and `\[ … \]` (display). Joining the parts' sources gives the text back. */
export function splitTex(text: string): TexPart[] {
  const parts: TexPart[] = [];
  let end = 0;
  for (const match of text.matchAll(DELIMITED)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push({ kind: 'tex', tex: (match[1] ?? match[2] ?? '').trim(), display: match[2] !== undefined });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
