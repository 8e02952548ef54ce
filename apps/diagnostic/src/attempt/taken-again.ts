import { unscoredSections, type Subject } from '@aivy/contracts';
import { markAnswers, type BankItem } from '@aivy/item-bank';
import { diagnosticEffort } from '@aivy/psychometrics';
import type { Attempt } from './attempt.repository.js';

export const markedSection = (
  attempt: Attempt,
  items: readonly BankItem[],
  subject: Subject,
): ReturnType<typeof markAnswers> =>
  markAnswers({ items, answers: attempt[subject], seconds: attempt[`${subject}Time`] });

/** A section without a score, or one that won't get one in a report that's still being made. */
export const mayBeTakenAgain = (attempt: Attempt, items: readonly BankItem[], subject: Subject): boolean =>
  attempt.report
    ? unscoredSections(attempt.report).includes(subject)
    : !diagnosticEffort(markedSection(attempt, items, subject), subject).scored;
