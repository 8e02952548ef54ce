import { Inject, Injectable } from '@nestjs/common';
import type { aivydailyUserData, InternalOutputOf } from '@aivy/contracts';
import { DataSource } from 'typeorm';

type Exported = InternalOutputOf<typeof aivydailyUserData.export>;

/** ISO 8601, UTC. */
const stamp = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** All that is kept of a user. */
@Injectable()
export class UserDataRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  async select(userId: string): Promise<Exported> {
    const [sessions, badges, unlocks] = await Promise.all([
      this.selectSessions(userId),
      this.source.query(
        `select name, ${stamp('earned_at')} as earned_at from aivydaily.badges where user_id = $1 order by earned_at, name`,
        [userId],
      ) as Promise<Exported['badges']>,
      this.source.query(
        `select name, ${stamp('unlocked_at')} as unlocked_at from aivydaily.unlocks where user_id = $1 order by unlocked_at, name`,
        [userId],
      ) as Promise<Exported['unlocks']>,
    ]);
    return { sessions, badges, unlocks };
  }

  /** Questions, attempts and messages go with their sessions. */
  async delete(userId: string): Promise<void> {
    await this.source.transaction(async (manager) => {
      for (const table of ['sessions', 'badges', 'unlocks'])
        await manager.query(`delete from aivydaily.${table} where user_id = $1`, [userId]);
    });
  }

  /** A reply follows what was said; a message that has none yet stands alone. */
  private selectSessions(userId: string): Promise<Exported['sessions']> {
    return this.source.query(
      `select s.conversation_id as id, s.subcategory, ${stamp('s.started_at')} as started_at, ${stamp('s.ended_at')} as ended_at, s.completed,
         (select coalesce(sum(a.points), 0)::int from aivydaily.attempts a where a.user_id = s.user_id and a.conversation_id = s.conversation_id) as points,
         coalesce((
           select json_agg(json_build_object('question_id', q.question_id, 'hints_seen', q.hints_seen,
             'attempts', coalesce((
               select json_agg(json_build_object('user_answer', a.answer, 'correct', a.correct, 'given_at', ${stamp('a.given_at')}) order by a.attempt)
               from aivydaily.attempts a where a.user_id = q.user_id and a.conversation_id = q.conversation_id and a.question_id = q.question_id), '[]'),
             'messages', coalesce((
               select json_agg(json_build_object('role', l.role, 'content', l.content, 'said_at', l.said_at) order by l.place, l.part)
               from (
                 select place, 1 as part, 'user' as role, said as content, ${stamp('said_at')} as said_at from aivydaily.messages m
                 where m.user_id = q.user_id and m.conversation_id = q.conversation_id and m.question_id = q.question_id
                 union all
                 select place, 2, 'ai', reply, ${stamp('replied_at')} from aivydaily.messages m
                 where m.user_id = q.user_id and m.conversation_id = q.conversation_id and m.question_id = q.question_id and reply is not null) l), '[]')
           ) order by q.place)
           from aivydaily.questions q where q.user_id = s.user_id and q.conversation_id = s.conversation_id), '[]') as questions
       from aivydaily.sessions s where s.user_id = $1 order by s.conversation_id`,
      [userId],
    );
  }
}
