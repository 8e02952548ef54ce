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

  /** Dates of all finished days, by day. */
  async selectDates(userId: string): Promise<LocalDate[]> {
    const rows = await this.source.manager.find(DayRow, {
      select: { finishedOn: true },
      where: { userId },
      order: { day: 'ASC' },
    });
    return rows.map(({ finishedOn }) => finishedOn);
  }

  async insert(userId: string, day: FinishedDay, transaction: Transaction): Promise<void> {
    await transaction.insert(DayRow, { userId, ...day });
  }
}
