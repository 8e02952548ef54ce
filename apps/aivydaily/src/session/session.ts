import type { QuestionAttempt } from '@aivy/exam';

/** Names one session of one student; a foreign id finds nothing. */
export interface SessionIds {
  userId: string;
  conversationId: number;
}

/** Questions that are as hard as one that was missed elsewhere, where that was asked for. */
export const MORE_LIKE_IT = 3;

export interface Session extends SessionIds {
  /** 1-30. */
  subcategory: number;
  startedAt: Date;
  activeAt: Date;
  endedAt: Date | null;
  /** All five questions are complete. */
  completed: boolean;
  /** Attempts at each question. */
  maxAttempts: number;
  /** A question that was missed elsewhere; after the first `likedFrom` questions three are as hard as it is. */
  likedItem: number | null;
  likedFrom: number;
  /** Every question is harder than the student's ability. */
  isAbove: boolean;
}

/** A try as it was stored. */
export interface Attempt extends QuestionAttempt {
  /** From 1. */
  attempt: number;
  points: number;
}

/** A question of a session, in the version that the student sees. */
export interface Question {
  questionId: number;
  /** 1-5. */
  place: number;
  version: number;
  skill: number;
  /** The misconception that it tries again. */
  twinOf: string | null;
  servedAt: Date;
  /** Rungs of the four hints that were shown. */
  hintsSeen: number;
  spentMs: number;
  completedAt: Date | null;
  correct: boolean | null;
  /** The oldest first. */
  attempts: readonly Attempt[];
}

/** A session with its questions, in their order. */
export interface OpenSession {
  session: Session;
  questions: readonly Question[];
}

export const openQuestion = (questions: readonly Question[]): Question | undefined =>
  questions.find(({ completedAt }) => completedAt === null);

/** For the item bank. */
export const pinOf = ({ questionId, version }: Question): { id: number; version: number } => ({
  id: questionId,
  version,
});
