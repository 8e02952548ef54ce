import { Inject, Injectable } from '@nestjs/common';
import type { LocalDate } from '@aivy/exam';
import type { Transaction } from '@aivy/server-kit';
import { DataSource } from 'typeorm';
import { DayRow } from './unit.entity.js';
import type { FinishedDay } from './unit.js';

/** Finished days of plans, units and test days alike. */
@Injectable()
export class DayRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  async selectOptional(
    userId: string,
    day: number,
    transaction: Transaction = this.source.manager,
  ): Promise<FinishedDay | null> {
    return transaction.findOneBy(DayRow, { userId, day });
  }

  /** The date of a finished day, and the first later one on which another was finished; null for an open day. */
  async selectOptionalSpan(userId: string, day: number): Promise<{ from: LocalDate; next: LocalDate | null } | null> {
    const rows: { from: LocalDate; next: LocalDate | null }[] = await this.source.query(
      `select d.finished_on::text as "from",
         (select min(n.finished_on)::text from plan.days n where n.user_id = $1 and n.finished_on > d.finished_on) as next
       from plan.days d where d.user_id = $1 and d.day = $2`,
      [userId, day],
    );
    return rows[0] ?? null;
  }

  /** Dates of all finished days, by day. */
  async selectDates(userId: string): Promise<LocalDate[]> {
    // As one value: a row an entity is what three years of dates would cost most.
    const rows: { dates: LocalDate[] | null }[] = await this.source.query(
      'select array_agg(finished_on::text order by day) as dates from plan.days where user_id = $1',
      [userId],
    );
    return rows[0]?.dates ?? [];
  }

  async insert(userId: string, day: FinishedDay, transaction: Transaction): Promise<void> {
    await transaction.insert(DayRow, { userId, ...day });
  }
}
