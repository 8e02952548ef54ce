import { Inject, Injectable } from '@nestjs/common';
import type { FocusLists } from '@aivy/contracts';
import type { Transaction } from '@aivy/server-kit';
import { DataSource } from 'typeorm';

/** The focus areas of a journey, from 1. */
export interface StoredFocus extends FocusLists {
  journey: number;
}

/** Focus areas, one row for each journey. */
@Injectable()
export class FocusRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Those of all journeys so far, the first journey first. */
  selectOfUser(userId: string): Promise<StoredFocus[]> {
    return this.source.query(
      'select journey, english, math from plan.focus_areas where user_id = $1 order by journey',
      [userId],
    );
  }

  async selectOptional(userId: string, journey: number): Promise<FocusLists | null> {
    const rows: FocusLists[] = await this.source.query(
      'select english, math from plan.focus_areas where user_id = $1 and journey = $2',
      [userId, journey],
    );
    return rows[0] ?? null;
  }

  /** Of two at once the first one stays. */
  async insertFirst(userId: string, focus: StoredFocus): Promise<void> {
    await this.source.transaction((transaction) => this.store(userId, focus, 'do nothing', transaction));
  }

  async upsert(userId: string, focus: StoredFocus, transaction: Transaction): Promise<void> {
    await this.store(
      userId,
      focus,
      'do update set english = excluded.english, math = excluded.math, stored_at = excluded.stored_at',
      transaction,
    );
  }

  /** The previous release reads the lists in the plan. */
  private async store(
    userId: string,
    { journey, english, math }: StoredFocus,
    onConflict: string,
    transaction: Transaction,
  ): Promise<void> {
    await transaction.query(
      `with plan as (select user_id from plan.plans where user_id = $1 for update),
       stored as (
         insert into plan.focus_areas (user_id, journey, english, math, stored_at)
         select user_id, $2, $3, $4, $5 from plan on conflict (user_id, journey) ${onConflict} returning user_id, english, math
       )
       update plan.plans p set english_weak = s.english, math_weak = s.math from stored s where p.user_id = s.user_id`,
      [userId, journey, JSON.stringify(english), JSON.stringify(math), new Date()],
    );
  }
}
