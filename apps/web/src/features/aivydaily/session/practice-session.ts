import { QUESTION_ATTEMPTS } from '@aivy/contracts';
import { MISSION_QUESTIONS } from '@aivy/exam';

/** A question as the server's list has it. */
export interface ListedQuestion {
  question_id: number;
  is_completed: boolean;
  is_correct: boolean | null;
  attempt: number;
  answers: readonly string[];
  type: 'choice' | 'blank';
  max_attempts?: number | undefined;
}

/** A practice session as the page knows it; the server's list of questions is right where the two differ. */
export interface PracticeSession {
  conversationId: number | null;
  subcategory: number | null;
  questionId: number | null;
  /** Attempts used at the open question. */
  attempt: number;
  /** Attempts at each question. */
  maxAttempts: number;
  answered: number;
  maxQuestions: number;
  active: boolean;
  canSubmit: boolean;
  lastAnswer: string;
  previousAnswers: readonly string[];
  /** Milliseconds since 1970. */
  startedAt: number | null;
  correctFirst: number;
  questionTypes: readonly ('choice' | 'blank')[];
  /** All questions are complete, or the student has ended it. */
  completed: boolean;
  /** Its questions are above the student's level. */
  above?: boolean;
}

export const NO_SESSION: PracticeSession = {
  conversationId: null,
  subcategory: null,
  questionId: null,
  attempt: 0,
  // Until the server's list is there, which says how many the session has.
  maxAttempts: QUESTION_ATTEMPTS,
  answered: 0,
  maxQuestions: MISSION_QUESTIONS,
  active: false,
  canSubmit: false,
  lastAnswer: '',
  previousAnswers: [],
  startedAt: null,
  correctFirst: 0,
  questionTypes: [],
  completed: false,
};

export const begun = (conversationId: number, subcategory: number | null, startedAt: number): PracticeSession => ({
  ...NO_SESSION,
  conversationId,
  subcategory,
  startedAt,
  active: true,
});

/** The next question is there: its attempts begin anew. */
export const served = (session: PracticeSession, questionId: number): PracticeSession =>
  questionId === session.questionId
    ? session
    : { ...session, questionId, attempt: 0, canSubmit: true, lastAnswer: '', previousAnswers: [] };

/** What an answer has come to. @param attempt its number, from 1 */
export function marked(
  session: PracticeSession,
  {
    answer,
    attempt,
    correct,
    previous,
  }: { answer: string; attempt: number; correct: boolean; previous?: readonly string[] },
): PracticeSession {
  if (!session.canSubmit || attempt <= session.attempt) return session;
  const isComplete = correct || attempt >= session.maxAttempts;
  const answered = session.answered + (isComplete ? 1 : 0);
  return {
    ...session,
    attempt,
    lastAnswer: answer,
    previousAnswers: previous ?? [...session.previousAnswers, answer],
    canSubmit: !isComplete,
    answered,
    correctFirst: session.correctFirst + (correct && attempt === 1 ? 1 : 0),
    completed: answered >= session.maxQuestions,
  };
}

/** No further attempt is taken. */
export const exhausted = (session: PracticeSession): PracticeSession => ({ ...session, canSubmit: false });

export const completed = (session: PracticeSession): PracticeSession => ({
  ...session,
  canSubmit: false,
  completed: true,
});

/** Takes over what the server knows: it counts, this device remembers. */
export function reconciled(session: PracticeSession, list: readonly ListedQuestion[]): PracticeSession {
  const answered = list.filter(({ is_completed: isComplete }) => isComplete).length;
  const open = list.find(({ is_completed: isComplete }) => !isComplete);
  // A complete question stays on the screen until the student goes on.
  const shown = open ?? list.find(({ question_id: id }) => id === session.questionId) ?? list.at(-1);
  // Asked for before the last answer was taken: attempts only ever grow.
  if (shown?.question_id === session.questionId && shown!.attempt < session.attempt) return session;
  return {
    ...session,
    questionId: shown?.question_id ?? null,
    attempt: shown?.attempt ?? 0,
    maxAttempts: shown?.max_attempts ?? session.maxAttempts,
    previousAnswers: shown?.answers ?? [],
    lastAnswer: shown?.answers.at(-1) ?? '',
    canSubmit: shown !== undefined && !shown.is_completed,
    answered,
    correctFirst: list.filter(({ is_correct: isCorrect, attempt }) => isCorrect === true && attempt === 1).length,
    questionTypes: list.map(({ type }) => type),
    completed: session.completed || answered >= session.maxQuestions,
  };
}
