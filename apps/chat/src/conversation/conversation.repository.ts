import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@aivy/contracts';
import { isStillOpen } from '@aivy/server-kit';
import type { TutorState } from '@aivy/tutor';
import { DataSource } from 'typeorm';
import { FLAGGED } from './flagged.js';
import type { Line, TalkedItem } from './conversation.js';

interface ExportedRow {
  id: number;
  item_id: number | null;
  started_at: Date;
}

export interface ExportedConversation {
  id: number;
  itemId: number | null;
  startedAt: Date;
  lines: Line[];
}

/** Conversations. Every query names the user, so that a foreign id finds nothing. */
@Injectable()
export class ConversationRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** @returns its id */
  async insert(userId: string, item: TalkedItem | null, state: TutorState): Promise<number> {
    const rows: { id: number }[] = await this.source.query(
      `insert into chat.conversations (user_id, item_id, item_version, state, started_at, active_at)
       values ($1, $2, $3, $4, now(), now()) returning id`,
      [userId, item?.id ?? null, item?.version ?? null, JSON.stringify(state)],
    );
    return rows[0]!.id;
  }

  /** What a conversation is about; null: no question. @throws DomainError CONVERSATION-NOTFOUND */
  async selectItem(userId: string, id: number): Promise<{ id: number } | null> {
    const rows: { itemId: number | null }[] = await this.source.query(
      'select item_id as "itemId" from chat.conversations where user_id = $1 and id = $2',
      [userId, id],
    );
    if (!rows[0]) throw new DomainError('CONVERSATION-NOTFOUND');
    return rows[0].itemId === null ? null : { id: rows[0].itemId };
  }

  /** The newest lines of a conversation, in the order in which they were said. */
  async selectLines(userId: string, id: number, limit: number): Promise<Line[]> {
    return this.source.query(
      `select role, content, move->'marks' as "stepCheck", said_at as "saidAt" from (
         select * from chat.messages where user_id = $1 and conversation_id = $2 order by place desc limit $3) newest
       order by place`,
      [userId, id, limit],
    );
  }

  /** Everything that a user and the tutor have said. */
  async selectOfUser(userId: string): Promise<ExportedConversation[]> {
    const [rows, lines]: [ExportedRow[], (Line & { id: number })[]] = await Promise.all([
      this.source.query('select id, item_id, started_at from chat.conversations where user_id = $1 order by id', [
        userId,
      ]),
      this.source.query(
        `select conversation_id as id, role, content, move->'marks' as "stepCheck", said_at as "saidAt" from chat.messages where user_id = $1
         order by conversation_id, place`,
        [userId],
      ),
    ]);
    const conversations = new Map<number, ExportedConversation>();
    for (const row of rows)
      conversations.set(row.id, { id: row.id, itemId: row.item_id, startedAt: row.started_at, lines: [] });
    for (const { id, ...line } of lines) conversations.get(id)?.lines.push(line);
    return [...conversations.values()];
  }

  /** Messages go with their conversations. */
  async deleteOfUser(userId: string): Promise<void> {
    await this.source.query('delete from chat.conversations where user_id = $1', [userId]);
  }

  /**
   * Deletes messages older than so many days, up to a number of them at once, and conversations in which nothing is left
   * and nothing has been said for a day. Distress that no one has handled stays a while longer.
   * @returns how many messages went, and how many of them were distress that no one had handled
   */
  async deleteOlderThan(days: number, atOnce: number): Promise<{ messages: number; unhandled: number }> {
    const [deleted]: [{ unhandled: boolean }[], number] = await this.source.query(
      `delete from chat.messages where (user_id, conversation_id, place) in (
         select user_id, conversation_id, place from chat.messages
         where said_at < now() - make_interval(days => $1) and not ${isStillOpen(FLAGGED)} order by said_at limit $2)
       returning ${FLAGGED} and handled_at is null as unhandled`,
      [days, atOnce],
    );
    await this.source.query(
      `delete from chat.conversations where active_at < now() - interval '1 day' and (user_id, id) in (
         select user_id, id from chat.conversations c where active_at < now() - interval '1 day'
           and not exists (select 1 from chat.messages m where m.user_id = c.user_id and m.conversation_id = c.id)
         order by active_at limit $1)`,
      [atOnce],
    );
    return { messages: deleted.length, unhandled: deleted.filter(({ unhandled }) => unhandled).length };
  }
}
