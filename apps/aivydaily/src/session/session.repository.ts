import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@aivy/contracts';
import { SESSION_LIFE_MS, type LocalDate } from '@aivy/exam';
import { DataSource, type EntityManager } from 'typeorm';
import { MORE_LIKE_IT, type Session, type SessionIds } from './session.js';

/** Of `aivydaily.sessions s`. */
export const SESSION_COLUMNS = `s.user_id as "userId", s.conversation_id as "conversationId", s.subcategory, s.started_at as "startedAt",
  s.active_at as "activeAt", s.ended_at as "endedAt", s.completed, s.max_attempts as "maxAttempts",
  s.liked_item as "likedItem", s.liked_from as "likedFrom", s.is_above as "isAbove"`;

/** Practice sessions. Every query names the user, so that a foreign id finds nothing. */
@Injectable()
export class SessionRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** @throws DomainError CONVERSATION-NOTFOUND also for an id of somebody else */
  async select(ids: SessionIds, manager: EntityManager = this.source.manager): Promise<Session> {
    return this.one(ids, '', manager);
  }

  /** The session, locked until the transaction ends: whatever else is asked of it waits. @throws as `select` */
  async selectForUpdate(ids: SessionIds, manager: EntityManager): Promise<Session> {
    return this.one(ids, 'for update', manager);
  }

  /** The open session of a topic, or a new one; of two that start at once the second finds the first one's. */
  async selectOrInsertOpen(
    { userId, subcategory, maxAttempts }: Pick<Session, 'userId' | 'subcategory' | 'maxAttempts'>,
    now: Date,
    manager: EntityManager,
  ): Promise<Session> {
    const open = await this.selectOptionalOpen(userId, subcategory, manager);
    if (open) return open;
    const rows: Session[] = await manager.query(
      `insert into aivydaily.sessions as s (user_id, subcategory, started_at, active_at, max_attempts) values ($1, $2, $3, $3, $4)
       on conflict (user_id, subcategory) where ended_at is null do nothing returning ${SESSION_COLUMNS}`,
      [userId, subcategory, now, maxAttempts],
    );
    return rows[0] ?? (await this.selectOptionalOpen(userId, subcategory, manager))!;
  }

  /** More like an item are wanted from here on; asked for again before these were given, nothing changes. */
  async updateLiked({ userId, conversationId }: SessionIds, itemId: number, manager: EntityManager): Promise<void> {
    await manager.query(
      `with asked as (select count(*) as questions from aivydaily.questions where user_id = $1 and conversation_id = $2)
       update aivydaily.sessions s set liked_item = $3, liked_from = asked.questions from asked
       where s.user_id = $1 and s.conversation_id = $2 and s.ended_at is null
         and (s.liked_item is distinct from $3 or asked.questions >= s.liked_from + $4)`,
      [userId, conversationId, itemId, MORE_LIKE_IT],
    );
  }

  /** From here on its questions are above the student's level. */
  async updateAbove({ userId, conversationId }: SessionIds, manager: EntityManager): Promise<void> {
    await manager.query('update aivydaily.sessions set is_above = true where user_id = $1 and conversation_id = $2', [
      userId,
      conversationId,
    ]);
  }

  /** Ends the sessions of a student that have long been left. */
  async updateStale(userId: string, now: Date, manager: EntityManager): Promise<void> {
    await manager.query(
      `update aivydaily.sessions set ended_at = active_at where user_id = $1 and ended_at is null and active_at <= $2`,
      [userId, new Date(now.getTime() - SESSION_LIFE_MS)],
    );
  }

  async updateActive({ userId, conversationId }: SessionIds, now: Date, manager: EntityManager): Promise<void> {
    await manager.query(
      'update aivydaily.sessions set active_at = $3 where user_id = $1 and conversation_id = $2 and ended_at is null',
      [userId, conversationId, now],
    );
  }

  async updateEnded({ userId, conversationId }: SessionIds, now: Date, manager: EntityManager): Promise<void> {
    await manager.query(
      'update aivydaily.sessions set ended_at = $3 where user_id = $1 and conversation_id = $2 and ended_at is null',
      [userId, conversationId, now],
    );
  }

  /** @param date where the student was */
  async updateCompleted(
    { userId, conversationId }: SessionIds,
    { now, date }: { now: Date; date: LocalDate },
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `update aivydaily.sessions set active_at = $3, ended_at = $3, completed = true, mission_date = $4, mission_enqueued_at = $3
       where user_id = $1 and conversation_id = $2`,
      [userId, conversationId, now, date],
    );
  }

  private async selectOptionalOpen(
    userId: string,
    subcategory: number,
    manager: EntityManager,
  ): Promise<Session | undefined> {
    const rows: Session[] = await manager.query(
      `select ${SESSION_COLUMNS} from aivydaily.sessions s where user_id = $1 and subcategory = $2 and ended_at is null`,
      [userId, subcategory],
    );
    return rows[0];
  }

  private async one({ userId, conversationId }: SessionIds, lock: string, manager: EntityManager): Promise<Session> {
    const rows: Session[] = await manager.query(
      `select ${SESSION_COLUMNS} from aivydaily.sessions s where user_id = $1 and conversation_id = $2 ${lock}`,
      [userId, conversationId],
    );
    if (!rows[0]) throw new DomainError('CONVERSATION-NOTFOUND');
    return rows[0];
  }
}
