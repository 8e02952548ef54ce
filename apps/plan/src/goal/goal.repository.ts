import { Inject, Injectable } from '@nestjs/common';
import type { GoalMinutes } from '@aivy/contracts';
import type { Transaction } from '@aivy/server-kit';
import { DataSource } from 'typeorm';

/** What a student's day is measured by. */
export interface StoredGoal {
  userId: string;
  /** Null while the student hasn't picked one. */
  minutes: GoalMinutes | null;
  /** Null for a student without a plan who hasn't picked a goal. */
  timezone: string | null;
}

/** An answer to a practice question. */
export interface PracticeAnswer {
  attempt: number;
  spent_ms: number;
}

export interface Practiced {
  answers: readonly PracticeAnswer[];
  /** Time on a set that was started in the span and isn't finished. */
  openUnitMs: number;
}

/** Smallest daily goals, and the practice they're compared with. */
@Injectable()
export class GoalRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  selectOf(userIds: readonly string[], transaction: Transaction = this.source.manager): Promise<StoredGoal[]> {
    return transaction.query(
      `select id as "userId", g.minutes, coalesce(p.timezone, g.timezone) as timezone
       from unnest($1::uuid[]) id
       left join plan.smallest_goals g on g.user_id = id left join plan.plans p on p.user_id = id`,
      [userIds],
    );
  }

  async upsert(userId: string, minutes: GoalMinutes, timezone: string): Promise<void> {
    await this.source.query(
      `insert into plan.smallest_goals (user_id, minutes, timezone) values ($1, $2, $3)
       on conflict (user_id) do update set minutes = excluded.minutes, timezone = excluded.timezone`,
      [userId, minutes, timezone],
    );
  }

  /** What a finished set or mission brings isn't in it: those count for the streak anyway. */
  async selectPracticed(
    userId: string,
    from: Date,
    to: Date,
    transaction: Transaction = this.source.manager,
  ): Promise<Practiced> {
    const rows: Practiced[] = await transaction.query(
      `select
         (select coalesce(json_agg(json_build_object('attempt', attempt, 'spent_ms', spent_ms)), '[]') from plan.evidence
          where user_id = $1 and source = 'practice' and given_at >= $2 and given_at < $3) as answers,
         (select coalesce(sum(spent_ms), 0)::float8 from plan.units
          where user_id = $1 and finished_at is null and served_at >= $2 and served_at < $3) as "openUnitMs"`,
      [userId, from, to],
    );
    return rows[0]!;
  }
}
