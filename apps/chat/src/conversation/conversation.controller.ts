import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import {
  getChatHistory,
  getChatReply,
  sendChatMessage,
  startChat,
  type InputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { RpcContext, RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { HistoryService } from './history.service.js';
import { StartService } from './start.service.js';
import { TalkService } from './talk.service.js';

/** Conversations of the chat widget and of the chat's own host. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class ConversationController {
  constructor(
    @Inject(StartService) private readonly starts: StartService,
    @Inject(TalkService) private readonly talks: TalkService,
    @Inject(HistoryService) private readonly histories: HistoryService,
  ) {}

  @RpcHandler(startChat)
  start(@Payload() { caller, input }: RpcRequest<InputOf<typeof startChat>>) {
    return this.starts.start(caller, input.question_id);
  }

  @RpcHandler(sendChatMessage)
  async send(@Payload() { caller, input }: RpcRequest<InputOf<typeof sendChatMessage>>, @Ctx() context: RpcContext) {
    const { content, phase, quickReplies, note, stepCheck } = await this.talks.send(caller, input, context.timeLeftMs);
    return {
      content,
      phase,
      ...(input.message_id !== undefined && { message_id: input.message_id }),
      quick_replies: quickReplies,
      ...(note !== null && { note }),
      ...(stepCheck && { step_check: stepCheck }),
    };
  }

  @RpcHandler(getChatHistory)
  async history(@Payload() { caller, input }: RpcRequest<InputOf<typeof getChatHistory>>) {
    const lines = await this.histories.lines(caller, input.conversation_id);
    return lines.map(({ role, content, stepCheck }) => ({
      role: role === 'user' ? ('user' as const) : ('other' as const),
      content,
      ...(stepCheck && { step_check: stepCheck }),
    }));
  }

  @RpcHandler(getChatReply)
  reply(@Payload() { caller, input }: RpcRequest<InputOf<typeof getChatReply>>) {
    return this.histories.rest(caller, input.message_id, input.from, input.take);
  }
}
