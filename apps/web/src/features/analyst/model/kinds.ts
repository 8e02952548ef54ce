import type { ReportKindName } from '@aivy/contracts';

interface Kind {
  name: string;
  /** Can it be about one section alone? */
  bySection: boolean;
  /** Can it be about a group of students? */
  byGroup?: false;
}

/** The reports as the form offers them. */
export const KINDS: Readonly<Record<ReportKindName, Kind>> = {
  'cohort-scores': { name: 'Cohort scores', bySection: true },
  'skill-mastery': { name: 'Skill mastery', bySection: true },
  'plan-adherence': { name: 'Plan adherence', bySection: false },
  'item-analysis': {
    name: 'Item analysis',
    bySection: true,
  },
  'item-calibration': {
    name: 'Item calibration',
    bySection: true,
  },
  dif: { name: 'DIF', bySection: true },
  'tutor-usage': { name: 'Tutor usage', bySection: true },
  'score-link': { name: 'Official scores', bySection: false, byGroup: false },
};

export const kindNames = Object.keys(KINDS) as readonly ReportKindName[];
