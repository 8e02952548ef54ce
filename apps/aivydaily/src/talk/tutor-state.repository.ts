import { Inject, Injectable } from '@nestjs/common';
import type { Transaction } from '@aivy/server-kit';
import type { Decided } from '@aivy/talk';
import { DataSource } from 'typeorm';
import type { SessionIds } from '../session/session.js';

/** What the tutor remembers of each question of a session. */
@Injectable()
export class TutorStateRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** By question id, as they were stored. */
  async selectOfSession(
    { userId, conversationId }: SessionIds,
    manager: Transaction = this.source.manager,
  ): Promise<Map<number, unknown>> {
    const rows: { id: number; tutor: unknown }[] = await manager.query(
      'select question_id as id, tutor from aivydaily.questions where user_id = $1 and conversation_id = $2 and tutor is not null',
      [userId, conversationId],
    );
    return new Map(rows.map(({ id, tutor }) => [id, tutor]));
  }

  /** Stores what a decision changes of its question and session. */
  async update(
    { userId, conversationId }: SessionIds,
    { questionId, state, hintsSeen }: Pick<Decided, 'questionId' | 'state' | 'hintsSeen'>,
    transaction: Transaction,
  ): Promise<void> {
    await transaction.query(
      `with active as (
         update aivydaily.sessions set active_at = $6 where user_id = $1 and conversation_id = $2 and ended_at is null
       )
       update aivydaily.questions set tutor = $4, hints_seen = $5
       where user_id = $1 and conversation_id = $2 and question_id = $3`,
      [userId, conversationId, questionId, JSON.stringify(state), hintsSeen, new Date()],
    );
  }
}
