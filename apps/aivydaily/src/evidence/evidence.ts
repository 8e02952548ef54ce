import type { Evidence } from '@aivy/contracts';
import type { LocalDate } from '@aivy/exam';
import type { SessionIds } from '../session/session.js';

/** One try, as the learner record takes it. */
export interface PractisedAttempt extends SessionIds {
  questionId: number;
  version: number;
  skill: number;
  attempt: number;
  correct: boolean;
  hints: number;
  spentMs: number;
  misconception: string | null;
  givenAt: Date;
}

/** A finished mission, and its date where the student was. */
export interface FinishedMission extends SessionIds {
  date: LocalDate;
}

export const practiceJobId = ({ userId, conversationId, questionId, attempt }: PractisedAttempt): string =>
  `record-practice-${userId}-${conversationId}-${questionId}-${attempt}`;

export const missionJobId = ({ userId, conversationId }: SessionIds): string =>
  `record-mission-${userId}-${conversationId}`;

export const evidenceOf = (tried: PractisedAttempt): Evidence => ({
  source_id: `practice:${tried.conversationId}:${tried.questionId}:${tried.attempt}`,
  item_id: tried.questionId,
  item_version: tried.version,
  skill: tried.skill,
  correct: tried.correct,
  answered: true,
  attempt: tried.attempt,
  hints: tried.hints,
  spent_ms: tried.spentMs,
  misconception: tried.misconception,
  pretest: false,
  given_at: tried.givenAt.getTime(),
});
