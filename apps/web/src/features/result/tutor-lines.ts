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
  high: 'Great work. You are already in strong territory, so now we look for the few topics that still cost you points.',
  good: 'Good start. The base is there, and a handful of topics will move your score the most. Let me show you which.',
  encouraging: 'Thank you for finishing the whole test. Every topic here can be learned, and I know where we begin.',
};

/** The same where nothing is known of single topics yet: nothing is promised that the next screens do not show. */
export const SILENT_OVERVIEW_LINES: Readonly<Record<ScoreTier, string>> = {
  high: 'Great work. You are already in strong territory; practice will show which topics still cost you points.',
  good: 'Good start. The base is there, and practice will show which topics move your score the most.',
  encouraging:
    'Thank you for finishing the whole test. Every topic here can be learned, and practice will show where to begin.',
};

export const REVIEW_LINE = "Nice work! I've pulled together your results. Let's take it one step at a time.";
export const REMARKS_LINE = 'These three steps will help you most. Read them once, then we look at the questions.';
/** The same where nothing is known of single topics yet. */
export const SILENT_REMARKS_LINE =
  'So few answers say little about single topics yet. These three habits are a good place to begin; practice will show the rest.';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** More names than these are a list and no place to begin. */
const NAMED = 3;

const named = (questions: DearestMisses['questions']): string => questionNames(questions.slice(0, NAMED));

/** Which of several that cost the same gives its points back first; where they are all alike that is said, too. */
function whichFirst({ questions, quickest }: DearestMisses): string {
  if (quickest.length === 0) return questions.length <= NAMED ? '' : `; start with ${named(questions)}`;
  if (quickest.length === questions.length) return ', and are as quick to learn as each other';
  const [it, area] = quickest.length === 1 ? ['its', 'area gives'] : ['their', 'areas give'];
  return `; start with ${named(quickest)}, for ${it} ${area} back most points per minute`;
}

function whereToStart(dearest: DearestMisses): string {
  const { questions, each } = dearest;
  const points = `about ${each} point${each === 1 ? '' : 's'}`;
  if (questions.length === 1) return `Start with ${named(questions)}: it cost the most, ${points}.`;
  const which = whichFirst(dearest);
  if (questions.length > NAMED) return `${questions.length} of your misses cost the most, ${points} each${which}.`;
  return which.startsWith(';')
    ? `${capital(named(questions))} cost the most, ${points} each${which}.`
    : `Start with ${named(questions)}: they cost the most, ${points} each${which}.`;
}

/** What Aivy says beside the correct rate: where the points went, without a verdict. */
export function correctRateLine(result: SubjectResult): string {
  const missed = result.questions.filter(({ outcome }) => outcome === 'incorrect' || outcome === 'omitted');
  const skipped = countOf(result.questions, 'omitted');
  const count = `You got ${result.correctCount} of ${result.counted} ${result.title} questions right.`;
  if (missed.length === 0) return `${count} Open any number to see why each answer works.`;
  const dearest = dearestMisses(missed);
  const where = dearest ? ` ${whereToStart(dearest)}` : ' Open a number to see the step that was missing.';
  const left = skipped > 0 ? ` You left ${skipped} open; a guess costs nothing.` : '';
  return `${count}${left}${where}`;
}

/** Aivy's pose beside a result: cheering only next to a high one. */
export const poseFor = (tier: ScoreTier): 'cheer' | 'wave' | 'idle' =>
  tier === 'high' ? 'cheer' : tier === 'good' ? 'wave' : 'idle';
