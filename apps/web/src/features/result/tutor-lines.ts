import { countOf } from '../../player/analysis/model';
import { dearestMisses, type DearestMisses } from './dearest-misses';
import { questionNames, type SubjectResult } from './model';

/** Limits of the overview message, by total score (specification §9). */
const SCORE_TIERS = { high: 1200, good: 800 } as const;
export type ScoreTier = 'high' | 'good' | 'encouraging';

export function scoreTier(total: number): ScoreTier {
  if (total >= SCORE_TIERS.high) return 'high';
  return total >= SCORE_TIERS.good ? 'good' : 'encouraging';
}

export const OVERVIEW_LINES: Readonly<Record<ScoreTier, string>> = {
  high: 'Great work. You’re already in strong territory, so now we’ll look for the few topics that still cost you points.',
  good: 'Good start. The base is there, and a handful of topics will move your score the most. Let me show you which.',
  encouraging: 'Thank you for finishing the whole test. Every topic here can be learned, and I know where to start.',
};

/** The same where nothing is known of single topics yet: nothing is promised that the next screens do not show. */
export const SILENT_OVERVIEW_LINES: Readonly<Record<ScoreTier, string>> = {
  high: 'Great work. You’re already in strong territory. Practice will show which topics still cost you points.',
  good: 'Good start. The base is there, and practice will show which topics move your score the most.',
  encouraging:
    'Thank you for finishing the whole test. Every topic here can be learned, and practice will show where to start.',
};

export const REVIEW_LINE = "Nice work! I've pulled together your results. Let's take it one step at a time.";
export const REMARKS_LINE = 'These three steps will help you most. Read them once, then we’ll look at your questions.';
/** The same where nothing is known of single topics yet. */
export const SILENT_REMARKS_LINE =
  'We don’t have enough answers to talk about single topics yet. These three habits are a good place to start.';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** More names than these are a list and no place to begin. */
const NAMED = 3;

const named = (questions: DearestMisses['questions']): string => questionNames(questions.slice(0, NAMED));

/** Where to start among several that cost the same: with those that earn most per minute, if some earn more. */
function whereAmongEqual({ questions, quickest, each: cost }: DearestMisses): string {
  const each = `${pointsText(cost)} each`;
  const isSome = quickest.length > 0 && quickest.length < questions.length;
  if (!isSome && questions.length <= NAMED) return `Start with ${named(questions)}. They cost the most, ${each}.`;
  const all = questions.length > NAMED ? `${questions.length} missed questions` : capital(named(questions));
  const why = quickest.length === 1 ? 'That topic earns' : 'Those topics earn';
  return `${all} cost the most, ${each}. Start with ${isSome ? `${named(quickest)}. ${why} the most points per minute` : named(questions)}.`;
}

const pointsText = (points: number): string => `about ${points} point${points === 1 ? '' : 's'}`;

function whereToStart(dearest: DearestMisses): string {
  const { questions, each } = dearest;
  return questions.length === 1
    ? `Start with ${named(questions)}. It cost the most, ${pointsText(each)}.`
    : whereAmongEqual(dearest);
}

/** What Aivy says beside the correct rate: where the points went, without a verdict. */
export function correctRateLine(result: SubjectResult): string {
  const missed = result.questions.filter(({ outcome }) => outcome === 'incorrect' || outcome === 'omitted');
  const skipped = countOf(result.questions, 'omitted');
  const count = `You got ${result.correctCount} of ${result.counted} ${result.title} questions right.`;
  if (missed.length === 0) return `${count} Open any number to see why each answer works.`;
  const dearest = dearestMisses(missed);
  const where = dearest ? ` ${whereToStart(dearest)}` : ' Open a number to see the step that was missing.';
  const left = skipped > 0 ? ` You skipped ${skipped}. A guess costs nothing.` : '';
  return `${count}${left}${where}`;
}

/** Aivy's pose beside a result: cheering only next to a high one. */
export const poseFor = (tier: ScoreTier): 'cheer' | 'wave' | 'idle' =>
  tier === 'high' ? 'cheer' : tier === 'good' ? 'wave' : 'idle';
