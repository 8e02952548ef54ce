import { DIAGNOSTIC_QUESTIONS } from '@aivy/exam';
import type { CompletedDiagnostic, DiagnosticAnswers } from '../../core/device/local-diagnostic';
import { utcStamp } from '../../lib/utc-stamp';

const pad = <T>(list: readonly T[], length: number, filler: T): T[] =>
  list.length > 0 ? [...list] : Array.from({ length }, () => filler);

/** The answers alone, as the server takes them; a section not yet opened goes as unanswered, at its form's length. */
export function answersOf(test: DiagnosticAnswers): DiagnosticAnswers {
  return {
    english: pad(test.english, DIAGNOSTIC_QUESTIONS.english, ''),
    math: pad(test.math, DIAGNOSTIC_QUESTIONS.math, ''),
    english_time: pad(test.english_time, DIAGNOSTIC_QUESTIONS.english, 0),
    math_time: pad(test.math_time, DIAGNOSTIC_QUESTIONS.math, 0),
    start_time: test.start_time,
    ...(test.form_id === undefined ? {} : { form_id: test.form_id }),
  };
}

/** The finished test, stamped now. */
export const completedOf = (
  test: DiagnosticAnswers,
  owner: string | null,
  now: Date = new Date(),
): CompletedDiagnostic => ({ ...answersOf(test), end_time: utcStamp(now), owner });
