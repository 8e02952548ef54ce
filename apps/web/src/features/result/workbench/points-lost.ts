import { SUBJECTS } from '@aivy/exam';
import type { AskedQuestion, Attempt } from './attempt';

const TOP_SCORE = 800;

const costOf = (mistakes: readonly AskedQuestion[]): number => mistakes.reduce((sum, { cost }) => sum + (cost ?? 0), 0);

/**
 * Points that some mistakes of a test cost together. What each cost says what it alone would have added; taken together
 * they cannot have cost more than a section leaves below 800, of which they then have their share.
 */
export function pointsLost({ questions, result }: Attempt, mistakes: readonly AskedQuestion[]): number {
  return SUBJECTS.reduce((sum, subject) => {
    const all = costOf(questions.filter((each) => each.subject === subject));
    const own = costOf(mistakes.filter((each) => each.subject === subject));
    const { score } = result[subject];
    const lost = score === null ? all : Math.min(all, TOP_SCORE - score);
    return all === 0 ? sum : sum + (own * lost) / all;
  }, 0);
}
