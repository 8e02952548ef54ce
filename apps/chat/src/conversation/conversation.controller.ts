import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import {
  getChatHistory,
  getChatReply,
  handleChatDistress,
  listChatDistress,
  sendChatMessage,
  startChat,
  type InputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { RpcContext, RpcHandler } from '@aivy/server-kit';
import { DistressRepository, replyOf, TalkService } from '@aivy/talk';
import { DatabaseFaults } from '../database-faults.js';
import { HistoryService } from './history.service.js';
import { StartService } from './start.service.js';

/** Conversations in problem analysis, in the dashboard's widget and on the chat's own host. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class ConversationController {
  constructor(
    @Inject(StartService) private readonly starts: StartService,
    @Inject(TalkService) private readonly talks: TalkService,
    @Inject(HistoryService) private readonly histories: HistoryService,
    @Inject(DistressRepository) private readonly flagged: DistressRepository,
  ) {}

  @RpcHandler(startChat)
  start(@Payload() { caller, input }: RpcRequest<InputOf<typeof startChat>>) {
    return this.starts.start(caller, input.question_id);
  }

  @RpcHandler(sendChatMessage)
  async send(@Payload() { caller, input }: RpcRequest<InputOf<typeof sendChatMessage>>, @Ctx() context: RpcContext) {
    const message = await this.talks.send(caller, input, context.timeLeftMs);
    // What only practice sends stays out.
    const { hints_seen: _hints, offered_answer: _answer, ...reply } = replyOf(message, input.message_id);
    return reply;
  }

  @RpcHandler(getChatHistory)
  async history(@Payload() { caller, input }: RpcRequest<InputOf<typeof getChatHistory>>) {
    const lines = await this.histories.lines(caller, input.conversation_id);
    return lines.map(({ role, offered_answer: _answer, ...line }) => ({
      ...line,
      role: role === 'user' ? ('user' as const) : ('other' as const),
    }));
  }

  @RpcHandler(getChatReply)
  reply(@Payload() { caller, input }: RpcRequest<InputOf<typeof getChatReply>>) {
    return this.histories.rest(caller, input.message_id, input.from, input.take);
  }

  @RpcHandler(listChatDistress)
  listDistress() {
    return this.flagged.select();
  }

  @RpcHandler(handleChatDistress)
  async handleDistress(@Payload() { caller, input }: RpcRequest<InputOf<typeof handleChatDistress>>) {
    await this.flagged.updateHandled(input, caller);
    return null;
  }
}
