import { Inject, Injectable } from '@nestjs/common';
import type {
  InternalInputOf,
  InternalOutputOf,
  LearnerState,
  getLearnerState,
  learnerEvidence,
  storeLearner,
} from '@aivy/contracts';
import { anchoredTo, dueCards, masteryBySkill, withElo } from '@aivy/psychometrics';
import { Transactions } from '@aivy/server-kit';
import { EvidenceRepository, type AnswerPlace } from './evidence.repository.js';
import { LearnerRepository } from './learner.repository.js';
import { PractisedRepository } from './practised.repository.js';

/** Answers to review that travel at once. */
const PAGE = 1_000;

type LearnerView = InternalOutputOf<typeof getLearnerState>;

export interface LearnerStanding {
  /** Of the evidence that `state` was computed from; both null before the first computation. */
  version: number | null;
  state: LearnerState | null;
  /** The computation has taken in every answer. */
  isCurrent: boolean;
  /** Mastery by skill id right after the diagnostic. */
  baseline: Readonly<Record<string, number>> | null;
}

/** What is known of a student, and what it is computed from. */
@Injectable()
export class LearnerService {
  constructor(
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(LearnerRepository) private readonly learners: LearnerRepository,
    @Inject(EvidenceRepository) private readonly evidence: EvidenceRepository,
    @Inject(PractisedRepository) private readonly practised: PractisedRepository,
  ) {}

  /** The version is read before the answers: they may be newer than it says, never older. */
  async evidenceOf(userId: string, after?: AnswerPlace): Promise<InternalOutputOf<typeof learnerEvidence>> {
    const learner = await this.learners.selectOptionalProgress(userId);
    const stored = learner && !learner.replay ? learner.reviewedThrough : null;
    const [recent, diagnostic, practised, unreviewed, cards] = await Promise.all([
      after ? [] : this.evidence.selectRecent(userId),
      after ? [] : this.evidence.selectOfDiagnostic(userId),
      after ? [] : this.practised.selectNewest(userId),
      this.evidence.selectAfter(userId, after ?? stored, PAGE + 1),
      after || !stored ? [] : this.learners.selectCards(userId),
    ]);
    return {
      version: learner?.version ?? 0,
      state_version: learner?.stateVersion ?? 0,
      recent,
      diagnostic,
      practised,
      unreviewed: unreviewed.slice(0, PAGE),
      more: unreviewed.length > PAGE,
      reviewed_through: stored,
      cards,
      counts: learner?.counts ?? {},
    };
  }

  /**
   * Stores a computed state that is newer than the stored one. Review cards and the anchor of the abilities only when no
   * evidence has come since: a late answer may belong between what the cards have taken in, and the next job has it all.
   */
  async store(input: InternalInputOf<typeof storeLearner>): Promise<boolean> {
    const { user_id: userId, version, state, cards, reviewed_through: through, baseline } = input;
    return this.transactions.run(async (manager) => {
      const learner = await this.learners.selectOptionalForUpdate(userId, manager);
      if (!learner || version <= learner.stateVersion || version > learner.version) return false;
      const isCurrent = version === learner.version;
      const elo = isCurrent ? anchoredTo(learner.elo, state) : learner.elo;
      const reviews = isCurrent ? { cards, through } : undefined;
      await this.learners.updateState(
        userId,
        version,
        { state, baseline, elo },
        masteryBySkill(state),
        reviews,
        manager,
      );
      return true;
    });
  }

  /** How the student stands at this moment. Answers that came after the computation have moved the abilities. */
  async standing(userId: string): Promise<LearnerStanding> {
    const learner = await this.learners.selectOptional(userId);
    if (!learner?.state)
      return { version: null, state: null, isCurrent: learner === null, baseline: learner?.baseline ?? null };
    const { state, elo, stateVersion, version, baseline } = learner;
    const isCurrent = stateVersion === version;
    return { version: stateVersion, state: elo && !isCurrent ? withElo(state, elo) : state, isCurrent, baseline };
  }

  /** What practice, tutor, dashboard and analysts go by. */
  async view(userId: string, now = new Date()): Promise<LearnerView> {
    const [{ version, state }, cards, exam] = await Promise.all([
      this.standing(userId),
      this.learners.selectCards(userId),
      this.learners.selectOptionalExam(userId),
    ]);
    return {
      version,
      state,
      order: [...(state?.skills ?? [])].sort((x, y) => y.points_per_minute - x.points_per_minute || x.skill - y.skill),
      due: dueCards(cards, now, exam === null ? null : new Date(`${exam}T00:00:00Z`)),
    };
  }

  metItems(userId: string, skills: readonly number[]): Promise<number[]> {
    return this.evidence.selectMetItems(userId, skills);
  }
}
