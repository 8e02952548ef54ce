import type { getDailyProgress, getDailyQuestions, OutputOf } from '@aivy/contracts';
import { isNumber, isRecord } from '../../../lib/loose';

/**
 * Looks at what the server says of a unit before a student works on it: a release half rolled out or a proxy may answer
 * something else, and what this device keeps is better than that.
 */
export const isUnit = (data: unknown): data is OutputOf<typeof getDailyQuestions> =>
  isRecord(data) &&
  Array.isArray(data.questions) &&
  data.questions.length > 0 &&
  data.questions.every((question) => isRecord(question) && isNumber(question.id)) &&
  isNumber(data.skill) &&
  isNumber(data.server_time) &&
  (data.finished_date === null || typeof data.finished_date === 'string');

export const isProgress = (data: unknown): data is OutputOf<typeof getDailyProgress> =>
  Array.isArray(data) &&
  data.every(
    (entry) =>
      isRecord(entry) &&
      isNumber(entry.question_id) &&
      typeof entry.user_answer === 'string' &&
      isNumber(entry.seq) &&
      isNumber(entry.spent_ms),
  );
