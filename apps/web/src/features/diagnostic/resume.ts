import type { Subject, TestDetail } from '@aivy/contracts';
import { isAnswered, isFurther, otherSubject } from '@aivy/exam';
import type { DiagnosticSection, InProgressDiagnostic } from '../../core/device/local-diagnostic';
import { utcStamp } from '../../lib/utc-stamp';

const total = (seconds: readonly number[]): number => seconds.reduce((sum, entry) => sum + entry, 0);

const firstUnanswered = (answers: readonly string[]): number =>
  Math.max(
    0,
    answers.findIndex((answer) => !isAnswered(answer)),
  );

export const sectionOf = (subject: Subject): DiagnosticSection => (subject === 'math' ? 'math' : 'reading_and_writing');

/** A test nobody has begun. */
export const freshDiagnostic = (owner: string | null, now: Date = new Date()): InProgressDiagnostic => ({
  english: [],
  math: [],
  english_time: [],
  math_time: [],
  start_time: utcStamp(now),
  section: 'reading_and_writing',
  position: 0,
  marked: { reading_and_writing: [], math: [] },
  eliminated: { reading_and_writing: {}, math: {} },
  owner,
  saved_at: now.getTime(),
});

function parseList<T extends string | number>(json: string, type: 'string' | 'number'): T[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value.filter((entry): entry is T => typeof entry === type) : [];
  } catch {
    return [];
  }
}

/**
 * The server's copy as a test to continue: at the first unanswered question, in math when every reading answer is
 * filled and some math answer exists (specification, resume).
 */
export function fromServer(detail: TestDetail, owner: string | null): InProgressDiagnostic {
  const english = parseList<string>(detail.user_english_answer, 'string');
  const math = parseList<string>(detail.user_math_answer, 'string');
  const only = detail.kept_section && sectionOf(otherSubject(detail.kept_section));
  const inMath = english.length > 0 && !english.includes('') && math.some((answer) => answer !== '');
  const section = only ?? (inMath ? 'math' : 'reading_and_writing');
  return {
    ...freshDiagnostic(owner),
    english,
    math,
    english_time: parseList<number>(detail.user_english_time, 'number'),
    math_time: parseList<number>(detail.user_math_time, 'number'),
    start_time: detail.start_time,
    form_id: detail.form_id,
    section,
    ...(only && { only }),
    position: firstUnanswered(section === 'math' ? math : english),
    saved_at: 0,
  };
}

/** Which copy to continue: the further one. On a tie the device's, because it also knows the place, the marks and the strikes. */
export function furtherCopy(
  device: InProgressDiagnostic | null,
  server: InProgressDiagnostic | null,
): InProgressDiagnostic | null {
  if (!device || !server) return device ?? server;
  // A copy from before the section was opened again is over.
  if (server.only && device.start_time !== server.start_time) return server;
  return isFurther(server, device) ? server : device;
}

/** Has anything been done in this test that would be a pity to lose? */
export const isBegun = (test: InProgressDiagnostic): boolean =>
  test.section === 'math' ||
  total(test.english_time) + total(test.math_time) > 0 ||
  [...test.english, ...test.math].some(Boolean);
