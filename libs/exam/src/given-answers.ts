import type { ErrorDetail } from '@aivy/contracts';
import { isStorableEntry, type EntryType } from './diagnostic-entries.js';

/** Answers as a page sends them, in lists of one length. */
export interface SentAnswers {
  question_id: readonly number[];
  answer: readonly string[];
  seq?: readonly number[] | undefined;
  spent_ms?: readonly number[] | undefined;
}

/** An answer that may be stored. */
export interface GivenAnswer {
  questionId: number;
  /** Trimmed, lower case; '' for cleared. */
  answer: string;
  /** When it was given, milliseconds since 1970 by the server's clock. */
  seq: number;
  spentMs: number;
}

/** How far a page's clock may be ahead of the server's, which it copies: as much as the way there and replicas' clocks can add. */
const FARTHEST_AHEAD_MS = 30_000;

/** Is a sequence number from the future? It would outdo later answers from every device. */
export const isFarAhead = (seq: number, now: number): boolean => seq > now + FARTHEST_AHEAD_MS;

const LISTS = ['answer', 'seq', 'spent_ms'] as const;

/**
 * Checks sent answers against their questions: lists of one length, no foreign question, none twice, and each entry one
 * that its question can hold.
 * @param types of the questions, by id
 * @param now the server's clock, and when an answer without a sequence number was given, milliseconds since 1970
 * @returns every fault by its field; without one, the answers to store, and the questions whose answer is from ahead of
 * time: those are refused, and the page sends them again by the clock that the response brings
 */
export function checkAnswers(
  sent: SentAnswers,
  types: ReadonlyMap<number, EntryType>,
  now: number,
): { faults: ErrorDetail[]; given: GivenAnswer[]; ahead: number[] } {
  const { question_id: ids, answer, seq, spent_ms: spent } = sent;
  const faults: ErrorDetail[] = LISTS.flatMap((list) =>
    sent[list] && sent[list].length !== ids.length ? [{ path: list, message: `Needs ${ids.length} entries` }] : [],
  );
  ids.forEach((id, index) => {
    const type = types.get(id);
    if (!type) faults.push({ path: `question_id.${index}`, message: 'Is none of the questions that were given out' });
    else if (!isStorableEntry(type, answer[index] ?? ''))
      faults.push({ path: `answer.${index}`, message: 'Does not fit its question' });
    if (ids.indexOf(id) !== index) faults.push({ path: `question_id.${index}`, message: 'Is there twice' });
  });
  const all = ids.map((questionId, index) => ({
    questionId,
    answer: (answer[index] ?? '').trim().toLowerCase(),
    seq: seq?.[index] ?? now,
    spentMs: spent?.[index] ?? 0,
  }));
  const given = all.filter(({ seq: at }) => !isFarAhead(at, now));
  return { faults, given, ahead: ids.filter((_, index) => !given.includes(all[index]!)) };
}
