import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { chatUserData, type InternalInputOf, type RpcRequest } from '@aivy/contracts';
import { OpenItems, RpcHandler } from '@aivy/server-kit';
import { exportedLinesOf, MessageRepository } from '@aivy/talk';
import { ConversationRepository } from '../conversation/conversation.repository.js';
import { DatabaseFaults } from '../database-faults.js';

/** The file of an account, and its end. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class UserDataController {
  constructor(
    @Inject(ConversationRepository) private readonly conversations: ConversationRepository,
    @Inject(MessageRepository) private readonly messages: MessageRepository,
    @Inject(OpenItems) private readonly open: OpenItems,
  ) {}

  @RpcHandler(chatUserData.export)
  async export(@Payload() { caller, input }: RpcRequest<InternalInputOf<typeof chatUserData.export>>) {
    const [conversations, messages] = await Promise.all([
      this.conversations.selectOfUser(input.user_id),
      this.messages.selectOfUser(input.user_id),
    ]);
    const ids = conversations.flatMap(({ item }) => item?.id ?? []);
    const askedNow = await this.open.askedNow(caller, input.user_id, ids);
    return conversations.map(({ id, item, startedAt }) => ({
      id,
      question_id: item?.id ?? null,
      started_at: startedAt.toISOString(),
      messages: exportedLinesOf(
        messages.filter(({ conversationId }) => conversationId === id),
        item !== null && askedNow.has(item.id),
      ),
    }));
  }

  @RpcHandler(chatUserData.erase)
  async erase(@Payload() { input }: RpcRequest<InternalInputOf<typeof chatUserData.erase>>) {
    await this.conversations.deleteOfUser(input.user_id);
    return null;
  }
}
