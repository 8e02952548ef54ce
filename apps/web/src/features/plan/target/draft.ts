import type { MinutesADay, OutputOf, Plan, PlanDuration, Subject, targetStart } from '@aivy/contracts';
import { DEFAULT_MINUTES_A_DAY, targetBounds, targetFault } from '@aivy/exam';
import { recommended, type Term } from './choices';

export type TargetStart = OutputOf<typeof targetStart>;

/** The order of the fields on the page. */
export const TARGET_SUBJECTS: readonly Subject[] = ['english', 'math'];
export const SUBJECT_NAMES: Readonly<Record<Subject, string>> = { english: 'Reading & Writing', math: 'Math' };
const STEP = 10;

/** What the form holds. A target is the text in its field; null follows the most that the duration allows. */
export interface TargetDraft {
  duration: PlanDuration;
  english: string | null;
  math: string | null;
  /** Null follows the recommendation. */
  minutes: MinutesADay | null;
}

/** A plan's own target comes back as it was set, as far as it can still be aimed at. */
export function draftOf(plan: Plan | null, start: TargetStart): TargetDraft {
  if (!plan) return { duration: 1, english: null, math: null, minutes: null };
  const { duration } = plan;
  const kept = (subject: Subject): string | null => {
    const target = subject === 'english' ? plan.english_target_score : plan.math_target_score;
    return targetFault(target, start[subject].score, duration) === null ? String(target) : null;
  };
  return { duration, english: kept('english'), math: kept('math'), minutes: plan.minutes_a_day ?? null };
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

/** The minutes that are chosen now: the student's own, else the recommended ones. */
export const minutesOf = ({ minutes }: TargetDraft, term: Term | undefined): MinutesADay =>
  minutes ?? (term && recommended(term.choices)?.minutes_a_day) ?? DEFAULT_MINUTES_A_DAY;

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
