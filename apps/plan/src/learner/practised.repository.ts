import { Inject, Injectable } from '@nestjs/common';
import type { PractisedDay } from '@aivy/contracts';
import type { LocalDate } from '@aivy/exam';
import { practisedDay, type PractisedTime } from '@aivy/psychometrics';
import type { Transaction } from '@aivy/server-kit';
import { DataSource } from 'typeorm';

/** Beyond a year of days their practice says nothing about what answers show now. */
const DAYS = 400;

/** How much students have practised, by day. */
@Injectable()
export class PractisedRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Adds time; the learners are locked, so that no two add to a day at once. */
  async add(times: readonly (PractisedTime & { userId: string })[], transaction: Transaction): Promise<void> {
    if (times.length === 0) return;
    await transaction.query(
      `insert into plan.practised as p (user_id, day, english_ms, math_ms)
       select t."userId", t.day, t.english, t.math
       from jsonb_to_recordset($1::jsonb) as t("userId" uuid, day date, english bigint, math bigint)
       on conflict (user_id, day) do update set english_ms = p.english_ms + excluded.english_ms, math_ms = p.math_ms + excluded.math_ms`,
      [JSON.stringify(times)],
    );
  }

  /** The newest days, in minutes. @param since the first day wanted */
  async selectNewest(userId: string, since: LocalDate = '0001-01-01'): Promise<PractisedDay[]> {
    const times: PractisedTime[] = await this.source.query(
      `select day::text as day, english_ms::float8 as english, math_ms::float8 as math
       from plan.practised where user_id = $1 and day >= $2 order by day desc limit ${DAYS}`,
      [userId, since],
    );
    return times.map(practisedDay);
  }
}
