import { Inject, Injectable } from '@nestjs/common';
import type {
  InternalInputOf,
  InternalOutputOf,
  getLearnerState,
  learnerEvidence,
  storeLearner,
} from '@aivy/contracts';
import { anchoredTo, dueCards, masteryBySkill, withElo } from '@aivy/psychometrics';
import { Transactions } from '@aivy/server-kit';
import { EvidenceRepository, type AnswerPlace } from './evidence.repository.js';
import { LearnerRepository } from './learner.repository.js';

/** Answers to review that travel at once. */
const PAGE = 1_000;

type LearnerView = InternalOutputOf<typeof getLearnerState>;

/** What is known of a student, and what it is computed from. */
@Injectable()
export class LearnerService {
  constructor(
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(LearnerRepository) private readonly learners: LearnerRepository,
    @Inject(EvidenceRepository) private readonly evidence: EvidenceRepository,
  ) {}

  /** The version is read before the answers: they may be newer than it says, never older. */
  async evidenceOf(userId: string, after?: AnswerPlace): Promise<InternalOutputOf<typeof learnerEvidence>> {
    const learner = await this.learners.selectOptional(userId);
    const stored = learner && !learner.replay ? learner.reviewedThrough : null;
    const [recent, diagnostic, unreviewed, cards] = await Promise.all([
      after ? [] : this.evidence.selectRecent(userId),
      after ? [] : this.evidence.selectOfDiagnostic(userId),
      this.evidence.selectAfter(userId, after ?? stored, PAGE + 1),
      after || !stored ? [] : this.learners.selectCards(userId),
    ]);
    return {
      version: learner?.version ?? 0,
      state_version: learner?.stateVersion ?? 0,
      recent,
      diagnostic,
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
      await this.learners.updateState(userId, version, { state, baseline, elo }, masteryBySkill(state), manager);
      if (isCurrent) await this.learners.replaceCards(userId, cards, through, manager);
      return true;
    });
  }

  /** What practice, tutor, dashboard and analysts go by. Answers that came after the computation have moved the abilities. */
  async view(userId: string, now = new Date()): Promise<LearnerView> {
    const [learner, cards, exam] = await Promise.all([
      this.learners.selectOptional(userId),
      this.learners.selectCards(userId),
      this.learners.selectOptionalExam(userId),
    ]);
    const computed = learner?.state ?? null;
    const isBehind = learner !== null && learner.stateVersion < learner.version;
    const state = computed && learner?.elo && isBehind ? withElo(computed, learner.elo) : computed;
    return {
      version: computed ? learner!.stateVersion : null,
      state,
      order: [...(state?.skills ?? [])].sort((x, y) => y.points_per_minute - x.points_per_minute || x.skill - y.skill),
      due: dueCards(cards, now, exam === null ? null : new Date(`${exam}T00:00:00Z`)),
    };
  }

  metItems(userId: string, skills: readonly number[]): Promise<number[]> {
    return this.evidence.selectMetItems(userId, skills);
  }
}
