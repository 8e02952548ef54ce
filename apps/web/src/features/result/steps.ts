import type { SubjectName } from '../../player/analysis/model';

export type ResultStep =
  | { kind: 'overview'; title: string; next: string }
  | { kind: 'remarks'; title: string; next: string }
  | { kind: 'pacing'; title: string; next: string }
  | { kind: 'rate' | 'areas'; subject: SubjectName; title: string; next: string }
  /** Brings its own button. */
  | { kind: 'target'; title: string };

/** The wizard's screens in order; addresses count from 1. */
export const RESULT_STEPS: readonly ResultStep[] = [
  { kind: 'overview', title: 'Score Reports', next: 'Proceed to Improvements' },
  { kind: 'remarks', title: 'Remarks & Suggestions', next: 'Proceed to Correct Answer Rate' },
  { kind: 'rate', subject: 'english', title: 'Accuracy & Distribution', next: 'Proceed to Areas of Improvement' },
  { kind: 'areas', subject: 'english', title: 'Areas of Improvement - Reading & Writing', next: 'Proceed to Math' },
  { kind: 'rate', subject: 'math', title: 'Accuracy & Distribution', next: 'Proceed to Areas of Improvement' },
  { kind: 'areas', subject: 'math', title: 'Areas of Improvement - Math', next: 'Set Your Target Score' },
  { kind: 'target', title: 'Set Your Target Score' },
];

/** The daily product's wizard ends with the sixth screen. */
const DAILY_STEPS: readonly ResultStep[] = RESULT_STEPS.slice(0, 6).map((step, index) =>
  index === 5 && step.kind !== 'target' ? { ...step, next: 'Next' } : step,
);

/** The diagnostic's screens. A student with AivyPath who asks for a target gets the form in either product. */
export const diagnosticSteps = (
  isDaily: boolean,
  hasPath: boolean,
  param: string | undefined,
): readonly ResultStep[] =>
  isDaily && !(hasPath && readStep(param) === RESULT_STEPS.length) ? DAILY_STEPS : RESULT_STEPS;

/** The screens of a full test's report. */
export const FULL_TEST_STEPS: readonly ResultStep[] = [
  { kind: 'overview', title: 'Score Reports', next: 'Proceed to Answers' },
  { kind: 'rate', subject: 'english', title: 'Accuracy & Distribution', next: 'Next' },
  { kind: 'rate', subject: 'math', title: 'Accuracy & Distribution', next: 'Next' },
  { kind: 'pacing', title: 'Pacing & Route', next: 'Next' },
  {
    kind: 'areas',
    subject: 'english',
    title: 'Areas of Improvement - Reading & Writing',
    next: 'View Math Areas for Improvement',
  },
  { kind: 'areas', subject: 'math', title: 'Areas of Improvement - Math', next: 'Finish Review' },
];

/** Those of one test: a section without a score has no pacing and no areas. */
export function fullTestSteps(result: Readonly<Record<SubjectName, { score: number | null }>>): readonly ResultStep[] {
  const isScored = (subject: SubjectName): boolean => result[subject].score !== null;
  const steps = FULL_TEST_STEPS.filter((step) => {
    if (step.kind === 'areas') return isScored(step.subject);
    return step.kind !== 'pacing' || isScored('english') || isScored('math');
  });
  const { next } = FULL_TEST_STEPS.at(-1) as { next: string };
  return steps.map((step, index) => (index === steps.length - 1 && step.kind !== 'target' ? { ...step, next } : step));
}

/** The step that an address names; anything that is none opens the first. */
export function readStep(param: string | undefined, steps: readonly ResultStep[] = RESULT_STEPS): number {
  const step = Number(param);
  return Number.isInteger(step) && step >= 1 && step <= steps.length ? step : 1;
}
