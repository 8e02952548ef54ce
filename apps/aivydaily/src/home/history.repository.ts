import { Inject, Injectable } from '@nestjs/common';
import type { getDailyHistory, OutputOf } from '@aivy/contracts';
import { DataSource } from 'typeorm';

type Entry = OutputOf<typeof getDailyHistory>[number];
type Row = Omit<Entry, 'started_at' | 'ended_at' | 'above'> & {
  started_at: Date;
  ended_at: Date | null;
  above: boolean;
};

const PAGE = 20;

@Injectable()
export class HistoryRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Sessions with at least one question, the newest first. @param before id of the last one of the page before */
  async selectPage(userId: string, before: number | undefined): Promise<Entry[]> {
    const rows: Row[] = await this.source.query(
      `select s.conversation_id as id, s.subcategory, s.started_at, s.ended_at, s.completed, s.is_above as above, q.*
       from aivydaily.sessions s, lateral (
         select count(*) filter (where completed_at is not null)::int as questions_answered,
           count(*) filter (where correct and tries = 1)::int as correct_first,
           coalesce(sum(points), 0)::int as points, coalesce(sum(spent_ms), 0)::int as spent_ms,
           json_agg(case when completed_at is null then null when correct then tries else 0 end order by place) as tries
         from (
           select place, completed_at, correct, spent_ms, a.* from aivydaily.questions asked, lateral (
             select count(*)::int as tries, sum(points) as points from aivydaily.attempts a
             where a.user_id = asked.user_id and a.conversation_id = asked.conversation_id and a.question_id = asked.question_id) a
           where asked.user_id = s.user_id and asked.conversation_id = s.conversation_id) each
       ) q
       where s.user_id = $1 and ($2::int is null or s.conversation_id < $2) and q.tries is not null
       order by s.conversation_id desc limit ${PAGE}`,
      [userId, before ?? null],
    );
    return rows.map(({ above, ...row }) => ({
      ...row,
      ...(above && { above }),
      started_at: row.started_at.getTime(),
      ended_at: row.ended_at?.getTime() ?? null,
    }));
  }
}
