import { Inject, Injectable } from '@nestjs/common';
import type { LocalDate } from '@aivy/exam';
import type { Transaction } from '@aivy/server-kit';
import { DataSource } from 'typeorm';

/** Scores of an official test, 200-800 in tens. */
export interface OfficialScore {
  scoreId: string;
  /** Where the student was. */
  testDate: LocalDate;
  english: number;
  math: number;
}

@Injectable()
export class OfficialScoreRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** The newest test first. */
  selectOfUser(userId: string): Promise<OfficialScore[]> {
    return this.source.query(
      `select score_id as "scoreId", test_date::text as "testDate", english, math
       from plan.official_scores where user_id = $1 order by test_date desc`,
      [userId],
    );
  }

  /** How many there are; nobody else adds one for this student until the transaction ends. */
  async countForUpdate(userId: string, transaction: Transaction): Promise<number> {
    await transaction.query(`select pg_advisory_xact_lock(hashtextextended('official scores of ' || $1, 0))`, [userId]);
    const rows: { n: number }[] = await transaction.query(
      'select count(*)::int as n from plan.official_scores where user_id = $1',
      [userId],
    );
    return rows[0]!.n;
  }

  /** @returns false when there is one of this date */
  async insertNew(userId: string, score: OfficialScore, enteredAt: Date, transaction: Transaction): Promise<boolean> {
    const rows: unknown[] = await transaction.query(
      `insert into plan.official_scores (user_id, score_id, test_date, english, math, entered_at)
       values ($1, $2, $3, $4, $5, $6) on conflict (user_id, test_date) do nothing returning score_id`,
      [userId, score.scoreId, score.testDate, score.english, score.math, enteredAt],
    );
    return rows.length > 0;
  }

  /** @returns what came of it: `taken` when another one is of this date */
  async update(userId: string, score: OfficialScore, transaction: Transaction): Promise<'done' | 'unknown' | 'taken'> {
    const others: { isSame: boolean }[] = await transaction.query(
      `select score_id = $2 as "isSame" from plan.official_scores where user_id = $1 and (score_id = $2 or test_date = $3)`,
      [userId, score.scoreId, score.testDate],
    );
    if (!others.some(({ isSame }) => isSame)) return 'unknown';
    if (others.length > 1) return 'taken';
    await transaction.query(
      'update plan.official_scores set test_date = $3, english = $4, math = $5 where user_id = $1 and score_id = $2',
      [userId, score.scoreId, score.testDate, score.english, score.math],
    );
    return 'done';
  }

  /** @returns false when there is none of this id */
  async delete(userId: string, scoreId: string): Promise<boolean> {
    const [, count]: [unknown, number] = await this.source.query(
      'delete from plan.official_scores where user_id = $1 and score_id = $2',
      [userId, scoreId],
    );
    return count > 0;
  }
}
