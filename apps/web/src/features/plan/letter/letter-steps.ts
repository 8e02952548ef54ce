import type { Subject } from '@aivy/contracts';

export type LetterPageNumber = 1 | 2 | 3 | 4;
const LETTER_NUMBERS: readonly LetterPageNumber[] = [1, 2, 3, 4];
export const LETTER_PAGES = LETTER_NUMBERS.length;

/** Where the reader is: the second page shows one subject after the other. */
export interface LetterPlace {
  page: LetterPageNumber;
  subject: Subject;
}

export const LETTER_START: LetterPlace = { page: 1, subject: 'english' };

/** The search of a page's address; the envelope has none. */
export const searchOf = ({ page, subject }: LetterPlace): string =>
  `?page=${page}${page === 2 && subject === 'math' ? '&subject=math' : ''}`;

/** The place that an address names; null is the envelope. */
export function placeOf(search: string): LetterPlace | null {
  const given = new URLSearchParams(search);
  const page = LETTER_NUMBERS.find((number) => String(number) === given.get('page'));
  if (!page) return null;
  // The pages after the second have seen both subjects.
  const isMath = page > 2 || (page === 2 && given.get('subject') === 'math');
  return { page, subject: isMath ? 'math' : 'english' };
}

/** What comes next; null after the last page. */
export function nextPlace({ page, subject }: LetterPlace): LetterPlace | null {
  if (page === 2 && subject === 'english') return { page: 2, subject: 'math' };
  return page === LETTER_PAGES ? null : { page: (page + 1) as LetterPageNumber, subject };
}

/** What came before; null on the first page. From the third page it leads to Reading & Writing again. */
export function placeBefore({ page, subject }: LetterPlace): LetterPlace | null {
  if (page === 2 && subject === 'math') return { page: 2, subject: 'english' };
  return page === 1 ? null : { page: (page - 1) as LetterPageNumber, subject: page === 3 ? 'english' : subject };
}
