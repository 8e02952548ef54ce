import { Inject, Injectable } from '@nestjs/common';
import { DomainError, staffMailJob } from '@aivy/contracts';
import { Outbox, type Transaction } from '@aivy/server-kit';
import type { TalkIds } from '@aivy/talk';
import type { TutorState } from '@aivy/tutor';
import { DataSource } from 'typeorm';
import type { Conversation, TalkedItem } from './conversation.js';

const COLUMNS = `id, state, started_at as "startedAt",
  case when item_id is not null then json_build_object('id', item_id, 'version', item_version) end as item`;

/** Conversations. Every query names the user, so a foreign id finds nothing. */
@Injectable()
export class ConversationRepository {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** @returns its id */
  async insert(userId: string, item: TalkedItem | null, state: TutorState): Promise<number> {
    const rows: { id: number }[] = await this.source.query(
      `insert into chat.conversations (user_id, item_id, item_version, state, started_at, active_at)
       values ($1, $2, $3, $4, now(), now()) returning id`,
      [userId, item?.id ?? null, item?.version ?? null, JSON.stringify(state)],
    );
    return rows[0]!.id;
  }

  /** @throws DomainError CONVERSATION-NOTFOUND */
  select(ids: TalkIds): Promise<Conversation> {
    return this.one(ids, '', this.source.manager);
  }

  /** Locked until the transaction ends. @throws DomainError CONVERSATION-NOTFOUND */
  selectForUpdate(ids: TalkIds, transaction: Transaction): Promise<Conversation> {
    return this.one(ids, 'for update', transaction);
  }

  selectOfUser(userId: string): Promise<Conversation[]> {
    return this.source.query(`select ${COLUMNS} from chat.conversations where user_id = $1 order by id`, [userId]);
  }

  async updateState({ userId, conversationId }: TalkIds, state: TutorState, transaction: Transaction): Promise<void> {
    await transaction.query(
      'update chat.conversations set state = $3, active_at = now() where user_id = $1 and id = $2',
      [userId, conversationId, JSON.stringify(state)],
    );
  }

  /** Messages go with their conversations, and with them what tells staff of any. */
  async deleteOfUser(userId: string): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query('delete from chat.conversations where user_id = $1', [userId]);
      await this.outbox.deleteOfUser(manager, staffMailJob, userId);
    });
  }

  /** Deletes conversations in which nothing is left and nothing was said for a day. @returns how many, at most `limit` */
  async deleteEmpty(limit: number): Promise<number> {
    const [, count]: [unknown, number] = await this.source.query(
      `delete from chat.conversations where active_at < now() - interval '1 day' and (user_id, id) in (
         select user_id, id from chat.conversations c where active_at < now() - interval '1 day'
           and not exists (select 1 from chat.exchanges m where m.user_id = c.user_id and m.conversation_id = c.id)
         order by active_at limit $1)`,
      [limit],
    );
    return count;
  }

  private async one({ userId, conversationId }: TalkIds, lock: string, manager: Transaction): Promise<Conversation> {
    const rows: Conversation[] = await manager.query(
      `select ${COLUMNS} from chat.conversations where user_id = $1 and id = $2 ${lock}`,
      [userId, conversationId],
    );
    if (!rows[0]) throw new DomainError('CONVERSATION-NOTFOUND');
    return rows[0];
  }
}
