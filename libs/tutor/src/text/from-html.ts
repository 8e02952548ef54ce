const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Authored HTML as the tutor's Markdown subset: bold, emphasis, lists, paragraphs, TeX between \( \). */
export const fromHtml = (html: string): string =>
  html
    .replace(/<\/?strong>/g, '**')
    .replace(/<\/?em>/g, '*')
    .replace(/<li>/g, '\n- ')
    .replace(/<\/p>|<br\s*\/?>|<\/ul>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\\\[/g, '\\(')
    .replace(/\\\]/g, '\\)')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** A full stop, question or exclamation mark that ends a sentence: a new one begins behind it. */
const SENTENCE_END = /(?<=[.!?][”"’)*]{0,3})\s+(?=[A-Z“"‘(]|\\\(|\*)/;

/** The sentences of a text; TeX is never cut. */
export function sentences(text: string): string[] {
  const formulas: string[] = [];
  const masked = text.replace(/\\\(.*?\\\)/gs, (formula) => `\\(${formulas.push(formula) - 1}\\)`);
  return masked
    .split(SENTENCE_END)
    .map((sentence) => sentence.replace(/\\\((\d+)\\\)/g, (_, at: string) => formulas[Number(at)] ?? '').trim())
    .filter((sentence) => sentence !== '');
}
