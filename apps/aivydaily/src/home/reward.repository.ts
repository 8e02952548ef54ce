import { Inject, Injectable } from '@nestjs/common';
import type { BadgeName } from '@aivy/contracts';
import type { LocalDate } from '@aivy/exam';
import { DataSource, type EntityManager } from 'typeorm';

/** What a student has earned, as it is stored: points belong to answers and are never computed anew. */
export interface Earned {
  points: number;
  pointsToday: number;
  missions: number;
  perfectMissions: number;
  topics: number;
  questions: number;
  twins: number;
  /** Of finished missions, each once, the oldest first. */
  missionDates: LocalDate[];
}

export interface EarnedBadge {
  name: BadgeName;
  earnedAt: Date;
}

@Injectable()
export class RewardRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** @param since first moment of today where the student is */
  async selectEarned(userId: string, since: Date, manager: EntityManager = this.source.manager): Promise<Earned> {
    const rows: Earned[] = await manager.query(
      `with asked as (
         select conversation_id, completed_at, correct, twin_of, correct and exists (
           select 1 from aivydaily.attempts a where a.user_id = q.user_id and a.conversation_id = q.conversation_id
             and a.question_id = q.question_id and a.attempt = 1 and a.correct) as first
         from aivydaily.questions q where user_id = $1
       ), done as (
         select subcategory, mission_date, (select bool_and(first) from asked where asked.conversation_id = s.conversation_id) as perfect
         from aivydaily.sessions s where user_id = $1 and completed
       ), given as (
         select coalesce(sum(points), 0)::int as points, coalesce(sum(points) filter (where given_at >= $2), 0)::int as today
         from aivydaily.attempts where user_id = $1
       )
       select given.points, given.today as "pointsToday",
         (select count(*) from done)::int as missions,
         (select count(*) from done where perfect)::int as "perfectMissions",
         (select count(distinct subcategory) from done)::int as topics,
         (select count(*) from asked where completed_at is not null)::int as questions,
         (select count(*) from asked where twin_of is not null and correct)::int as twins,
         coalesce((select json_agg(date order by date) from (select distinct mission_date::text as date from done) d), '[]') as "missionDates"
       from given`,
      [userId, since],
    );
    return rows[0]!;
  }

  selectBadges(userId: string): Promise<EarnedBadge[]> {
    return this.source.query(
      'select name, earned_at as "earnedAt" from aivydaily.badges where user_id = $1 order by earned_at, name',
      [userId],
    );
  }

  /** A badge is earned once; a second time changes nothing. */
  async insertBadges(
    userId: string,
    names: readonly BadgeName[],
    now: Date,
    manager: EntityManager = this.source.manager,
  ): Promise<void> {
    await manager.query(
      `insert into aivydaily.badges (user_id, name, earned_at) select $1, name, $3 from unnest($2::text[]) name
       on conflict (user_id, name) do nothing`,
      [userId, names, now],
    );
  }
}
