import { averagedOverDifficulty } from '../item-uncertainty.js';
import type { Response, ScoredItem } from '../response.js';
import { toKnowledge } from '../response.js';

/** A measuring answer of the learner record: a first try at an item that is not being tried out. */
export interface LearnerAnswer extends ScoredItem {
  /** A hint was seen before it. */
  hinted: boolean;
}

/** What an answer after a hint counts: it says half as much about what the student can do alone. */
const HINTED_WEIGHT = 0.5;

/**
 * The mark as the learner record takes it, with the item as its unsure difficulty lets it be met: nothing of what was
 * passed by unread, and half of it after a hint.
 */
export function learnerResponse(answer: LearnerAnswer): Response {
  const response = averagedOverDifficulty({ ...toKnowledge(answer), bSd: answer.bSd ?? 0 });
  return answer.hinted ? { ...response, weight: (response.weight ?? 1) * HINTED_WEIGHT } : response;
}
