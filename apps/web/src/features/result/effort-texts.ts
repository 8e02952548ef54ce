import type { EffortNote } from './model';

/** Why a test that was clicked through has no score, without a reproach. */
export const NO_SCORE_LINE =
  'Clicks that were faster than reading say nothing about you, so we make no score of them. What you did work on still helps us to choose your practice.';

/** What Aivy says where there is no score: an invitation. */
export const AGAIN_LINES = {
  diagnostic:
    'That went by very fast, and that is fine. Take the diagnostic again when you have about 40 quiet minutes, and I will have a real score for you.',
  'full-test':
    'That went by very fast, and that is fine. Take another full test when you have a quiet morning; this one does not count as a score.',
} as const;

/** What was passed by unread in a section, and what that does to its score. */
export function effortLine({ questions, unread, modules, asGiven }: EffortNote, score: number | null): string {
  const passed = `${unread} of ${questions} questions went by faster than anyone can read them`;
  if (score === null)
    return `${passed}: more than half${modules > 1 ? ' of one module' : ''}, so there is no score here.`;
  if (asGiven === null) return `${passed}.`;
  return `${passed}. Quick clicks are left out of this score; on exam day they count, and the same answers would make ${asGiven}.`;
}
