import type { FullTestReport } from '@aivy/contracts';

/** Looks at a full test's report and answers before they are drawn: half a report would show wrong numbers. */
type Loose = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isListOf = (type: 'boolean' | 'number', value: unknown): boolean => Array.isArray(value) && value.every((entry) => typeof entry === type);
const isMastery = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isNumber);
const isSkills = (value: unknown): boolean => isRecord(value) && Object.values(value).every((skill) => isRecord(skill) && isNumber(skill.answered) && typeof skill.estimated === 'boolean');
const isPacing = (value: unknown): boolean => isRecord(value) && isNumber(value.hurried) && isNumber(value.lost_to_speed) && isNumber(value.lost_to_knowledge);

const isSection = (report: Loose, subject: 'english' | 'math'): boolean =>
  [`${subject}_score`, `${subject}_score_low`, `${subject}_score_high`].every((field) => isNumber(report[field])) &&
  isMastery(report[`${subject}_mastery`]) && isSkills(report[`${subject}_skills`]) && isPacing(report[`${subject}_pacing`]) &&
  isListOf('boolean', report[`${subject}_correct`]) && (report[`${subject}_cost`] === undefined || isListOf('number', report[`${subject}_cost`])) &&
  (report[`${subject}_route`] === 'lower' || report[`${subject}_route`] === 'higher');

/** @param detail JSON text or, as the specification allows, the object itself. @returns null when it is no report */
export function readReport(detail: unknown): FullTestReport | null {
  let report: unknown = detail;
  if (typeof detail === 'string') {
    try {
      report = JSON.parse(detail);
    } catch {
      return null;
    }
  }
  return isRecord(report) && isSection(report, 'english') && isSection(report, 'math') ? (report as unknown as FullTestReport) : null;
}

const isSolution = (entry: unknown): boolean =>
  isRecord(entry) && isNumber(entry.question_id) && typeof entry.answer === 'string' && typeof entry.explanation === 'string' && typeof entry.user_answer === 'string';

/** Does the answer of get-answer hold the questions with their keys and the student's answers? */
export function hasSolutions(data: unknown): boolean {
  return isRecord(data) && Array.isArray(data.question) && Array.isArray(data.solution) && data.solution.length === data.question.length && data.solution.every(isSolution);
}
