import { isListOf, isNumber, isRecord, type Loose } from '../../lib/loose';

/** Looks at what every report holds before it is drawn: half a report would show wrong numbers. */
const isMastery = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isNumber);
const isSkills = (value: unknown): boolean =>
  isRecord(value) &&
  Object.values(value).every(
    (skill) => isRecord(skill) && isNumber(skill.answered) && typeof skill.estimated === 'boolean',
  );

/** All of it, or nothing where the section was clicked through. */
const isScore = (report: Loose, subject: 'english' | 'math'): boolean => {
  const fields = [`${subject}_score`, `${subject}_score_low`, `${subject}_score_high`].map((field) => report[field]);
  return fields.every(isNumber) || fields.every((field) => field === null);
};

const isEffort = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) &&
    value.every(
      (module) => isRecord(module) && isNumber(module.effort) && isNumber(module.questions) && isNumber(module.unread),
    ));

const isListIfAny = (value: unknown): boolean => value === undefined || isListOf('number', value);

const isSection = (report: Loose, subject: 'english' | 'math'): boolean =>
  isScore(report, subject) &&
  isEffort(report[`${subject}_effort`]) &&
  isMastery(report[`${subject}_mastery`]) &&
  isSkills(report[`${subject}_skills`]) &&
  isListOf('boolean', report[`${subject}_correct`]) &&
  ['cost', 'asked', 'withdrawn'].every((field) => isListIfAny(report[`${subject}_${field}`]));

/** Does it hold what the report of a diagnostic holds, and every other one beside its own? */
export const isReport = (report: unknown): report is Loose =>
  isRecord(report) && isSection(report, 'english') && isSection(report, 'math');
