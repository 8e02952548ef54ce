import type { FactoryProvider } from '@nestjs/common';
import { recordEvidenceJob, type Schedule } from '@aivy/contracts';
import { DataSource } from 'typeorm';
import type { Transaction } from '../database/transactions.js';
import { Outbox } from '../outbox/outbox.js';
import type { WorkSource } from '../schedule/scheduled-work.provider.js';
import { OVERDUE_MINUTES, requeueSuffix } from './overdue-reports.js';

/** Tests handed over at one look; the next ones follow at the next. */
const MOST = 500;
/** In one transaction: its rows are locked for milliseconds only, however many wait. */
const AT_ONCE = 100;

/** Where a service keeps its tests: with `user_id`, `report`, `evidence_recorded` and `evidence_enqueued_at`. */
export interface TestTable {
  source: 'diagnostic' | 'full-test';
  /** With its schema. */
  table: string;
  /** The column of a test's id, a uuid. */
  id: string;
}

interface TestIds {
  userId: string;
  attemptId: string;
}

/** Sees to it that the learner record gets every reported test of a service. */
export class RecordedTests {
  constructor(
    private readonly tests: TestTable,
    private readonly data: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** In the transaction that stores the report. */
  enqueue(transaction: Transaction, ids: TestIds): Promise<void> {
    return this.add(transaction, ids, '');
  }

  /** The record has the test: it is not enqueued again. */
  async markRecorded({ userId, attemptId }: TestIds): Promise<void> {
    const { table, id } = this.tests;
    await this.data.query(`update ${table} set evidence_recorded = true where user_id = $1 and ${id}::text = $2`, [
      userId,
      attemptId,
    ]);
  }

  /**
   * Enqueues the reported tests that the record has not: from before there was a record, or because their jobs have
   * failed for good. Taken in twice they count once.
   * @returns how many there were
   */
  async enqueueUnrecorded(): Promise<number> {
    let count = 0;
    for (let step = AT_ONCE; step === AT_ONCE && count < MOST; count += step) step = await this.enqueueSome();
    return count;
  }

  private enqueueSome(): Promise<number> {
    return this.data.transaction(async (transaction) => {
      const waiting = await this.takeUnrecorded(transaction);
      for (const ids of waiting) await this.add(transaction, ids, requeueSuffix());
      return waiting.length;
    });
  }

  /** Those that waited longest first. Of several replicas that ask at once, one gets them. */
  private async takeUnrecorded(transaction: Transaction): Promise<TestIds[]> {
    const { table, id } = this.tests;
    const [rows]: [TestIds[], number] = await transaction.query(
      `update ${table} set evidence_enqueued_at = now() where (user_id, ${id}) in (
         select user_id, ${id} from ${table}
         where report is not null and not evidence_recorded
           and (evidence_enqueued_at is null or evidence_enqueued_at < now() - make_interval(mins => $1))
         order by evidence_enqueued_at nulls first limit $2 for update skip locked)
       returning user_id as "userId", ${id} as "attemptId"`,
      [OVERDUE_MINUTES, AT_ONCE],
    );
    return rows;
  }

  /** @param suffix makes the job one that the queue has not seen */
  private add(transaction: Transaction, { userId, attemptId }: TestIds, suffix: string): Promise<void> {
    const { source } = this.tests;
    return this.outbox.add(transaction, recordEvidenceJob, `record-evidence-${source}-${attemptId}${suffix}`, {
      user_id: userId,
      source,
      attempt_id: attemptId,
    });
  }
}

/** `RecordedTests` as a provider of a service's module. */
export const recordedTests = (tests: TestTable): FactoryProvider<RecordedTests> => ({
  provide: RecordedTests,
  useFactory: (data: DataSource, outbox: Outbox) => new RecordedTests(tests, data, outbox),
  inject: [DataSource, Outbox],
});

/** A source for `scheduledWork`: looks for reported tests that never reached the learner record. */
export const unrecordedTestsOf = (schedules: { enqueueUnrecorded: Schedule }): WorkSource<RecordedTests> => ({
  provider: RecordedTests,
  work: (tests, logger) => [
    {
      schedule: schedules.enqueueUnrecorded,
      run: async () => {
        const count = await tests.enqueueUnrecorded();
        if (count > 0) logger.warn({ count }, 'reported tests are not in the learner record: enqueued');
      },
    },
  ],
});
