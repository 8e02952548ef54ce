import type { PracticeSession } from './practice-session';

/** What cannot be true of a session, in words for a log; nothing is what we want. */
export function inconsistencies(session: PracticeSession, mode: 'practice' | 'analysis', hasDetail: boolean): string[] {
  const { active, conversationId, questionId, answered, maxQuestions, attempt, maxAttempts } = session;
  const outside = (value: number, max: number): boolean => !Number.isInteger(value) || value < 0 || value > max;
  return [
    active && conversationId === null ? 'an active session has no id' : null,
    outside(answered, maxQuestions) ? `${answered} answered questions of ${maxQuestions}` : null,
    outside(attempt, maxAttempts) ? `attempt ${attempt} of ${maxAttempts}` : null,
    mode === 'analysis' && !hasDetail ? 'an analysed question has no detail' : null,
    !active && (conversationId !== null || questionId !== null)
      ? 'a session that is not active holds an id or a question'
      : null,
  ].filter((issue) => issue !== null);
}
