import { Inject, Injectable } from '@nestjs/common';
import type {
  getItemEvidence,
  getPractisedDays,
  InternalInputOf,
  InternalOutputOf,
  recordMission,
} from '@aivy/contracts';
import { Transactions } from '@aivy/server-kit';
import { EvidenceRepository } from '../learner/evidence.repository.js';
import { ErasureRepository } from '../user-data/erasure.repository.js';
import { MissionRepository } from './mission.repository.js';

/** What practice tells the plan, and asks it for. */
@Injectable()
export class PracticeService {
  constructor(
    @Inject(MissionRepository) private readonly missions: MissionRepository,
    @Inject(EvidenceRepository) private readonly evidence: EvidenceRepository,
    @Inject(ErasureRepository) private readonly erasures: ErasureRepository,
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

  async practisedDays(userId: string): Promise<InternalOutputOf<typeof getPractisedDays>> {
    return { dates: await this.missions.selectPractised(userId) };
  }

  async itemEvidence({
    user_id: userId,
    item_id: itemId,
  }: InternalInputOf<typeof getItemEvidence>): Promise<InternalOutputOf<typeof getItemEvidence>> {
    const answers = await this.evidence.selectOfItem(userId, itemId);
    return {
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
}
