import type { EffortNote } from './model';

export const NOT_ENOUGH = 'Not enough careful answers yet';

/** What Aivy says where a full test has no score: an invitation. */
export const AGAIN_LINE = "That went by fast, and that's okay. Take another full test when you have a quiet morning.";

export const NO_SCORE_LINE =
  'Very quick answers say little about you, so we left them out. Your careful ones still help us pick your practice.';

const questionsOf = (count: number): string => `${count} ${count === 1 ? 'question' : 'questions'}`;

/** Why a section has no score. */
export const quickLine = (unread: number): string =>
  `You moved through ${questionsOf(unread)} very quickly, so we can't tell what you know yet.`;

/** Quick answers in a section, and what they do to its score. */
export function effortLine({ unread, asGiven }: EffortNote, score: number | null): string {
  if (score === null) return quickLine(unread);
  const left = `You moved through ${questionsOf(unread)} very quickly, so we left them out of your score.`;
  return asGiven === null ? left : `${left} On exam day they count: the same answers would score about ${asGiven}.`;
}
