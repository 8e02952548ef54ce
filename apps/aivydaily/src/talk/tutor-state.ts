import { readState } from '@aivy/talk';
import { forNextQuestion, startTutor, type TutorState } from '@aivy/tutor';
import type { Question, Session } from '../session/session.js';

interface TriedQuestion {
  hintsSeen: number;
  attempts: readonly { answer: string }[];
}

/** The conversation about a question. What was shown and tried is as the question has it, whatever the state remembers. */
export const stateAbout = (
  state: TutorState,
  { hintsSeen, attempts }: TriedQuestion,
  maxAttempts: number,
): TutorState => ({
  ...state,
  question: {
    ...state.question,
    rungs: hintsSeen,
    attempts: attempts.map(({ answer }) => answer.trim().toLowerCase()),
    maxAttempts,
  },
});

/**
 * The state in which a message about a question is read: its own, else the one of the question before, so that no
 * wording comes twice in a session.
 * @param stored the stored states of the session's questions, by id
 */
export function tutorStateOf(
  { conversationId, maxAttempts }: Pick<Session, 'conversationId' | 'maxAttempts'>,
  questions: readonly Question[],
  question: Question,
  stored: ReadonlyMap<number, unknown>,
): TutorState {
  const own = readState(stored.get(question.questionId));
  if (own) return stateAbout(own, question, maxAttempts);
  const before = questions
    .filter(({ place }) => place < question.place)
    .map(({ questionId }) => readState(stored.get(questionId)))
    .findLast((state) => state !== undefined);
  return stateAbout(before ? forNextQuestion(before) : startTutor(conversationId), question, maxAttempts);
}
