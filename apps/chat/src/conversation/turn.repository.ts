import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { TutorPhase } from '@aivy/contracts';
import { Transactions, type Transaction } from '@aivy/server-kit';
import { readMessage, readTutorState, type TutorState } from '@aivy/tutor';
import { DataSource } from 'typeorm';
import type { NewReply, StoredReply } from './conversation.js';
import { LostTurn, type AskedMessage, type Turn } from './turn.js';

interface ConversationRow {
  id: number;
  item_id: number | null;
  item_version: number | null;
  state: unknown;
  busy: boolean;
}

interface MessageRow extends StoredReply {
  role: 'user' | 'ai';
  conversationId: number;
}

const REPLY = `content, phase, quick_replies as "quickReplies", note, move->'marks' as "stepCheck"`;

/** A state of another release's layout begins anew. */
function stateOf(stored: unknown): TutorState | null {
  try {
    return readTutorState(stored);
  } catch {
    return null;
  }
}

/** Who answers: messages and replies are stored once, and in a conversation one reply is written at a time. */
@Injectable()
export class TurnRepository {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(Transactions) private readonly transactions: Transactions,
  ) {}

  /** Stores the message if it is new, and takes the turn to answer it for `leaseMs` milliseconds. */
  claim({ userId, conversationId, messageId, content }: AskedMessage, leaseMs: number): Promise<Turn> {
    return this.transactions.run(async (transaction): Promise<Turn> => {
      const rows: ConversationRow[] = await transaction.query(
        `select id, item_id, item_version, state, coalesce(answering_until > clock_timestamp(), false) as busy
         from chat.conversations where user_id = $1 and id = $2 for update`,
        [userId, conversationId],
      );
      const [row] = rows;
      if (!row) return { kind: 'unknown' };
      const known = await this.selectMessages(userId, messageId, transaction);
      if (known.some((message) => message.conversationId !== conversationId)) return { kind: 'foreign' };
      const asked = known.find(({ role }) => role === 'user');
      if (asked && asked.content !== content) return { kind: 'foreign' };
      const reply = known.find(({ role }) => role === 'ai');
      const item = row.item_id === null ? null : { id: row.item_id, version: row.item_version! };
      if (reply) return { kind: 'answered', reply: replyOf(reply), item };
      if (row.busy) return { kind: 'busy' };
      if (!asked) await this.insertAsked(userId, row, messageId, content, transaction);
      const claim = randomUUID();
      await transaction.query(
        `update chat.conversations set active_at = now(), answering_by = $3,
           answering_until = clock_timestamp() + make_interval(secs => $4)
         where user_id = $1 and id = $2`,
        [userId, conversationId, claim, leaseMs / 1000],
      );
      const conversation = { id: row.id, item, state: stateOf(row.state) };
      return { kind: 'mine', claim, conversation, content: asked?.content ?? content };
    });
  }

  /** Keeps the turn for another `leaseMs`. @returns false when it is lost */
  async renew({ userId, conversationId }: AskedMessage, claim: string, leaseMs: number): Promise<boolean> {
    const [, count]: [unknown, number] = await this.source.query(
      `update chat.conversations set answering_until = clock_timestamp() + make_interval(secs => $4)
       where user_id = $1 and id = $2 and answering_by = $3`,
      [userId, conversationId, claim, leaseMs / 1000],
    );
    return count > 0;
  }

  /** Stores the reply and ends the turn. @throws LostTurn when somebody else has it by now, or the conversation is gone */
  async finish({ userId, conversationId, messageId }: AskedMessage, claim: string, reply: NewReply): Promise<void> {
    await this.transactions.run(async (transaction) => {
      const [, count]: [unknown, number] = await transaction.query(
        `update chat.conversations set state = $4, active_at = now(), answering_by = null, answering_until = null
         where user_id = $1 and id = $2 and answering_by = $3`,
        [userId, conversationId, claim, JSON.stringify(reply.state)],
      );
      if (count === 0) throw new LostTurn();
      await transaction.query(
        `insert into chat.messages (user_id, conversation_id, place, role, message_id, phase, content, move, source,
           blocked, quick_replies, note, said_at)
         select $1, $2, coalesce(max(place), 0) + 1, 'ai', $3, $4, $5, $6, $7, $8, $9, $10, now()
         from chat.messages where user_id = $1 and conversation_id = $2`,
        [
          userId,
          conversationId,
          messageId,
          reply.phase,
          reply.content,
          JSON.stringify(reply.move),
          reply.source,
          reply.blocked,
          JSON.stringify(reply.quickReplies),
          reply.note,
        ],
      );
    });
  }

  /** Gives the turn back unanswered. */
  async release({ userId, conversationId }: AskedMessage, claim: string): Promise<void> {
    await this.source.query(
      `update chat.conversations set answering_by = null, answering_until = null
       where user_id = $1 and id = $2 and answering_by = $3`,
      [userId, conversationId, claim],
    );
  }

  /** The question that a message is about; null for none, and for a message that isn't known. */
  async selectOptionalItem(userId: string, messageId: string): Promise<{ id: number } | null> {
    const rows: { id: number }[] = await this.source.query(
      `select c.item_id as id from chat.messages m join chat.conversations c on c.user_id = m.user_id and c.id = m.conversation_id
       where m.user_id = $1 and m.message_id = $2 and c.item_id is not null limit 1`,
      [userId, messageId],
    );
    return rows[0] ?? null;
  }

  /** What became of a message: its reply, null while it is being answered, undefined when there is none to wait for. */
  async selectOptionalReply(userId: string, messageId: string): Promise<string | null | undefined> {
    const rows: { role: 'user' | 'ai'; content: string; busy: boolean }[] = await this.source.query(
      `select m.role, m.content, coalesce(c.answering_until > clock_timestamp(), false) as busy
       from chat.messages m join chat.conversations c on c.user_id = m.user_id and c.id = m.conversation_id
       where m.user_id = $1 and m.message_id = $2`,
      [userId, messageId],
    );
    const reply = rows.find(({ role }) => role === 'ai');
    if (reply) return reply.content;
    return rows.some(({ busy }) => busy) ? null : undefined;
  }

  private selectMessages(userId: string, messageId: string, transaction: Transaction): Promise<MessageRow[]> {
    return transaction.query(
      `select role, conversation_id as "conversationId", ${REPLY} from chat.messages
       where user_id = $1 and message_id = $2`,
      [userId, messageId],
    );
  }

  /** Flags distress with the message itself: staff see it even when no reply is ever written. */
  private async insertAsked(
    userId: string,
    { id, item_id: itemId }: ConversationRow,
    messageId: string,
    content: string,
    transaction: Transaction,
  ): Promise<void> {
    await transaction.query(
      `insert into chat.messages (user_id, conversation_id, place, role, message_id, phase, content, grade, distress, said_at)
       select $1, $2, coalesce(max(place), 0) + 1, 'user', $3, $4, $5, $6::smallint, $6::smallint is not null, now()
       from chat.messages where user_id = $1 and conversation_id = $2`,
      [userId, id, messageId, phaseOf(itemId), content, readMessage(content).grade ?? null],
    );
  }
}

/** Talk about a question is about a finished one. */
const phaseOf = (itemId: number | null): TutorPhase => (itemId === null ? '3.1' : '3.5');

const replyOf = ({ content, phase, quickReplies, note, stepCheck }: MessageRow): StoredReply => ({
  content,
  phase,
  quickReplies,
  note,
  stepCheck,
});
