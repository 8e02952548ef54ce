import type { EffortNote } from './model';

/** Why a test that was clicked through has no score, without a reproach. */
export const NO_SCORE_LINE =
  'A score made of answers that nobody had time to read would say nothing about you, so we do not make one up. What you worked on is kept.';

/** What Aivy says where there is no score: an invitation. */
export const AGAIN_LINES = {
  diagnostic:
    'That went by very fast, and that is fine. Take the diagnostic again when you have about 40 quiet minutes: your first try does not count, and I will have a real score for you.',
  'full-test':
    'That went by very fast, and that is fine. Take another full test when you have a quiet morning: this one does not count as a score, and your plan goes on as it is.',
} as const;

/** What was passed by unread in a section, and what that does to its score. */
export function effortLine({ questions, unread, asGiven }: EffortNote, score: number | null): string {
  const passed = `${unread} of ${questions} questions went by faster than anyone can read them`;
  if (score === null) return `${passed}, so there is no score here.`;
  if (asGiven === null) return `${passed}.`;
  return `${passed}. Quick clicks are left out of this score; on exam day they count, and the same answers would make ${asGiven}.`;
}
