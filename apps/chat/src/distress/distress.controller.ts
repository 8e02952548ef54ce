import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { handleChatDistress, listChatDistress, type InputOf, type RpcRequest } from '@aivy/contracts';
import type { LiveBank } from '@aivy/item-bank';
import { BANK, DistressTable, RpcHandler } from '@aivy/server-kit';
import { DataSource } from 'typeorm';
import { FLAGGED } from '../conversation/flagged.js';
import { DatabaseFaults } from '../database-faults.js';

interface Talk {
  itemId: number | null;
  itemVersion: number | null;
}

/** What operators see and do about distress in the chat. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class DistressController {
  private readonly messages: DistressTable<Talk>;

  constructor(
    @Inject(DataSource) source: DataSource,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {
    this.messages = new DistressTable(source, {
      table: 'chat.messages',
      flagged: FLAGGED,
      words: 'content',
      more: 'item_id as "itemId", item_version as "itemVersion"',
      join: `join (select user_id, id as conversation_id, item_id, item_version from chat.conversations) talk
        using (user_id, conversation_id)`,
    });
  }

  @RpcHandler(listChatDistress)
  list() {
    return this.messages.list(async ({ itemId, itemVersion }) =>
      itemId === null
        ? { place: 'dashboard', skill: null }
        : { place: 'analysis', skill: await this.skillOf(itemId, itemVersion!) },
    );
  }

  @RpcHandler(handleChatDistress)
  async handle(@Payload() { caller, input }: RpcRequest<InputOf<typeof handleChatDistress>>) {
    await this.messages.handle(input, caller);
    return null;
  }

  /** A message is worth listing without the skill, too. */
  private skillOf(id: number, version: number): Promise<number | null> {
    return this.bank.pinned([{ id, version }]).then(
      ([item]) => item!.skill,
      () => null,
    );
  }
}
