import { Inject, Injectable } from '@nestjs/common';
import type { LocalDate } from '@aivy/exam';
import type { Transaction } from '@aivy/server-kit';
import { DataSource } from 'typeorm';

/** Dates on which students have practised. */
@Injectable()
export class MissionRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Notes a date that counts, of a finished mission or a reached daily goal; noting it again changes nothing. */
  async insertNew(userId: string, date: LocalDate, transaction: Transaction): Promise<void> {
    await transaction.query('insert into plan.missions (user_id, finished_on) values ($1, $2) on conflict do nothing', [
      userId,
      date,
    ]);
  }

  /** Each once: of units, test days and missions, the oldest first. */
  async selectPractised(userId: string): Promise<LocalDate[]> {
    const rows: { date: LocalDate }[] = await this.source.query(
      `select finished_on::text as date from plan.days where user_id = $1
       union select finished_on::text from plan.missions where user_id = $1 order by date`,
      [userId],
    );
    return rows.map(({ date }) => date);
  }
}
