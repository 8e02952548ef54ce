import { DAY_MS, type Evidence, type LearnerReviewCard } from '@aivy/contracts';
import { isUnread, type ItemTimes } from '../effort.js';
import { reviewed } from '../scheduling/review.js';

/** What the ledger needs of an item. */
export interface LedgerItem extends ItemTimes {
  /** Ids of the misconceptions behind its wrong answers. */
  misconceptions: readonly string[];
}

/** The order in which the ledger takes answers in: by the moment they were given, at one moment by their id. */
export const inLedgerOrder = (
  x: Pick<Evidence, 'given_at' | 'source_id'>,
  y: Pick<Evidence, 'given_at' | 'source_id'>,
): number => x.given_at - y.given_at || (x.source_id < y.source_id ? -1 : x.source_id > y.source_id ? 1 : 0);

const outcomeOf = (answer: Evidence, { seconds }: LedgerItem) => ({
  correct: answer.correct,
  attempt: answer.attempt,
  hinted: answer.hints > 0,
  timeSpent: answer.spent_ms / 1000,
  seconds,
});

/**
 * Was a question clicked away on the first try? From the second on it has been read, and a client that keeps no times says
 * nothing.
 */
const isClickedAway = ({ attempt, spent_ms: spentMs }: Evidence, item: LedgerItem): boolean =>
  attempt === 1 && spentMs > 0 && isUnread({ ...item, timeSpent: spentMs / 1000 });

/**
 * The misconceptions of a student after some more answers. A wrong answer with a known misconception opens its card, or
 * sets it back (FSRS: Again); a right answer to another item that offers a misconception of an open card is a review of
 * it, graded by try, hint and pace. The item where it showed proves nothing: the student has seen what was wrong there.
 * Taking in all answers at once or batch by batch gives the same, as long as the batches come in `inLedgerOrder`. Items
 * being tried out, questions left empty and those clicked away unread say nothing. The exam's date is no part of it; see `dueBefore`.
 * @param itemOf undefined for an item that is not known any more: its answer is left out
 * @throws ParameterError
 */
export function takeIn(
  cards: readonly LearnerReviewCard[],
  answers: readonly Evidence[],
  itemOf: (answer: Evidence) => LedgerItem | undefined,
): LearnerReviewCard[] {
  const ledger = new Map(cards.map((card) => [card.misconception, card]));
  const review = (card: LearnerReviewCard | undefined, misconception: string, answer: Evidence, item: LedgerItem) => {
    const shown = card?.shown ?? [];
    ledger.set(misconception, {
      ...reviewed(card ?? null, misconception, outcomeOf(answer, item), new Date(answer.given_at)),
      skill: answer.correct && card ? card.skill : answer.skill,
      shown: answer.correct || shown.includes(answer.item_id) ? shown : [...shown, answer.item_id],
    });
  };
  for (const answer of [...answers].sort(inLedgerOrder)) {
    const item = answer.pretest || !answer.answered ? undefined : itemOf(answer);
    if (!item || isClickedAway(answer, item)) continue;
    if (!answer.correct) {
      if (answer.misconception !== null) review(ledger.get(answer.misconception), answer.misconception, answer, item);
      continue;
    }
    for (const misconception of new Set(item.misconceptions)) {
      const card = ledger.get(misconception);
      if (card && !card.shown.includes(answer.item_id)) review(card, misconception, answer, item);
    }
  }
  return [...ledger.values()].sort((x, y) => (x.misconception < y.misconception ? -1 : 1));
}

/** A card with the exam as its end: nothing is put off beyond the day before it, nor before its last review. */
export function dueBefore(card: LearnerReviewCard, exam: Date | null): LearnerReviewCard {
  if (!exam) return card;
  const latest = Math.max(card.lastReview ? Date.parse(card.lastReview) : 0, exam.getTime() - DAY_MS);
  return Date.parse(card.due) <= latest ? card : { ...card, due: new Date(latest).toISOString() };
}

/** The cards that are due, the most overdue first. @param exam null: not known */
export const dueCards = (cards: readonly LearnerReviewCard[], now: Date, exam: Date | null): LearnerReviewCard[] =>
  cards
    .map((card) => dueBefore(card, exam))
    .filter((card) => Date.parse(card.due) <= now.getTime())
    .sort((x, y) => Date.parse(x.due) - Date.parse(y.due) || (x.misconception < y.misconception ? -1 : 1));
