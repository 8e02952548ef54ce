/** TeX commands that reach out of the formula: links, classes, styles, other characters. */
const FOREIGN_TEX =
  /\\(?:href|url|class|cssId|style|html[a-z]*|includegraphics|require|unicode|def|newcommand|let|data|tip|bbox|input|catcode)\b/i;
const SCHEME = /\b(?:https?|ftp|mailto|data|javascript|file|vbscript|wss?):\S*|\bwww\.\S+/gi;

/** Prose between formulas: bold, italics, lists and inline code stay. */
const tidiedProse = (prose: string): string =>
  prose
    .replace(/!?\[([^\]]*)\]\([^)]*\)?/g, '$1')
    .replace(/\[([^\]]+)\]\[[^\]]*\]/g, '$1')
    .replace(/^\s*\[[^\]]+\]:\s*\S+.*$/gm, '')
    .replace(/<\/?[a-z!][^>]*>?/gi, '')
    .replace(SCHEME, '')
    .replace(/^\s{0,3}#{1,6}\s+/gm, '')
    .replace(/^\s*```\w*\s*$/gm, '')
    .replace(/^\s{0,3}(?:-{3,}|\*{3,}|_{3,})\s*$/gm, '')
    .replace(/^\s*>+\s?/gm, '')
    .replaceAll('|', ' ');

/**
 * A sentence of a model as the page may show it: bold, italics, lists, inline code and TeX stay; links, images, HTML,
 * headings, tables and formulas that reach further than a formula go.
 */
export const tidied = (sentence: string): string =>
  sentence
    .split(/(\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]|\$\$[\s\S]*?\$\$)/)
    .map((part, index) => (index % 2 === 0 ? tidiedProse(part) : FOREIGN_TEX.test(part) ? '' : part))
    .join('');

/** Words of a text; a formula is one. */
export const wordCount = (text: string): number =>
  text
    .replace(/\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]/g, ' x ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
