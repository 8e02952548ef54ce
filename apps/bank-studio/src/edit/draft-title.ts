import type { Draft } from '../drafts/index.js';

const TITLE_LENGTH = 120;

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, ' ')
    .replace(/\\[()[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * What a draft is known by in a list: the words of its last paragraph that has some, without markup and the signs around formulas,
 * since many makers
 * have the passage in the question, above it.
 */
export function titleOf({ question, passage }: Pick<Draft, 'question' | 'passage'>): string {
  const paragraphs = question.split('<p>').map(textOf);
  return (paragraphs.findLast((text) => text !== '') ?? textOf(passage)).slice(0, TITLE_LENGTH);
}
