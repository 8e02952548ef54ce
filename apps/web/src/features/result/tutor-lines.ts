import { countOf } from '../../player/analysis/model';
import { questionName, type SubjectResult } from './model';

/** Limits of the overview message, by total score (specification §9). */
const SCORE_TIERS = { high: 1200, good: 800 } as const;
export type ScoreTier = 'high' | 'good' | 'encouraging';

export function scoreTier(total: number): ScoreTier {
  if (total >= SCORE_TIERS.high) return 'high';
  return total >= SCORE_TIERS.good ? 'good' : 'encouraging';
}

export const OVERVIEW_LINES: Readonly<Record<ScoreTier, string>> = {
  high: 'Great work. You are already in strong territory, so now we look for the few topics that still cost you points.',
  good: 'Good start. The base is there, and a handful of topics will move your score the most. Let me show you which.',
  encouraging: 'Thank you for finishing the whole test. Every topic here can be learned, and I know where we begin.',
};

export const REVIEW_LINE = "Nice work! I've pulled together your results. Let's take it one step at a time.";
export const REMARKS_LINE = 'These three steps will help you most. Read them once, then we look at the questions.';

/** What Aivy says beside the correct rate: where the points went, without a verdict. */
export function correctRateLine(result: SubjectResult): string {
  const missed = result.questions.filter((question) => !question.correct);
  const skipped = countOf(result.questions, 'omitted');
  const count = `You got ${result.correctCount} of ${result.questions.length} ${result.title} questions right.`;
  if (missed.length === 0) return `${count} Open any number to see why each answer works.`;
  const dearest = missed.reduce((most, question) => ((question.cost ?? 0) > (most.cost ?? 0) ? question : most));
  const where =
    (dearest.cost ?? 0) > 0
      ? ` Start with ${questionName(dearest)}: it cost the most points.`
      : ' Open a number to see the step that was missing.';
  const left = skipped > 0 ? ` You left ${skipped} open; a guess costs nothing.` : '';
  return `${count}${left}${where}`;
}

/** Aivy's pose beside a result: cheering only next to a high one. */
export const poseFor = (tier: ScoreTier): 'cheer' | 'wave' | 'idle' =>
  tier === 'high' ? 'cheer' : tier === 'good' ? 'wave' : 'idle';
