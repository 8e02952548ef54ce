import { Inject, Injectable } from '@nestjs/common';
import { updateLearnerJob, type Evidence, type EvidenceSource } from '@aivy/contracts';
import { recordItems, type LiveBank } from '@aivy/item-bank';
import {
  anchoredTo,
  eloAfter,
  inLedgerOrder,
  isMeasuring,
  isPractice,
  learnerAnswer,
  practisedTimes,
  type LearnerElo,
} from '@aivy/psychometrics';
import { BANK, Outbox, type Transaction } from '@aivy/server-kit';
import { EvidenceRepository, type AnswerPlace } from './evidence.repository.js';
import { PractisedRepository } from './practised.repository.js';
import { LearnerRepository, type Learner, type LearnerGrowth } from './learner.repository.js';

/** Once a version: the queue takes no second job of an id. @param suffix makes it another job */
export const updateJob = (userId: string, version: number, suffix = '') => ({
  jobId: `update-learner-${userId}-${version}${suffix}`,
  data: { user_id: userId, version },
});

interface AddOptions {
  /** The caller computes the learner itself, so no job is queued for it. */
  isComputed?: boolean | undefined;
}

/** New answers of one student. */
export interface AnswerBatch {
  userId: string;
  entries: readonly Evidence[];
}

/** How many of a batch were new, and the version of the record that has them. */
export interface Grown {
  added: number;
  version: number;
}

/** Adds answers to the learner record, in the transaction of what they belong to. */
@Injectable()
export class EvidenceWriter {
  constructor(
    @Inject(EvidenceRepository) private readonly evidence: EvidenceRepository,
    @Inject(LearnerRepository) private readonly learners: LearnerRepository,
    @Inject(PractisedRepository) private readonly practised: PractisedRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  /**
   * Adds answers; those already stored (by source id) change nothing. New ones move the abilities right away. A job
   * recomputes the rest after the commit, unless the caller does that itself. Locks the learner: where you need both,
   * lock the plan first.
   */
  async add(
    manager: Transaction,
    userId: string,
    source: EvidenceSource,
    entries: readonly Evidence[],
    options?: AddOptions,
  ): Promise<Grown> {
    const [grown] = await this.addAll(manager, source, [{ userId, entries }], options);
    return grown!;
  }

  /** The same for many students, each of them once, in as many statements as for one. @returns in the order of the batches */
  async addAll(
    manager: Transaction,
    source: EvidenceSource,
    batches: readonly AnswerBatch[],
    { isComputed = false }: AddOptions = {},
  ): Promise<Grown[]> {
    if (batches.length === 0) return [];
    const learners = await this.learners.selectOrInsertForUpdate(
      batches.map(({ userId }) => userId),
      manager,
    );
    const given = batches.map(({ userId, entries }) => ({ userId, entries: firstOfEach(entries) }));
    const isNew = await this.evidence.insertNew(source, given, manager);
    const replaced = await this.replaced(source, given, manager);
    const grown = given.map(({ userId, entries }, index) => {
      const learner = learners.get(userId)!;
      const added = entries.filter((each) => isNew(userId, each.source_id)).sort(inLedgerOrder);
      return {
        userId,
        added: added.length,
        growth: this.growth(learner, added, replaced[index]!),
        times: isPractice(source) ? practisedTimes(added) : [],
      };
    });
    const changed = grown.filter(({ added }) => added > 0);
    await this.learners.updateGrown(
      changed.map(({ userId, growth }) => ({ userId, ...growth })),
      manager,
    );
    await this.practised.add(
      changed.flatMap(({ userId, times }) => times.map((time) => ({ userId, ...time }))),
      manager,
    );
    if (!isComputed)
      await this.outbox.addAll(
        manager,
        updateLearnerJob,
        changed.map(({ userId, growth: { version } }) => updateJob(userId, version)),
      );
    return grown.map(({ added, growth: { version } }) => ({ added, version }));
  }

  /** What a batch of each student replaces. */
  private async replaced(
    source: EvidenceSource,
    batches: readonly AnswerBatch[],
    manager: Transaction,
  ): Promise<Evidence[][]> {
    const all: Evidence[][] = [];
    for (const { userId } of batches)
      all.push(source === 'diagnostic' ? await this.evidence.replaceDiagnostics(userId, manager) : []);
    return all;
  }

  private growth(learner: Learner, added: readonly Evidence[], replaced: readonly Evidence[]): LearnerGrowth {
    const isReplacing = replaced.length > 0;
    return {
      version: added.length > 0 ? learner.version + 1 : learner.version,
      counts: counted(counted(learner.counts, added, 1), replaced, -1),
      // Nothing can be taken out of them again: both begin anew with the recomputation.
      elo: isReplacing ? null : this.moved(learner, added),
      replay: isReplacing || learner.replay || added.some((each) => isBefore(each, learner.reviewedThrough)),
    };
  }

  /** An item that this process doesn't know yet moves nothing now. The recomputation will use its answer. */
  private moved({ elo, state }: Learner, added: readonly Evidence[]): LearnerElo {
    const itemOf = recordItems(this.bank.current);
    const answers = added.filter(isMeasuring).flatMap((each) => {
      const item = itemOf(each);
      return item ? [learnerAnswer(each, item)] : [];
    });
    return eloAfter(elo ?? (state && anchoredTo(null, state)), answers);
  }
}

/** Of entries with one id the first. */
const firstOfEach = (entries: readonly Evidence[]): Evidence[] =>
  [...new Map([...entries].reverse().map((each) => [each.source_id, each])).values()].reverse();

const isBefore = (answer: Evidence, place: AnswerPlace | null): boolean =>
  place !== null && inLedgerOrder(answer, place) <= 0;

/** The counts with some more answers, or some fewer (`by` -1). */
function counted(
  before: Readonly<Record<string, number>>,
  answers: readonly Evidence[],
  by: 1 | -1,
): Record<string, number> {
  const counts = { ...before };
  for (const each of answers)
    if (isMeasuring(each) && each.answered) counts[each.skill] = (counts[each.skill] ?? 0) + by;
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}
