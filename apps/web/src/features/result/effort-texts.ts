import type { Subject } from '@aivy/contracts';
import type { EffortNote, TestResult } from './model';

export const NOT_ENOUGH = 'Not enough careful answers yet';

/** In tight places and in sentences. */
export const SECTION_NAMES: Readonly<Record<Subject, { label: string; name: string }>> = {
  english: { label: 'Reading & Writing', name: 'Reading and Writing' },
  math: { label: 'Math', name: 'Math' },
};

type Sections = Pick<TestResult, 'english' | 'math' | 'retake'>;

/** The one section without a score; null where both have one, or none. */
export function missingSection({ english, math }: Sections): Subject | null {
  if ((english.score === null) === (math.score === null)) return null;
  return english.score === null ? 'english' : 'math';
}

/** What Aivy says where a full test has no total: an invitation. */
export function againLine(result: Sections): string {
  const missing = missingSection(result);
  const another = 'Take another full test when you have a quiet morning.';
  if (missing === null) return `That went by fast, and that's okay. ${another}`;
  const next = result.retake === missing ? 'Take it again when you have a quiet hour.' : another;
  return `${SECTION_NAMES[missing].name} went by fast, and that's okay. ${next} Your other score stays.`;
}

export const NO_SCORE_LINE =
  'Very quick answers say little about you, so we left them out. Your careful ones still help us pick your practice.';

const questionsOf = (count: number): string => `${count} ${count === 1 ? 'question' : 'questions'}`;

/** Why a section has no score. */
export const quickLine = (unread: number): string =>
  `You moved through ${questionsOf(unread)} very quickly, so we can't tell what you know yet.`;

/** Quick answers in a section, and what they do to its score. */
export function effortLine({ unread, asGiven }: EffortNote, score: number | null): string {
  if (score === null) return quickLine(unread);
  const quick = `You moved through ${questionsOf(unread)} very quickly.`;
  // Quick answers leave the score, questions that were skipped don't.
  return asGiven === null
    ? quick
    : `${quick} We left quick answers out of your score. On exam day they count, and you'd score about ${asGiven}.`;
}
