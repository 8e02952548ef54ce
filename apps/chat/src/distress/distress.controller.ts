import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { handleChatDistress, listChatDistress, type InputOf, type RpcRequest } from '@aivy/contracts';
import type { LiveBank } from '@aivy/item-bank';
import { BANK, RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { DistressRepository } from './distress.repository.js';

/** What operators see and do about distress in the chat. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class DistressController {
  constructor(
    @Inject(DistressRepository) private readonly messages: DistressRepository,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

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
