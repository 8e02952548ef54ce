import type { ReportKindName } from '@aivy/contracts';
import { cohortScores } from './cohort-scores/cohort-scores.js';
import type { ReportKind } from './kind.js';

/** Every kind that this release makes. An order of another one, from a release beside it, fails with a word. */
export const KINDS: Partial<Record<ReportKindName, ReportKind>> = {
  'cohort-scores': cohortScores,
};
