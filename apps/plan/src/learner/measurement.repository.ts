import { Inject, Injectable } from '@nestjs/common';
import type { MeasuredScores } from '@aivy/contracts';
import { DataSource, type EntityManager } from 'typeorm';

/** Section scores of a diagnostic or a full test. */
export interface Measurement {
  attemptId: string;
  source: 'diagnostic' | 'full-test';
  measuredAt: Date;
  /** `YYYY-MM-DD` where the student was. */
  measuredOn: string;
  /** Finished days of the plan at that time. */
  day: number;
  scores: MeasuredScores;
}

@Injectable()
export class MeasurementRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Its place in the plan follows with `updatePlace`. @returns false when it is there already, also of one moment */
  async insertNew(
    userId: string,
    { attemptId, source, measuredAt, scores }: Omit<Measurement, 'measuredOn' | 'day'>,
    manager: EntityManager,
  ): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `insert into plan.measurements (user_id, attempt_id, source, measured_at, measured_on, day, scores) values ($1, $2, $3, $4, $4::timestamptz::date, 0, $5)
       on conflict (user_id, attempt_id) do nothing returning attempt_id`,
      [userId, attemptId, source, measuredAt, JSON.stringify(scores)],
    );
    return rows.length > 0;
  }

  async updatePlace(
    userId: string,
    attemptId: string,
    { measuredOn, day }: Pick<Measurement, 'measuredOn' | 'day'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      'update plan.measurements set measured_on = $3, day = $4 where user_id = $1 and attempt_id = $2',
      [userId, attemptId, measuredOn, day],
    );
  }

  /** Dates where the student is, of what was measured before anybody knew where that is. */
  async updateDates(userId: string, timeZone: string, manager: EntityManager): Promise<void> {
    await manager.query(
      'update plan.measurements set measured_on = (measured_at at time zone $2)::date where user_id = $1',
      [userId, timeZone],
    );
  }

  /** All of a student, the oldest first. */
  selectOfUser(userId: string): Promise<Measurement[]> {
    return this.source.query(
      `select attempt_id as "attemptId", source, measured_at as "measuredAt", measured_on::text as "measuredOn", day, scores
       from plan.measurements where user_id = $1 order by measured_at, attempt_id`,
      [userId],
    );
  }
}
