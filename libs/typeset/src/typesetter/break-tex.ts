/** Signs before which a line of mathematics may be broken: relations first, operations only in what is still too wide. */
const BREAKS = {
  relations: /^(=|<|>|\\(lt|gt|le|ge|leq|geq|ne|neq|approx|to|Rightarrow))$/,
  operations: /^(\+|-|\\(cdot|times|div|pm))$/,
} as const;
export type BreakAt = keyof typeof BREAKS;

const TOKEN = /\\[a-zA-Z]+|\\.|\s+|[^\\\s]/gsu;
const OPENS = /^([{([]|\\(left|begin|lbrace|\{))$/;
const CLOSES = /^([})\]]|\\(right|end|rbrace|\}))$/;
/** After these a plus or minus is a sign of its number, and a line does not end. */
const UNFINISHED = /^([=<>+\-,:;^_]|\\(lt|gt|le|ge|leq|geq|ne|neq|approx|to|Rightarrow|cdot|times|div|pm))$/;

/**
 * The pieces of a formula between which a line may be broken; a formula without such a place is one piece. Each piece
 * after the first opens with its sign, behind an empty atom, so that it is spaced as within the whole.
 */
export function breakTex(tex: string, at: BreakAt): string[] {
  const pieces: string[] = [];
  let piece = '';
  let depth = 0;
  let last = '';
  for (const [token] of tex.matchAll(TOKEN)) {
    if (CLOSES.test(token)) depth -= 1;
    if (depth === 0 && BREAKS[at].test(token) && last !== '' && !UNFINISHED.test(last)) {
      pieces.push(piece);
      piece = '{}';
    }
    if (OPENS.test(token)) depth += 1;
    piece += token;
    if (token.trim() !== '') last = token;
  }
  return [...pieces, piece];
}
