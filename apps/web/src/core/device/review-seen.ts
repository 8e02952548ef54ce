const KEY = 'aivy.review-seen';
/** More attempts than one device sees. */
const MOST = 50;

/** Names a visitor's attempt by its start, an account's by the account: it has one. */
export const attemptKey = (userId: string | null, startTime: string): string => userId ?? `visitor ${startTime}`;

function seen(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((key): key is string => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Has the pause after this attempt been shown here? */
export const isReviewSeen = (attempt: string): boolean => seen().includes(attempt);

export function rememberReview(attempt: string): void {
  if (!isReviewSeen(attempt)) keep([...seen(), attempt].slice(-MOST));
}

export const forgetReview = (attempt: string): void => keep(seen().filter((each) => each !== attempt));

function keep(attempts: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(attempts));
  } catch {
    // Blocked storage: the pause is shown again.
  }
}
