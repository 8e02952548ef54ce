import { Inject, Injectable } from '@nestjs/common';
import { UNIT_POINTS } from '@aivy/contracts';
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

  /** Points that finished units have brought, in all and since a moment. */
  async selectUnitPoints(userId: string, since: Date): Promise<{ all: number; since: number }> {
    const rows: { all: number; since: number }[] = await this.source.query(
      `with answered as (
         select split_part(source_id, ':', 2)::int as day, count(*)::int as correct
         from plan.evidence where user_id = $1 and source = 'unit' and correct group by 1
       ), earned as (
         select d.finished_at, $3::int + $4::int * coalesce(a.correct, 0) as points
         from plan.units u join plan.days d using (user_id, day) left join answered a using (day) where u.user_id = $1
       )
       select coalesce(sum(points), 0)::int as all, coalesce(sum(points) filter (where finished_at >= $2), 0)::int as since
       from earned`,
      [userId, since, UNIT_POINTS.finished, UNIT_POINTS.right],
    );
    return rows[0]!;
  }
}
