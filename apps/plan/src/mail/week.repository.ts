import { MINUTE_MS } from '@aivy/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { LocalDate } from '@aivy/exam';
import { DataSource } from 'typeorm';

/** Longer than anybody reads one question: the page was left open. */
const LONGEST_MS = 5 * MINUTE_MS;

/** What was done between two moments. */
export interface WeekWork {
  questions: number;
  spentMs: number;
}

/** What a student did in a week. */
@Injectable()
export class WeekRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Days of the plan finished on these dates, both included. */
  async selectDays(userId: string, from: LocalDate, to: LocalDate): Promise<number> {
    const rows: { days: number }[] = await this.source.query(
      'select count(distinct finished_on)::int as days from plan.days where user_id = $1 and finished_on between $2 and $3',
      [userId, from, to],
    );
    return rows[0]?.days ?? 0;
  }

  /** The first mastery that was ever computed: what a first week is measured from. */
  async selectOptionalFirstMastery(userId: string): Promise<Readonly<Record<string, number>> | null> {
    const rows: { mastery: Record<string, number> }[] = await this.source.query(
      'select mastery from plan.mastery_history where user_id = $1 order by computed_at, version limit 1',
      [userId],
    );
    return rows[0]?.mastery ?? null;
  }

  /** Answers in units, tests and practice. */
  async selectWork(userId: string, from: Date, to: Date): Promise<WeekWork> {
    const rows: WeekWork[] = await this.source.query(
      `select count(*) filter (where answered)::int as questions,
         coalesce(sum(least(spent_ms, ${LONGEST_MS})), 0)::float8 as "spentMs"
       from plan.evidence where user_id = $1 and not replaced and given_at >= $2 and given_at < $3`,
      [userId, from, to],
    );
    return rows[0] ?? { questions: 0, spentMs: 0 };
  }
}
