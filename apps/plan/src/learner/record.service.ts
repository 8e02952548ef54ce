import { Inject, Injectable } from '@nestjs/common';
import type { InternalInputOf, InternalOutputOf, recordEvidence, recordPractice } from '@aivy/contracts';
import { Transactions, type Transaction } from '@aivy/server-kit';
import { GoalService } from '../goal/goal.service.js';
import { TestDayService } from '../unit/test-day.service.js';
import { ErasureRepository } from '../user-data/erasure.repository.js';
import { EvidenceRepository } from './evidence.repository.js';
import { EvidenceWriter } from './evidence-writer.service.js';
import { LearnerService } from './learner.service.js';
import { MeasurementRepository } from './measurement.repository.js';

type Batch = InternalInputOf<typeof recordEvidence>;

/** Takes the answers of finished tests and practice into the learner record. */
@Injectable()
export class RecordService {
  constructor(
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(MeasurementRepository) private readonly measurements: MeasurementRepository,
    @Inject(TestDayService) private readonly testDays: TestDayService,
    @Inject(EvidenceWriter) private readonly writer: EvidenceWriter,
    @Inject(EvidenceRepository) private readonly evidence: EvidenceRepository,
    @Inject(LearnerService) private readonly learners: LearnerService,
    @Inject(GoalService) private readonly goals: GoalService,
    @Inject(ErasureRepository) private readonly erasures: ErasureRepository,
  ) {}

  /** All or nothing, and once: a batch that comes again changes nothing. */
  async record(batch: Batch): Promise<InternalOutputOf<typeof recordEvidence>> {
    const added = await this.add(batch);
    return { added, ...(batch.computes && { learner: await this.learners.evidenceOf(batch.user_id) }) };
  }

  /** @returns how many answers were new */
  private async add(batch: Batch): Promise<number> {
    return this.transactions.run(async (manager) => {
      // The batch may have been on its way while its account was deleted.
      if (await this.erasures.isErased(batch.user_id, manager)) return 0;
      // Before the learner's, as everywhere: two that lock both never wait for each other.
      if (batch.scores) await this.measure(manager, batch, batch.scores);
      else if (batch.source === 'full-test') await this.finishTestDay(manager, batch);
      const { added } = await this.writer.add(manager, batch.user_id, batch.source, batch.entries, {
        isComputed: batch.computes,
      });
      return added;
    });
  }

  /** The same for attempts of practice, of many students at once. @returns how many were new */
  async recordPractice({ batches }: InternalInputOf<typeof recordPractice>): Promise<number> {
    return this.transactions.run(async (manager) => {
      const erased = await this.erasures.selectErased(
        batches.map(({ user_id: userId }) => userId),
        manager,
      );
      const kept = batches.filter(({ user_id: userId }) => !erased.has(userId));
      const grown = await this.writer.addAll(
        manager,
        'practice',
        kept.map(({ user_id: userId, entries }) => ({ userId, entries })),
      );
      const moments = kept.flatMap(({ user_id: userId, entries }) =>
        entries.map(({ given_at: givenAt }) => ({ userId, at: new Date(givenAt) })),
      );
      await this.goals.countDays(moments, manager);
      return grown.reduce((sum, { added }) => sum + added, 0);
    });
  }

  /** A full test without a score was taken all the same: its day of the plan is done, once. */
  private async finishTestDay(manager: Transaction, batch: Batch): Promise<void> {
    const { user_id: userId, entries } = batch;
    const at = momentInPlan(batch);
    // Locks the plan: a second batch of the same test waits here, and then finds its answers.
    await this.testDays.place(manager, userId, at);
    const known = await this.evidence.isRecorded(
      userId,
      entries.map(({ source_id: sourceId }) => sourceId),
      manager,
    );
    if (!known) await this.testDays.finish(manager, userId, at);
  }

  private async measure(manager: Transaction, batch: Batch, scores: NonNullable<Batch['scores']>): Promise<void> {
    const { user_id: userId, source, attempt_id: attemptId } = batch;
    if (source !== 'diagnostic' && source !== 'full-test') return;
    const measuredAt = new Date(batch.finished_at);
    // First: a second batch of the same test waits here, and then finds that it is one.
    if (!(await this.measurements.insertNew(userId, { attemptId, source, measuredAt, scores }, manager))) return;
    const { day, date: measuredOn } =
      source === 'full-test'
        ? await this.testDays.finish(manager, userId, momentInPlan(batch))
        : await this.testDays.place(manager, userId, measuredAt);
    await this.measurements.updatePlace(userId, attemptId, { day, measuredOn }, manager);
  }
}

/** A section that was taken again belongs to the day of its test, however many days later that was. */
const momentInPlan = ({ finished_at: finishedAt, repeats_at: repeatsAt }: Batch): Date =>
  new Date(repeatsAt ?? finishedAt);
