import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  type Caller,
  type getItemEvidence,
  type getPractisedDays,
  type InternalInputOf,
  type InternalOutputOf,
  type recordMission,
} from '@aivy/contracts';
import { Transactions } from '@aivy/server-kit';
import { EvidenceRepository } from '../learner/evidence.repository.js';
import { AskedNowService } from '../unit/asked-now.service.js';
import { ErasureRepository } from '../user-data/erasure.repository.js';
import { MissionRepository } from './mission.repository.js';

/** What practice tells the plan, and asks it for. */
@Injectable()
export class PracticeService {
  constructor(
    @Inject(MissionRepository) private readonly missions: MissionRepository,
    @Inject(EvidenceRepository) private readonly evidence: EvidenceRepository,
    @Inject(ErasureRepository) private readonly erasures: ErasureRepository,
    @Inject(AskedNowService) private readonly askedNow: AskedNowService,
    @Inject(Transactions) private readonly transactions: Transactions,
  ) {}

  async recordMission({ user_id: userId, date }: InternalInputOf<typeof recordMission>): Promise<null> {
    await this.transactions.run(async (transaction) => {
      // It may have been on its way while its account was deleted.
      if (await this.erasures.isErased(userId, transaction)) return;
      await this.missions.insertNew(userId, date, transaction);
    });
    return null;
  }

  async practisedDays({
    user_id: userId,
    since,
  }: InternalInputOf<typeof getPractisedDays>): Promise<InternalOutputOf<typeof getPractisedDays>> {
    const [dates, points] = await Promise.all([
      this.missions.selectPractised(userId),
      this.missions.selectUnitPoints(userId, new Date(since ?? Date.now())),
    ]);
    return { dates, unit_points: points };
  }

  async itemEvidence(
    caller: Caller,
    { user_id: userId, item_id: itemId }: InternalInputOf<typeof getItemEvidence>,
  ): Promise<InternalOutputOf<typeof getItemEvidence>> {
    const answers = await this.evidence.selectOfItem(userId, itemId);
    if (answers.length === 0) return { answers: [] };
    return {
      open: await this.isAskedNow(caller, userId, itemId),
      answers: answers.map(({ source, item_version, attempt, correct, answered, misconception, given_at }) => ({
        source,
        item_version,
        attempt,
        correct,
        answered,
        misconception,
        given_at,
      })),
    };
  }

  /** Null while that isn't known. */
  private async isAskedNow(caller: Caller, userId: string, itemId: number): Promise<boolean | null> {
    try {
      return (await this.askedNow.of(caller, userId, [itemId], true)).has(itemId);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'SERVICE-UNAVAILABLE') return null;
      throw error;
    }
  }
}
