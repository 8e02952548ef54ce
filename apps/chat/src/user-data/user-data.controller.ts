import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { chatUserData, type InternalInputOf, type RpcRequest } from '@aivy/contracts';
import { OpenItems, RpcHandler } from '@aivy/server-kit';
import { ConversationRepository } from '../conversation/conversation.repository.js';
import { DatabaseFaults } from '../database-faults.js';

/** The end of an account, and the file of what is in it. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class UserDataController {
  constructor(
    @Inject(ConversationRepository) private readonly conversations: ConversationRepository,
    @Inject(OpenItems) private readonly open: OpenItems,
  ) {}

  @RpcHandler(chatUserData.export)
  async export(@Payload() { caller, input }: RpcRequest<InternalInputOf<typeof chatUserData.export>>) {
    const conversations = await this.conversations.selectOfUser(input.user_id);
    const ids = conversations.flatMap(({ itemId }) => itemId ?? []);
    const askedNow = await this.open.askedNow(caller, input.user_id, ids);
    return conversations.map(({ id, itemId, startedAt, lines }) => ({
      id,
      question_id: itemId,
      started_at: startedAt.toISOString(),
      // The tutor's words about a question that the student is being asked again come with a later export.
      messages: lines
        .filter(({ role }) => role === 'user' || itemId === null || !askedNow.has(itemId))
        .map(({ role, content, saidAt }) => ({ role, content, said_at: saidAt.toISOString() })),
    }));
  }

  @RpcHandler(chatUserData.erase)
  async erase(@Payload() { input }: RpcRequest<InternalInputOf<typeof chatUserData.erase>>) {
    await this.conversations.deleteOfUser(input.user_id);
    return null;
  }
}
