import { Injectable } from '@nestjs/common';
import type { PlanDays, PlanSpan } from '@aivy/exam';
import type { EntityManager } from 'typeorm';

export interface PlanOnTheRoad extends PlanDays, PlanSpan {
  timeZone: string;
}

/** Days of a plan that full tests finish. */
@Injectable()
export class TestDayRepository {
  /** The student's plan, locked until the transaction ends; null without one. */
  async selectOptionalForUpdate(userId: string, manager: EntityManager): Promise<PlanOnTheRoad | null> {
    const rows: PlanOnTheRoad[] = await manager.query(
      `select last_finished_day as "lastFinishedDay", last_finished_date::text as "lastFinishedDate", start_day as "startDay", duration, timezone as "timeZone"
       from plan.plans where user_id = $1 for update`,
      [userId],
    );
    return rows[0] ?? null;
  }

  /** Finished days at a moment. */
  async countFinished(userId: string, at: Date, manager: EntityManager): Promise<number> {
    const rows: { days: number }[] = await manager.query(
      'select count(*)::int as days from plan.days where user_id = $1 and finished_at <= $2',
      [userId, at],
    );
    return rows[0]!.days;
  }

  async insertFinished(userId: string, day: number, date: string, at: Date, manager: EntityManager): Promise<void> {
    await manager.query('insert into plan.days (user_id, day, finished_on, finished_at) values ($1, $2, $3, $4)', [
      userId,
      day,
      date,
      at,
    ]);
    await manager.query(
      'update plan.plans set last_finished_day = $2, last_finished_date = $3, last_finished_zone = timezone where user_id = $1 and last_finished_day = $2 - 1',
      [userId, day, date],
    );
  }
}
