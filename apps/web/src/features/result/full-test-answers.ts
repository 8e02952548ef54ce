import type { FullTestReport } from '@aivy/contracts';
import { isNumber, isRecord, parseJson, type Loose } from '../../lib/loose';
import { isReport } from './report-check';

/** Looks at a full test's report and answers before they are drawn: half a report would show wrong numbers. */
const isPacing = (value: unknown): boolean =>
  isRecord(value) && isNumber(value.hurried) && isNumber(value.lost_to_speed) && isNumber(value.lost_to_knowledge);

/** Without a score no points went anywhere. */
const hasPacing = (score: unknown, pacing: unknown): boolean => (score === null ? pacing === null : isPacing(pacing));

const hasWay = (report: Loose, subject: 'english' | 'math'): boolean =>
  hasPacing(report[`${subject}_score`], report[`${subject}_pacing`]) &&
  (report[`${subject}_route`] === 'lower' || report[`${subject}_route`] === 'higher');

/** @param detail JSON text or, as the specification allows, the object itself. @returns null when it is no report */
export function readReport(detail: unknown): FullTestReport | null {
  const report = typeof detail === 'string' ? parseJson(detail) : detail;
  return isReport(report) && hasWay(report, 'english') && hasWay(report, 'math')
    ? (report as unknown as FullTestReport)
    : null;
}

const isSolution = (entry: unknown): boolean =>
  isRecord(entry) &&
  isNumber(entry.question_id) &&
  typeof entry.answer === 'string' &&
  typeof entry.explanation === 'string' &&
  typeof entry.user_answer === 'string';

/** Does the answer of get-answer hold the questions with their keys and the student's answers? */
export function hasSolutions(data: unknown): boolean {
  return (
    isRecord(data) &&
    Array.isArray(data.question) &&
    Array.isArray(data.solution) &&
    data.solution.length === data.question.length &&
    data.solution.every(isSolution)
  );
}
