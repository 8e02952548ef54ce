import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { chatUserData, type InternalInputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { ConversationRepository } from '../conversation/conversation.repository.js';
import { DatabaseFaults } from '../database-faults.js';

/** The end of an account, and the file of what is in it. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class UserDataController {
  constructor(@Inject(ConversationRepository) private readonly conversations: ConversationRepository) {}

  @RpcHandler(chatUserData.export)
  async export(@Payload() { input }: RpcRequest<InternalInputOf<typeof chatUserData.export>>) {
    const conversations = await this.conversations.selectOfUser(input.user_id);
    return conversations.map(({ id, itemId, startedAt, lines }) => ({
      id,
      question_id: itemId,
      started_at: startedAt.toISOString(),
      messages: lines.map(({ role, content, saidAt }) => ({ role, content, said_at: saidAt.toISOString() })),
    }));
  }

  @RpcHandler(chatUserData.erase)
  async erase(@Payload() { input }: RpcRequest<InternalInputOf<typeof chatUserData.erase>>) {
    await this.conversations.deleteOfUser(input.user_id);
    return null;
  }
}
