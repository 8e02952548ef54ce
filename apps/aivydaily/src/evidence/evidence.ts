import type { Evidence } from '@aivy/contracts';
import type { SessionIds } from '../session/session.js';

/** One try, as far as the learner record is concerned. */
export interface PractisedAttempt {
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

type AttemptPlace = Pick<PractisedAttempt, 'questionId' | 'attempt'>;

export const practiceJobId = ({ userId, conversationId }: SessionIds, { questionId, attempt }: AttemptPlace): string =>
  `record-practice-${userId}-${conversationId}-${questionId}-${attempt}`;

export const missionJobId = ({ userId, conversationId }: SessionIds): string =>
  `record-mission-${userId}-${conversationId}`;

export const evidenceOf = (conversationId: number, tried: PractisedAttempt): Evidence => ({
  source_id: `practice:${conversationId}:${tried.questionId}:${tried.attempt}`,
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
