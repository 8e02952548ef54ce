import { Inject, Injectable } from '@nestjs/common';
import type { getMessageHistory, OutputOf, StepCheck, TutorPhase } from '@aivy/contracts';
import { isStillOpen, LATE_IS_HARMLESS, type Transaction } from '@aivy/server-kit';
import { DataSource } from 'typeorm';
import type { SessionIds } from '../session/session.js';
import type { MessageIds, NewMessage, StoredMessage, Words } from './message.js';

const COLUMNS = `user_id as "userId", message_id as "messageId", conversation_id as "conversationId", question_id as "questionId",
  said, phase, move, state, meta, quick_replies as "quickReplies", hints_seen as "hintsSeen", grade, reply, note`;

export interface Exchange {
  phase: TutorPhase;
  said: string;
  reply: string | null;
  stepCheck: StepCheck | null;
  offeredAnswer: string | null;
}
export type Line = OutputOf<typeof getMessageHistory>['hint'][number];

/** What was said with the tutor, and the states of the conversations. */
@Injectable()
export class MessageRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  async selectOptional(
    { userId, messageId }: MessageIds,
    manager: Transaction = this.source.manager,
  ): Promise<StoredMessage | undefined> {
    const rows: StoredMessage[] = await manager.query(
      `select ${COLUMNS} from aivydaily.messages where user_id = $1 and message_id = $2`,
      [userId, messageId],
    );
    return rows[0];
  }

  /** In the order in which they were said. */
  selectOfQuestion({ userId, conversationId }: SessionIds, questionId: number): Promise<Exchange[]> {
    return this.source.query(
      `select phase, said, reply, move->'marks' as "stepCheck",
         case when move->>'move' = 'offer-submit' then move->>'option' end as "offeredAnswer"
       from aivydaily.messages
       where user_id = $1 and conversation_id = $2 and question_id = $3 order by place`,
      [userId, conversationId, questionId],
    );
  }

  /** Stored states of a session's questions, by question id. */
  async selectStates({ userId, conversationId }: SessionIds, transaction: Transaction): Promise<Map<number, unknown>> {
    const rows: { id: number; tutor: unknown }[] = await transaction.query(
      'select question_id as id, tutor from aivydaily.questions where user_id = $1 and conversation_id = $2 and tutor is not null',
      [userId, conversationId],
    );
    return new Map(rows.map(({ id, tutor }) => [id, tutor]));
  }

  /** Stores a message with what it changes of its question and session. @param leaseMs how long its writer has for the words */
  async insert(message: NewMessage, now: Date, leaseMs: number, transaction: Transaction): Promise<void> {
    const { reply } = message;
    await transaction.query(
      `with said as (
         insert into aivydaily.messages (user_id, message_id, conversation_id, question_id, said, said_at, phase, move, state, meta,
           quick_replies, hints_seen, grade, flagged, reply, replied_at, source, writing_until)
         values ($1, $2, $3, $4, $5, $6, $7, $8, case when $13::text is null then $9::jsonb end, $10, $11, $12, $14::smallint, $14::smallint is not null, $13,
           case when $13::text is null then null else $6::timestamptz end, case when $13::text is null then null else 'offline' end,
           case when $13::text is null then clock_timestamp() + make_interval(secs => $15) end)
       ), active as (
         update aivydaily.sessions set active_at = $6::timestamptz where user_id = $1 and conversation_id = $3 and ended_at is null
       )
       update aivydaily.questions set tutor = $9, hints_seen = $12
       where user_id = $1 and conversation_id = $3 and question_id = $4`,
      [
        message.userId,
        message.messageId,
        message.conversationId,
        message.questionId,
        message.said,
        now,
        message.phase,
        JSON.stringify(message.move),
        JSON.stringify(message.state),
        JSON.stringify(message.meta),
        JSON.stringify(message.quickReplies),
        message.hintsSeen,
        reply,
        message.grade,
        leaseMs / 1000,
      ],
    );
  }

  /** Takes the writing of a reply whose writer has gone. @returns false while another one writes, or when it is written */
  async takeOver({ userId, messageId }: MessageIds, leaseMs: number): Promise<boolean> {
    return this.lease({ userId, messageId }, leaseMs, 'and writing_until < clock_timestamp()');
  }

  /** Keeps the writing of a reply for longer. */
  async renew(ids: MessageIds, leaseMs: number): Promise<boolean> {
    return this.lease(ids, leaseMs, '');
  }

  /** Stores the words; of two writers the first one's stay. @returns the message with them, if they were these */
  async updateReply(
    { userId, messageId }: MessageIds,
    { text, source, blocked, note }: Words,
  ): Promise<StoredMessage | undefined> {
    // A message is sent again until it has its reply, and a reply that is there stays.
    const [rows]: [StoredMessage[], number] = await this.source.query(
      `${LATE_IS_HARMLESS} update aivydaily.messages set reply = $3, source = $4, blocked = $5, note = $6, replied_at = $7, state = null, writing_until = null
       where user_id = $1 and message_id = $2 and reply is null returning ${COLUMNS}`,
      [userId, messageId, text, source, blocked, note, new Date()],
    );
    return rows[0];
  }

  /**
   * Erases what was said before a moment, so many at once. Distress that no one has handled stays a while longer.
   * @returns how many messages went, each with its reply, and how many of them were distress that no one had handled
   */
  async deleteBefore(moment: Date, limit: number): Promise<{ messages: number; unhandled: number }> {
    const [deleted]: [{ unhandled: boolean }[], number] = await this.source.query(
      `delete from aivydaily.messages where (user_id, message_id) in (
         select user_id, message_id from aivydaily.messages where said_at < $1 and not ${isStillOpen('flagged')} limit $2)
       returning flagged and handled_at is null as unhandled`,
      [moment, limit],
    );
    return { messages: deleted.length, unhandled: deleted.filter(({ unhandled }) => unhandled).length };
  }

  private async lease({ userId, messageId }: MessageIds, leaseMs: number, where: string): Promise<boolean> {
    const [, count]: [unknown, number] = await this.source.query(
      `update aivydaily.messages set writing_until = clock_timestamp() + make_interval(secs => $3)
       where user_id = $1 and message_id = $2 and reply is null ${where}`,
      [userId, messageId, leaseMs / 1000],
    );
    return count > 0;
  }
}
