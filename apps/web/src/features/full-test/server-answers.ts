import { FULL_TEST_FAULTS, MESSAGES } from '@aivy/contracts';
import { isModuleNumber } from '@aivy/exam';
import { isNumber, isRecord } from '../../lib/loose';

/**
 * Looks at what the server says of a running test before anything is built on it: a release half rolled out, a proxy
 * or a page older than the server may answer something else. Each check names its fault as the specification does.
 */
const isNumberOrNull = (value: unknown): boolean => value === null || isNumber(value);

const isAnswer = (entry: unknown): boolean =>
  isRecord(entry) &&
  isNumber(entry.question_id) &&
  typeof entry.user_answer === 'string' &&
  isNumber(entry.seq) &&
  isNumber(entry.spent_ms);

/** @returns what is wrong with the answer of get-progress, null when nothing is */
export function progressFault(data: unknown): string | null {
  if (!isRecord(data)) return FULL_TEST_FAULTS.invalidResponse;
  if (data.current_module === undefined || data.current_module === null) return FULL_TEST_FAULTS.noModuleId;
  if (!isNumber(data.current_module) || !isModuleNumber(data.current_module)) return FULL_TEST_FAULTS.progressModule;
  if (!isNumber(data.time_left) || data.time_left < 0) return FULL_TEST_FAULTS.progressTime;
  if (!Array.isArray(data.user_answer) || !data.user_answer.every(isAnswer)) return FULL_TEST_FAULTS.progressAnswers;
  const isWhole =
    typeof data.finished === 'boolean' &&
    isNumber(data.server_time) &&
    isNumberOrNull(data.deadline) &&
    isNumberOrNull(data.break_ends);
  return isWhole ? null : FULL_TEST_FAULTS.invalidResponse;
}

/** @returns what is wrong with the answer of get-questions, null when nothing is */
export function questionsFault(data: unknown): string | null {
  const hasQuestions =
    isRecord(data) &&
    Array.isArray(data.questions) &&
    data.questions.length > 0 &&
    data.questions.every((question) => isRecord(question) && isNumber(question.id));
  return hasQuestions && isNumber(data.server_time) && isNumber(data.deadline)
    ? null
    : FULL_TEST_FAULTS.invalidResponse;
}

/** @returns what is wrong with the answer of submit-answers, null when nothing is */
export function submitFault(data: unknown): string | null {
  if (!isRecord(data) || !isNumberOrNull(data.break_ends ?? null)) return FULL_TEST_FAULTS.invalidResponse;
  return data.next_module === null || (isNumber(data.next_module) && isModuleNumber(data.next_module))
    ? null
    : FULL_TEST_FAULTS.moduleNotFound;
}

/** @returns the test that start-test has begun or gone on with, null when the answer names none */
export const startedTest = (data: unknown): string | null =>
  isRecord(data) && typeof data.test_id === 'string' && data.test_id !== '' ? data.test_id : null;

/** Why a module could not be opened, by the code of the refusal; '' for none. */
export function openingFault(code: string): string {
  if (code === 'FT-TESTNOTEXIST' || code === 'FT-GIVENUP') return FULL_TEST_FAULTS.noActiveTest;
  return code === 'FT-MODULENOTOPEN' ? FULL_TEST_FAULTS.noActiveModule : FULL_TEST_FAULTS.questionsFailed;
}

/** Without a module on this device to go on with. */
export const moduleNotFound = (): string => FULL_TEST_FAULTS.moduleNotFound;

/** Why a module could not be submitted; a reply that names no reason is an error of another kind than a refusal. */
export function refusalText(code: string): string {
  switch (code) {
    case 'FT-TESTNOTEXIST':
    case 'FT-GIVENUP':
    case 'FT-MODULENOTOPEN':
      return FULL_TEST_FAULTS.noActiveTestOrModule;
    case '':
    case 'UNKNOWN':
      return MESSAGES.submitError;
    default:
      return MESSAGES.submitFailed;
  }
}
