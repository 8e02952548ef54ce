import type { SubjectName } from './model';

export type ResultStep =
  | { kind: 'overview'; title: string; next: string }
  | { kind: 'remarks'; title: string; next: string }
  | { kind: 'rate' | 'areas'; subject: SubjectName; title: string; next: string };

/** The wizard's screens in order; addresses count from 1. */
export const RESULT_STEPS: readonly ResultStep[] = [
  { kind: 'overview', title: 'Score Reports', next: 'Proceed to Improvements' },
  { kind: 'remarks', title: 'Remarks & Suggestions', next: 'Proceed to Correct Answer Rate' },
  { kind: 'rate', subject: 'english', title: 'Accuracy & Distribution', next: 'Proceed to Areas of Improvement' },
  { kind: 'areas', subject: 'english', title: 'Areas of Improvement - Reading & Writing', next: 'Proceed to Math' },
  { kind: 'rate', subject: 'math', title: 'Accuracy & Distribution', next: 'Proceed to Areas of Improvement' },
  { kind: 'areas', subject: 'math', title: 'Areas of Improvement - Math', next: 'Finish Review' },
];

export const RESULT_PATH = '/diagnostic/result';
export const resultStepPath = (step: number): string => (step === 1 ? RESULT_PATH : `${RESULT_PATH}/step/${step}`);

/** The step that an address names; anything that is not 1-6 opens the first. */
export function readStep(param: string | undefined): number {
  const step = Number(param);
  return Number.isInteger(step) && step >= 1 && step <= RESULT_STEPS.length ? step : 1;
}

/** After the last screen the review starts over at the overview. */
export const stepAfter = (step: number): number => (step >= RESULT_STEPS.length ? 1 : step + 1);
