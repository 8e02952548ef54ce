import { Inject, Injectable } from '@nestjs/common';
import type { Transaction } from '@aivy/server-kit';
import { DataSource, IsNull, LessThan, MoreThanOrEqual, Not } from 'typeorm';
import { UnitRow } from './unit.entity.js';
import type { PinnedQuestion, Unit } from './unit.js';

export interface NewUnit {
  day: number;
  skill: number;
  questions: readonly PinnedQuestion[];
  servedAt: Date;
}

/** Which finished units are wanted. */
export interface FinishedUnits {
  since: Date | undefined;
  /** Only units of earlier days than this one. */
  before: number | undefined;
  /** The unit of this day alone. */
  day: number | undefined;
  most: number;
}
type FinishedUnit = Unit & { finishedAt: Date };

const unitOf = ({ userId: _, activeAt: __, ...row }: UnitRow): Unit => row;

/** Units, each made once. */
@Injectable()
export class UnitRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  async selectOptional(
    userId: string,
    day: number,
    transaction: Transaction = this.source.manager,
  ): Promise<Unit | null> {
    const row = await transaction.findOneBy(UnitRow, { userId, day });
    return row && unitOf(row);
  }

  async selectOfUser(userId: string): Promise<Unit[]> {
    const rows = await this.source.manager.find(UnitRow, { where: { userId }, order: { day: 'ASC' } });
    return rows.map(unitOf);
  }

  /** Finished units, the newest first. */
  async selectFinished(userId: string, { since, before, day, most }: FinishedUnits): Promise<FinishedUnit[]> {
    const rows = await this.source.manager.find(UnitRow, {
      where: {
        userId,
        finishedAt: since ? MoreThanOrEqual(since) : Not(IsNull()),
        ...((day !== undefined || before !== undefined) && { day: day ?? LessThan(before!) }),
      },
      order: { day: 'DESC' },
      take: most,
    });
    return rows.map((row) => ({ ...unitOf(row), finishedAt: row.finishedAt! }));
  }

  /** Of two servings at once the first one's questions stay. */
  async insertFirst(userId: string, { day, skill, questions, servedAt }: NewUnit): Promise<void> {
    await this.source.query(
      `insert into plan.units (user_id, day, skill, questions, served_at, active_at) values ($1, $2, $3, $4, $5, $5)
       on conflict (user_id, day) do nothing`,
      [userId, day, skill, JSON.stringify(questions), servedAt],
    );
  }

  /** Items of units that are not finished, which the learner record does not know yet. */
  async selectOpenItems(userId: string): Promise<number[]> {
    const rows: { id: number }[] = await this.source.query(
      `select (q->>'id')::int as id from plan.units, jsonb_array_elements(questions) with ordinality e(q, place)
       where user_id = $1 and finished_at is null order by day, place`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  /** Closes the unit; saves that are under way come before it or not at all. */
  async updateFinished(userId: string, day: number, at: Date, transaction: Transaction): Promise<void> {
    await transaction.update(UnitRow, { userId, day }, { finishedAt: at });
  }
}
