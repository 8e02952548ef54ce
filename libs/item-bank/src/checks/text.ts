const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** The text of a piece of HTML, white space collapsed, an image's by its alternative. TeX stays as it is written. */
export const plainText = (html: string): string =>
  html
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** Words in lower case without punctuation: what is left when two texts differ only in marks. */
export const words = (text: string): string[] =>
  plainText(text)
    .toLowerCase()
    .replace(/’/g, "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];

const SHINGLE = 3;

/** Every run of three words, as a set. */
export function shingles(text: string): Set<string> {
  const list = words(text);
  if (list.length < SHINGLE) return new Set([list.join(' ')]);
  return new Set(list.slice(0, 1 - SHINGLE).map((_, index) => list.slice(index, index + SHINGLE).join(' ')));
}

/** Rewrites simple TeX numbers as the entry grammar has them: `\(\frac{2}{3}\)` → `2/3`, `1{,}200` → `1200`. */
export const untex = (text: string): string =>
  plainText(text)
    .replaceAll('{,}', '')
    .replace(/\\d?frac\{(-?\d+)\}\{(\d+)\}/g, '$1/$2')
    .replace(/\\[()]/g, '')
    .replaceAll('−', '-')
    .trim();

/** A word without its ending, so that "establishes" and "established" are one. Rough on purpose. */
export const stemOf = (word: string): string =>
  word.replace(/'s?$/, '').replace(/(?<=\w{3})(?:ing|edly|ed|ly|es|s|ions?|ments?|ness)$/, '');
