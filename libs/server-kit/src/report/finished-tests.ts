import { recordEvidenceJob, type JobKind } from '@aivy/contracts';
import type { DataSource } from 'typeorm';
import type { Transaction } from '../database/transactions.js';
import type { Outbox } from '../outbox/outbox.js';
import { OVERDUE_MINUTES, requeueSuffix } from './requeue.js';

/**
 * A report takes a second. One that's missing after this may have lost its job, with a queue that Redis has lost. With the
 * time between two looks it still comes within two minutes.
 */
export const LATE_SECONDS = 45;
/** Tests whose record is ordered at one look; the next ones follow at the next. */
const MOST = 500;
/** In one transaction: its rows are locked for milliseconds only, however many wait. */
const AT_ONCE = 100;

interface TestIds {
  userId: string;
  attemptId: string;
}

/** Where a service keeps its tests: with `user_id`, `report`, `evidence_recorded`, and `evidence_enqueued_at`. */
export interface TestTable {
  source: 'diagnostic' | 'full-test';
  /** With its schema. */
  table: string;
  /** The column of a test's id, a uuid. */
  id: string;
  /** Which tests get a report, in the words of the table's partial index, and the column that says since when. */
  isFinished: string;
  finishedAt: string;
  reportJob: JobKind;
  reportData: (ids: TestIds) => object;
}

/** Makes sure that every finished test of a service gets its report and gets into the learner record. */
export class FinishedTests {
  constructor(
    private readonly tests: TestTable,
    private readonly data: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Orders the one job of a finished test, in the transaction that finishes it. @param suffix makes it another job */
  enqueueReport(transaction: Transaction, ids: TestIds, suffix = ''): Promise<void> {
    const { reportJob, reportData } = this.tests;
    return this.outbox.add(transaction, reportJob, `${this.reportJobId(ids)}${suffix}`, reportData(ids));
  }

  /** Orders the record alone, for a test that was reported without it. */
  enqueueRecord(transaction: Transaction, { userId, attemptId }: TestIds, suffix = ''): Promise<void> {
    const { source } = this.tests;
    return this.outbox.add(transaction, recordEvidenceJob, `record-evidence-${source}-${attemptId}${suffix}`, {
      user_id: userId,
      source,
      attempt_id: attemptId,
    });
  }

  /** The record has the test, so it isn't ordered again. */
  async markRecorded({ userId, attemptId }: TestIds): Promise<void> {
    const { table, id } = this.tests;
    await this.data.query(`update ${table} set evidence_recorded = true where user_id = $1 and ${id}::text = $2`, [
      userId,
      attemptId,
    ]);
  }

  /**
   * Sends the jobs of late reports again whose tries aren't over: the queue may have lost them. Their ids stay, so a queue
   * that still has one takes no second one.
   * @returns how many were sent
   */
  async enqueueLate(): Promise<number> {
    const { table, id, isFinished, finishedAt } = this.tests;
    const late: TestIds[] = await this.data.query(
      `select user_id as "userId", ${id} as "attemptId" from ${table}
       where ${isFinished} and report is null and ${finishedAt} between now() - make_interval(mins => $2) and now() - make_interval(secs => $1)`,
      [LATE_SECONDS, OVERDUE_MINUTES],
    );
    if (late.length === 0) return 0;
    const jobIds = late.map((ids) => this.reportJobId(ids));
    return this.data.transaction((transaction) => this.outbox.sendAgain(transaction, jobIds, LATE_SECONDS));
  }

  /** Orders the reports again whose jobs have failed for good or were lost. @returns how many there were */
  enqueueOverdue(): Promise<number> {
    const { table, id, isFinished, finishedAt } = this.tests;
    return this.data.transaction(async (transaction) => {
      // Of several replicas that ask at once, one gets them.
      const overdue: TestIds[] = await transaction.query(
        `select user_id as "userId", ${id} as "attemptId" from ${table}
         where ${isFinished} and report is null and ${finishedAt} < now() - make_interval(mins => $1) for update skip locked`,
        [OVERDUE_MINUTES],
      );
      for (const ids of overdue) await this.enqueueReport(transaction, ids, requeueSuffix());
      return overdue.length;
    });
  }

  /**
   * Orders the record of reported tests that it doesn't have: their jobs have failed for good, or they're older than the
   * record. One that's brought twice counts once.
   * @returns how many there were
   */
  async enqueueUnrecorded(): Promise<number> {
    let count = 0;
    for (let step = AT_ONCE; step === AT_ONCE && count < MOST; count += step) step = await this.enqueueSome();
    return count;
  }

  private enqueueSome(): Promise<number> {
    const { table, id } = this.tests;
    return this.data.transaction(async (transaction) => {
      // Those that waited longest first.
      const [waiting]: [TestIds[], number] = await transaction.query(
        `update ${table} set evidence_enqueued_at = now() where (user_id, ${id}) in (
           select user_id, ${id} from ${table}
           where report is not null and not evidence_recorded
             and (evidence_enqueued_at is null or evidence_enqueued_at < now() - make_interval(mins => $1))
           order by evidence_enqueued_at nulls first limit $2 for update skip locked)
         returning user_id as "userId", ${id} as "attemptId"`,
        [OVERDUE_MINUTES, AT_ONCE],
      );
      for (const ids of waiting) await this.enqueueRecord(transaction, ids, requeueSuffix());
      return waiting.length;
    });
  }

  private reportJobId({ attemptId }: TestIds): string {
    return `${this.tests.source}-report-${attemptId}`;
  }
}
