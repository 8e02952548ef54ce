import type { TestDetail } from '@aivy/contracts';
import { isListOf, isRecord, parseJson } from '../../lib/loose';

const isList = (type: 'string' | 'number', json: unknown): boolean => isListOf(type, parseJson(json));

/**
 * Is it a diagnostic that can be gone on with? One that cannot be read must not be taken for an empty one: its next
 * save would put the emptiness over the student's answers.
 */
export function isTestDetail(data: unknown): boolean {
  if (!isRecord(data) || typeof data.start_time !== 'string' || typeof data.form_id !== 'string') return false;
  if (data.status === 'submitted') return true;
  return (
    data.status === 'in_progress' &&
    isList('string', data.user_english_answer) &&
    isList('string', data.user_math_answer) &&
    isList('number', data.user_english_time) &&
    isList('number', data.user_math_time)
  );
}

/** Its report has no score at all, so the student is invited to take the whole test again. */
export function mayBeTakenAgain({ detail_report: report }: Pick<TestDetail, 'detail_report'>): boolean {
  const told = typeof report === 'string' ? parseJson(report) : report;
  return (
    isRecord(told) &&
    told.scored === false &&
    (told.english_score ?? null) === null &&
    (told.math_score ?? null) === null
  );
}
