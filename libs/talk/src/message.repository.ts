import { Inject, Injectable } from '@nestjs/common';
import { LATE_IS_HARMLESS, type Transaction } from '@aivy/server-kit';
import { DataSource } from 'typeorm';
import { isStillOpen } from './distress.repository.js';
import type { MessageIds, NewMessage, StoredMessage, TalkIds, Words } from './message.js';
import { TALK, type TalkSetup } from './setup.js';

const COLUMNS = `user_id as "userId", message_id as "messageId", conversation_id as "conversationId", question_id as "questionId",
  said, said_at as "saidAt", phase, move, state, meta, quick_replies as "quickReplies", hints_seen as "hintsSeen", grade,
  reply, replied_at as "repliedAt", note, coalesce(writing_until > clock_timestamp(), false) as "isBeingWritten"`;
/** What a decision sets. */
const DECIDED = 'phase, move, state, meta, quick_replies, hints_seen, reply, replied_at, source, writing_until';

/** What students said and what they were told: one row per message with its reply, in the same layout in every service. */
@Injectable()
export class MessageRepository {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(TALK) private readonly talk: Pick<TalkSetup, 'table'>,
  ) {}

  async selectOptional(
    { userId, messageId }: MessageIds,
    manager: Transaction = this.source.manager,
  ): Promise<StoredMessage | undefined> {
    const rows: StoredMessage[] = await manager.query(
      `select ${COLUMNS} from ${this.talk.table} where user_id = $1 and message_id = $2`,
      [userId, messageId],
    );
    return rows[0];
  }

  /** The newest messages of a talk, oldest first. @param questionId only those about this question */
  selectOfTalk(
    { userId, conversationId }: TalkIds,
    { questionId = null, limit = null }: { questionId?: number | null; limit?: number | null },
  ): Promise<StoredMessage[]> {
    return this.source.query(
      `select * from (
         select ${COLUMNS}, place from ${this.talk.table}
         where user_id = $1 and conversation_id = $2 and ($3::int is null or question_id = $3)
         order by place desc limit $4) newest
       order by place`,
      [userId, conversationId, questionId, limit],
    );
  }

  /** Everything a student and the tutor said, oldest first. */
  selectOfUser(userId: string): Promise<StoredMessage[]> {
    return this.source.query(`select ${COLUMNS} from ${this.talk.table} where user_id = $1 order by place`, [userId]);
  }

  /**
   * Stores a message with the decision about it, or the decision about a message that had none.
   * @param leaseMs how long its writer has for the words
   */
  async insert(message: NewMessage, leaseMs: number, transaction: Transaction): Promise<StoredMessage> {
    const rows: StoredMessage[] = await transaction.query(
      `insert into ${this.talk.table} as m (user_id, message_id, conversation_id, question_id, said, said_at, grade, flagged, ${DECIDED})
       values ($1, $2, $3, $4, $5, now(), $6::smallint, $6::smallint is not null, $7, $8, case when $13::text is null then $9::jsonb end,
         $10, $11, $12, $13, case when $13::text is not null then now() end, case when $13::text is not null then 'offline' end,
         case when $13::text is null then clock_timestamp() + make_interval(secs => $14) end)
       on conflict (user_id, message_id) do update set (${DECIDED}) =
         (${DECIDED.replaceAll(/\w+/g, 'excluded.$&')}) where m.reply is null
       returning ${COLUMNS}`,
      [
        message.userId,
        message.messageId,
        message.conversationId,
        message.questionId,
        message.said,
        message.grade,
        message.phase,
        JSON.stringify(message.move),
        JSON.stringify(message.state),
        JSON.stringify(message.meta),
        JSON.stringify(message.quickReplies),
        message.hintsSeen,
        message.reply,
        leaseMs / 1000,
      ],
    );
    return rows[0]!;
  }

  /** Keeps the writing of a reply for longer; 0 gives it up. */
  async renew({ userId, messageId }: MessageIds, leaseMs: number, where = ''): Promise<boolean> {
    const [, count]: [unknown, number] = await this.source.query(
      `update ${this.talk.table} set writing_until = clock_timestamp() + make_interval(secs => $3)
       where user_id = $1 and message_id = $2 and reply is null ${where}`,
      [userId, messageId, leaseMs / 1000],
    );
    return count > 0;
  }

  /** Takes over a reply whose writer is gone. @returns false while another one writes, or when it's written */
  takeOver(ids: MessageIds, leaseMs: number): Promise<boolean> {
    return this.renew(ids, leaseMs, 'and state is not null and writing_until < clock_timestamp()');
  }

  /** Stores the words; of two writers the first one's stay. @returns the message with them, if they were these */
  async updateReply(
    { userId, messageId }: MessageIds,
    { text, source, blocked, note }: Words,
  ): Promise<StoredMessage | undefined> {
    // A message is sent again until it has its reply, and a reply that is there stays.
    const [rows]: [StoredMessage[], number] = await this.source.query(
      `${LATE_IS_HARMLESS} update ${this.talk.table} set reply = $3, source = $4, blocked = $5, note = $6, replied_at = now(),
         state = null, writing_until = null
       where user_id = $1 and message_id = $2 and reply is null returning ${COLUMNS}`,
      [userId, messageId, text, source, blocked, note],
    );
    return rows[0];
  }

  /**
   * Deletes messages older than so many days, `limit` at a time. Distress that no one has handled stays a while longer.
   * @returns how many messages went, and how many of them were distress that no one had handled
   */
  async deleteOlderThan(days: number, limit: number): Promise<{ messages: number; unhandled: number }> {
    const [deleted]: [{ unhandled: boolean }[], number] = await this.source.query(
      `delete from ${this.talk.table} where (user_id, message_id) in (
         select user_id, message_id from ${this.talk.table}
         where said_at < now() - make_interval(days => $1) and not ${isStillOpen} order by said_at limit $2)
       returning flagged and handled_at is null as unhandled`,
      [days, limit],
    );
    return { messages: deleted.length, unhandled: deleted.filter(({ unhandled }) => unhandled).length };
  }
}
