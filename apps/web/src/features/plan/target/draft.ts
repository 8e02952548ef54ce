import type { OutputOf, Plan, PlanDuration, Subject, targetStart } from '@aivy/contracts';
import { targetBounds, targetFault } from '@aivy/exam';

export type TargetStart = OutputOf<typeof targetStart>;

/** The order of the fields on the page. */
export const TARGET_SUBJECTS: readonly Subject[] = ['english', 'math'];
export const SUBJECT_NAMES: Readonly<Record<Subject, string>> = { english: 'Reading & Writing', math: 'Math' };
const STEP = 10;

/** What the form holds. A target is the text of its field; null follows the most that the duration allows. */
export interface TargetDraft {
  duration: PlanDuration;
  english: string | null;
  math: string | null;
}

/** A plan's own target comes back as it was set, as far as it can still be aimed at. */
export function draftOf(plan: Plan | null, start: TargetStart): TargetDraft {
  if (!plan) return { duration: 1, english: null, math: null };
  const { duration } = plan;
  const kept = (subject: Subject): string | null => {
    const target = subject === 'english' ? plan.english_target_score : plan.math_target_score;
    return targetFault(target, start[subject].score, duration) === null ? String(target) : null;
  };
  return { duration, english: kept('english'), math: kept('math') };
}

const boundsOf = (draft: TargetDraft, start: TargetStart, subject: Subject): { min: number; max: number } =>
  targetBounds(start[subject].score, draft.duration);

/** Text of a field. */
export const textOf = (draft: TargetDraft, start: TargetStart, subject: Subject): string =>
  draft[subject] ?? String(boundsOf(draft, start, subject).max);

/** A target as a number; NaN for what is none. */
export const targetOf = (draft: TargetDraft, start: TargetStart, subject: Subject): number => {
  const text = textOf(draft, start, subject).trim();
  return text === '' ? Number.NaN : Number(text);
};

export const faultOf = (draft: TargetDraft, start: TargetStart, subject: Subject): string | null =>
  targetFault(targetOf(draft, start, subject), start[subject].score, draft.duration);

/** Both targets together; null while one of them is wrong. */
export function totalOf(draft: TargetDraft, start: TargetStart): number | null {
  if (TARGET_SUBJECTS.some((subject) => faultOf(draft, start, subject) !== null)) return null;
  return targetOf(draft, start, 'english') + targetOf(draft, start, 'math');
}

/** A target brought to the nearest one that can be aimed at. */
export function within(target: number, { min, max }: { min: number; max: number }): number {
  if (!Number.isFinite(target)) return min;
  return Math.min(max, Math.max(min, Math.round(target / STEP) * STEP));
}

/** Ten points up or down, never beyond what can be aimed at. */
export const stepped = (target: number, direction: 1 | -1, bounds: { min: number; max: number }): number => {
  if (!Number.isFinite(target)) return bounds.min;
  const next = direction === 1 ? Math.floor(target / STEP + 1) * STEP : Math.ceil(target / STEP - 1) * STEP;
  return within(next, bounds);
};
