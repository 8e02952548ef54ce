import { Inject, Injectable } from '@nestjs/common';
import type {
  Caller,
  getItemEvidence,
  getPractisedDays,
  InternalInputOf,
  InternalOutputOf,
  recordMission,
} from '@aivy/contracts';
import { OpenItems, Transactions } from '@aivy/server-kit';
import { EvidenceRepository } from '../learner/evidence.repository.js';
import { UnitRepository } from '../unit/unit.repository.js';
import { ErasureRepository } from '../user-data/erasure.repository.js';
import { MissionRepository } from './mission.repository.js';

/** The tutor waits this long for what the diagnostic is asking, milliseconds. */
const PATIENCE_MS = 1_000;

/** What practice tells the plan, and asks it for. */
@Injectable()
export class PracticeService {
  constructor(
    @Inject(MissionRepository) private readonly missions: MissionRepository,
    @Inject(EvidenceRepository) private readonly evidence: EvidenceRepository,
    @Inject(ErasureRepository) private readonly erasures: ErasureRepository,
    @Inject(UnitRepository) private readonly units: UnitRepository,
    @Inject(OpenItems) private readonly diagnostic: OpenItems,
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

  async itemEvidence(
    caller: Caller,
    { user_id: userId, item_id: itemId }: InternalInputOf<typeof getItemEvidence>,
  ): Promise<InternalOutputOf<typeof getItemEvidence>> {
    const answers = await this.evidence.selectOfItem(userId, itemId);
    if (answers.length === 0) return { answers: [] };
    return {
      open: await this.isOpen(caller, userId, itemId),
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

  /** Is the student asked the item now, in a unit or the diagnostic? Null while the diagnostic does not say. */
  private async isOpen(caller: Caller, userId: string, itemId: number): Promise<boolean | null> {
    if ((await this.units.selectOpenItems(userId)).includes(itemId)) return true;
    return (await this.diagnostic.of(caller, userId, PATIENCE_MS))?.includes(itemId) ?? null;
  }
}
