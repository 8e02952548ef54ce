import type { ReportKindName } from '@aivy/contracts';
import { cohortScores } from './cohort-scores/cohort-scores.js';
import { dif } from './dif/dif.js';
import { itemAnalysis } from './item-analysis/item-analysis.js';
import { itemCalibration } from './item-calibration/item-calibration.js';
import type { ReportKind } from './kind.js';
import { planAdherence } from './plan-adherence/plan-adherence.js';
import { scoreLink } from './score-link/score-link.js';
import { skillMastery } from './skill-mastery/skill-mastery.js';
import { tutorUsage } from './tutor-usage/tutor-usage.js';

/** Every kind that this release makes. An order of another one, from a release beside it, fails with a word. */
export const KINDS: Partial<Record<ReportKindName, ReportKind>> = {
  'cohort-scores': cohortScores,
  'skill-mastery': skillMastery,
  'plan-adherence': planAdherence,
  'item-analysis': itemAnalysis,
  'item-calibration': itemCalibration,
  dif,
  'tutor-usage': tutorUsage,
  'score-link': scoreLink,
};
