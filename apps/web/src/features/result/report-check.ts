import { isListOf, isNumber, isRecord, type Loose } from '../../lib/loose';

/** Looks at what every report holds before it is drawn: half a report would show wrong numbers. */
const isMastery = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isNumber);
const isSkills = (value: unknown): boolean =>
  isRecord(value) &&
  Object.values(value).every(
    (skill) => isRecord(skill) && isNumber(skill.answered) && typeof skill.estimated === 'boolean',
  );

const isSection = (report: Loose, subject: 'english' | 'math'): boolean =>
  [`${subject}_score`, `${subject}_score_low`, `${subject}_score_high`].every((field) => isNumber(report[field])) &&
  isMastery(report[`${subject}_mastery`]) &&
  isSkills(report[`${subject}_skills`]) &&
  isListOf('boolean', report[`${subject}_correct`]) &&
  (report[`${subject}_cost`] === undefined || isListOf('number', report[`${subject}_cost`]));

/** Does it hold what the report of a diagnostic holds, and every other one beside its own? */
export const isReport = (report: unknown): report is Loose =>
  isRecord(report) && isSection(report, 'english') && isSection(report, 'math');
