import { Inject, Injectable } from '@nestjs/common';
import { updateLearnerJob, type Evidence, type EvidenceSource } from '@aivy/contracts';
import { recordItems, type LiveBank } from '@aivy/item-bank';
import { anchoredTo, eloAfter, inLedgerOrder, isMeasuring, learnerAnswer, type LearnerElo } from '@aivy/psychometrics';
import { BANK, Outbox, type Transaction } from '@aivy/server-kit';
import { EvidenceRepository, type AnswerPlace } from './evidence.repository.js';
import { LearnerRepository, type Learner } from './learner.repository.js';

/** Once a version: the queue takes no second job of an id. */
export const updateJobId = (userId: string, version: number): string => `update-learner-${userId}-${version}`;

/** Adds answers to the learner record, in the transaction of what they belong to. */
@Injectable()
export class EvidenceWriter {
  constructor(
    @Inject(EvidenceRepository) private readonly evidence: EvidenceRepository,
    @Inject(LearnerRepository) private readonly learners: LearnerRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  /**
   * Adds answers; those that are there already (by source id) change nothing. New ones move the abilities at once, and
   * their job recomputes the rest after the commit. Locks the learner: lock the plan before, where both are needed.
   * @returns how many were new, and the version of the record that has them
   */
  async add(
    manager: Transaction,
    userId: string,
    source: EvidenceSource,
    entries: readonly Evidence[],
  ): Promise<{ added: number; version: number }> {
    const learner = await this.learners.selectOrInsertForUpdate(userId, manager);
    const fresh = await this.evidence.insertNew(userId, source, firstOfEach(entries), manager);
    const added = firstOfEach(entries)
      .filter((each) => fresh.has(each.source_id))
      .sort(inLedgerOrder);
    if (added.length === 0) return { added: 0, version: learner.version };
    const version = learner.version + 1;
    await this.learners.updateGrown(
      userId,
      {
        version,
        counts: counted(learner.counts, added),
        elo: this.moved(learner, added),
        replay: learner.replay || added.some((each) => isBefore(each, learner.reviewedThrough)),
      },
      manager,
    );
    await this.outbox.add(manager, updateLearnerJob, updateJobId(userId, version), { user_id: userId, version });
    return { added: added.length, version };
  }

  /** An item that this process does not know yet moves nothing now; the recomputation takes its answer in. */
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

function counted(before: Readonly<Record<string, number>>, added: readonly Evidence[]): Record<string, number> {
  const counts = { ...before };
  for (const each of added) if (isMeasuring(each) && each.answered) counts[each.skill] = (counts[each.skill] ?? 0) + 1;
  return counts;
}
