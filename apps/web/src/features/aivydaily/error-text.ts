import { attemptsReachedText, QUESTION_ATTEMPTS } from '@aivy/contracts';
import type { ApiError } from '../../core/api/api';

/** Of the specification, section 8; the codes that it names. */
const TEXTS: Readonly<Record<string, string>> = {
  'AIVYDAILY-WEAKNESS-NOTFOUND':
    'No diagnostic test results found. Complete a diagnostic test first to get personalized recommendations.',
  'AIVYDAILY-POINTS': 'You do not have enough points for this yet. Keep practising.',
  'CONVERSATION-NOTFOUND': 'Practice session not found. Please start a new session.',
  'QUESTION-NOTFOUND': 'Question not found. Please try again.',
  'QUESTION-REACHLIMIT': 'You have reached the maximum of 5 questions for this session.',
  'DUPLICATE-ANSWER': 'You have already submitted this answer. Please try a different answer.',
  'CHAT-HISTORY-NOTFOUND': 'Chat history not found for this session.',
  INVALIDINPUT: 'Invalid input provided. Please check your data and try again.',
  DB: 'A server error occurred. Please try again later.',
};

const RATE_LIMITED = 429;
const FIRST_FAULT = 400;

/** What a failed call of AivyDaily says to the student. @param maxAttempts attempts at each question of the session */
export function dailyErrorText(
  { code, status }: Pick<ApiError, 'code' | 'status'>,
  maxAttempts = QUESTION_ATTEMPTS,
): string {
  if (status === RATE_LIMITED) return 'Rate limit exceeded. Please wait before trying again.';
  if (code === 'NETWORK') return 'Network error. Please check your connection and try again.';
  if (code === 'ABORTED') return 'An unexpected error occurred. Please try again.';
  if (code === 'ANSWER-REACHLIMIT') return attemptsReachedText(maxAttempts);
  if (code !== '') return TEXTS[code] ?? 'An unknown error occurred. Please try again.';
  // A reply that is none of ours, of a network's sign-in page say, tells nothing of the server.
  return status === undefined || status < FIRST_FAULT
    ? 'An unexpected error occurred. Please try again.'
    : `Server error: ${status}`;
}
