import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { MinutesADay } from '@aivy/contracts';
import type { LocalDate, PlanTerm } from '@aivy/exam';
import type { Transaction } from '@aivy/server-kit';
import { DataSource } from 'typeorm';
import { PlanRow } from './plan.entity.js';
import type { PlanTarget, StoredPlan } from './plan.js';

const planOf = ({ mathTarget, englishTarget, ...row }: PlanRow): StoredPlan => ({
  ...row,
  target: { math: mathTarget, english: englishTarget },
});

export interface NewPlan extends PlanTerm {
  target: PlanTarget;
  beginDate: LocalDate;
  minutesADay: MinutesADay;
  timezone: string;
  createdAt: Date;
}

/** Plans. Every query names the user, so that a foreign id finds nothing. */
@Injectable()
export class PlanRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  async selectOptional(userId: string): Promise<StoredPlan | null> {
    const row = await this.source.manager.findOneBy(PlanRow, { userId });
    return row && planOf(row);
  }

  /** The plan, locked until the transaction ends: days are finished one after the other. */
  async selectOptionalForUpdate(userId: string, transaction: Transaction): Promise<StoredPlan | null> {
    const row = await transaction.findOne(PlanRow, { where: { userId }, lock: { mode: 'pessimistic_write' } });
    return row && planOf(row);
  }

  /** Its focus areas follow. @returns false if the student already has a plan, including one made at this moment */
  async insert(userId: string, plan: NewPlan, transaction: Transaction): Promise<boolean> {
    const rows: unknown[] = await transaction.query(
      `insert into plan.plans (user_id, plan_id, duration, math_target, english_target, math_weak, english_weak,
         begin_date, start_day, ends_on, timezone, created_at, minutes_a_day)
       values ($1, $2, $3, $4, $5, '[]', '[]', $6, $7, $8, $9, $10, $11) on conflict (user_id) do nothing returning 1`,
      [
        userId,
        randomUUID(),
        plan.duration,
        plan.target.math,
        plan.target.english,
        plan.beginDate,
        plan.startDay,
        plan.endsOn,
        plan.timezone,
        plan.createdAt,
        plan.minutesADay,
      ],
    );
    return rows.length > 0;
  }

  async updateTarget(
    userId: string,
    target: PlanTarget,
    { duration, startDay, endsOn, minutesADay }: PlanTerm & Pick<StoredPlan, 'minutesADay'>,
    transaction: Transaction,
  ): Promise<void> {
    const { math: mathTarget, english: englishTarget } = target;
    await transaction.update(
      PlanRow,
      { userId },
      { mathTarget, englishTarget, duration, startDay, endsOn, minutesADay },
    );
  }

  async updateMinutes(userId: string, minutes: MinutesADay): Promise<void> {
    await this.source.query('update plan.plans set minutes_a_day = $2 where user_id = $1', [userId, minutes]);
  }

  /** Where the student is, and the dates as they are there. A term that was set in the meantime keeps its end. */
  async updatePlace(
    { userId, endsOn: before }: StoredPlan,
    { timeZone, beginDate, endsOn }: Pick<StoredPlan, 'beginDate' | 'endsOn'> & { timeZone: string },
  ): Promise<void> {
    await this.source.query(
      `update plan.plans set timezone = $2, begin_date = least(begin_date, $3), ends_on = case ends_on when $4 then $5::date else ends_on end
       where user_id = $1`,
      [userId, timeZone, beginDate, before, endsOn],
    );
  }

  /** Days are finished one after the other, on dates that never go back. */
  async updateFinished(
    userId: string,
    { day, date, timeZone }: { day: number; date: LocalDate; timeZone: string },
    transaction: Transaction,
  ): Promise<void> {
    await transaction.update(
      PlanRow,
      { userId },
      { lastFinishedDay: day, lastFinishedDate: date, lastFinishedZone: timeZone },
    );
  }
}
