import { Inject, Injectable } from '@nestjs/common';
import { staffMailJob, unlockName, type aivydailyUserData, type InternalOutputOf } from '@aivy/contracts';
import { Outbox } from '@aivy/server-kit';
import { DataSource } from 'typeorm';

type Exported = InternalOutputOf<typeof aivydailyUserData.export>;
type Session = Exported['sessions'][number];

/** Without what was said in it. */
export type PractisedSession = Omit<Session, 'questions' | 'messages'> & {
  questions: (Omit<Session['questions'][number], 'messages'> & { is_completed: boolean })[];
};

/** ISO 8601, UTC. */
const stamp = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Everything about a user except what was said. */
@Injectable()
export class UserDataRepository {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async select(userId: string): Promise<Omit<Exported, 'sessions'> & { sessions: PractisedSession[] }> {
    const [sessions, badges, unlocks, extras] = await Promise.all([
      this.selectSessions(userId),
      this.source.query(
        `select name, ${stamp('earned_at')} as earned_at from aivydaily.badges where user_id = $1 order by earned_at, name`,
        [userId],
      ) as Promise<Exported['badges']>,
      this.source.query(
        `select name, ${stamp('unlocked_at')} as unlocked_at from aivydaily.unlocks
         where user_id = $1 and name = any($2) order by unlocked_at, name`,
        [userId, unlockName.options],
      ) as Promise<Exported['unlocks']>,
      this.source.query(
        `select split_part(name, '-', 1) as name, ${stamp('unlocked_at')} as bought_at from aivydaily.unlocks
         where user_id = $1 and name <> all($2) order by unlocked_at, name`,
        [userId, unlockName.options],
      ) as Promise<NonNullable<Exported['extras']>>,
    ]);
    return { sessions, badges, unlocks, extras };
  }

  /** Questions, attempts and messages go with their sessions, and with them what tells staff of any. */
  async delete(userId: string): Promise<void> {
    await this.source.transaction(async (manager) => {
      for (const table of ['sessions', 'badges', 'unlocks'])
        await manager.query(`delete from aivydaily.${table} where user_id = $1`, [userId]);
      await this.outbox.deleteOfUser(manager, staffMailJob, userId);
    });
  }

  private selectSessions(userId: string): Promise<PractisedSession[]> {
    return this.source.query(
      `select s.conversation_id as id, s.subcategory, ${stamp('s.started_at')} as started_at, ${stamp('s.ended_at')} as ended_at, s.completed,
         (select coalesce(sum(a.points), 0)::int from aivydaily.attempts a where a.user_id = s.user_id and a.conversation_id = s.conversation_id) as points,
         coalesce((
           select json_agg(json_build_object('question_id', q.question_id, 'hints_seen', q.hints_seen,
             'is_completed', q.completed_at is not null,
             'attempts', coalesce((
               select json_agg(json_build_object('user_answer', a.answer, 'correct', a.correct, 'given_at', ${stamp('a.given_at')}) order by a.attempt)
               from aivydaily.attempts a where a.user_id = q.user_id and a.conversation_id = q.conversation_id and a.question_id = q.question_id), '[]')
           ) order by q.place)
           from aivydaily.questions q where q.user_id = s.user_id and q.conversation_id = s.conversation_id), '[]') as questions
       from aivydaily.sessions s where s.user_id = $1 order by s.conversation_id`,
      [userId],
    );
  }
}
