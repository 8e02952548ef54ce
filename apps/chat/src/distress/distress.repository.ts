import { Inject, Injectable } from '@nestjs/common';
import { DistressTable } from '@aivy/server-kit';
import { DataSource } from 'typeorm';
import { FLAGGED } from '../conversation/flagged.js';

/** What the place of a message is read from. */
export interface Talk {
  itemId: number | null;
  itemVersion: number | null;
}

@Injectable()
export class DistressRepository extends DistressTable<Talk> {
  constructor(@Inject(DataSource) source: DataSource) {
    super(source, {
      table: 'chat.messages',
      flagged: FLAGGED,
      words: 'content',
      more: 'item_id as "itemId", item_version as "itemVersion"',
      join: `join (select user_id, id as conversation_id, item_id, item_version from chat.conversations) talk
        using (user_id, conversation_id)`,
    });
  }
}
