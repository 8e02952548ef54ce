import { LAST_RECORDED_ATTEMPT, type Evidence } from '@aivy/contracts';
import type { LocalDate } from '@aivy/exam';
import type { SessionIds } from '../session/session.js';

/** Names one try. */
export interface AttemptIds extends SessionIds {
  questionId: number;
  attempt: number;
}

/** One try, as the learner record takes it. */
export interface PractisedAttempt extends AttemptIds {
  version: number;
  skill: number;
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

export const practiceJobId = ({ userId, conversationId, questionId, attempt }: AttemptIds): string =>
  `record-practice-${userId}-${conversationId}-${questionId}-${attempt}`;

export const missionJobId = ({ userId, conversationId }: SessionIds): string =>
  `record-mission-${userId}-${conversationId}`;

const sourceId = ({ conversationId, questionId, attempt }: AttemptIds): string =>
  `practice:${conversationId}:${questionId}:${attempt}`;

/** Which try a source id of `evidenceOf` names. */
export function attemptIds(userId: string, id: string): AttemptIds {
  const [conversationId, questionId, attempt] = id.split(':').slice(1).map(Number);
  return { userId, conversationId: conversationId!, questionId: questionId!, attempt: attempt! };
}

export const evidenceOf = (tried: PractisedAttempt): Evidence => ({
  source_id: sourceId(tried),
  item_id: tried.questionId,
  item_version: tried.version,
  skill: tried.skill,
  correct: tried.correct,
  answered: true,
  attempt: Math.min(tried.attempt, LAST_RECORDED_ATTEMPT),
  hints: tried.hints,
  spent_ms: tried.spentMs,
  misconception: tried.misconception,
  pretest: false,
  given_at: tried.givenAt.getTime(),
});
