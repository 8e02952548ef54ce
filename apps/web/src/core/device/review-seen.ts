import { keptList } from './kept-list';

/** More attempts than one device sees. */
const MOST = 50;
// With blocked storage the pause is shown again.
const seen = keptList('aivy.review-seen', MOST);

/** Names a visitor's attempt by its start, an account's by the account: it has one. */
export const attemptKey = (userId: string | null, startTime: string): string => userId ?? `visitor ${startTime}`;

/** Has the pause after this attempt been shown here? */
export const isReviewSeen = (attempt: string): boolean => seen.read().includes(attempt);

export const rememberReview = (attempt: string): void => seen.add(attempt);
export const eraseReview = (attempt: string): void => seen.remove(attempt);
