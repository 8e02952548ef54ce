import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AbilityState } from '../forecast/abilities.js';

/** Mastery by skill id. */
export type MasteryBySkill = Readonly<Record<string, number>>;

/** What mastery was, as it was computed each time. */
@Injectable()
export class MasteryHistoryRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** The last mastery that was computed before a moment. */
  async selectOptionalBefore(userId: string, moment: Date): Promise<MasteryBySkill | null> {
    const rows: { mastery: MasteryBySkill }[] = await this.source.query(
      `select mastery from plan.mastery_history where user_id = $1 and computed_at < $2
       order by computed_at desc, version desc limit 1`,
      [userId, moment],
    );
    return rows[0]?.mastery ?? null;
  }

  /** What forecasts started from at that time. Null for a row from before it was kept. */
  async selectOptionalAbilitiesBefore(userId: string, moment: Date): Promise<AbilityState | null> {
    const rows: { abilities: AbilityState | null }[] = await this.source.query(
      `select abilities from plan.mastery_history where user_id = $1 and computed_at < $2
       order by computed_at desc, version desc limit 1`,
      [userId, moment],
    );
    return rows[0]?.abilities ?? null;
  }
}
