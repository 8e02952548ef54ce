import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import {
  getMessageHistory,
  handlePracticeDistress,
  listPracticeDistress,
  sendDailyMessage,
  type InputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { RpcContext, RpcHandler } from '@aivy/server-kit';
import { DistressRepository, replyOf, TalkService } from '@aivy/talk';
import { DatabaseFaults } from '../database-faults.js';
import { HistoryService } from './history.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class TalkController {
  constructor(
    @Inject(TalkService) private readonly talks: TalkService,
    @Inject(HistoryService) private readonly histories: HistoryService,
    @Inject(DistressRepository) private readonly flagged: DistressRepository,
  ) {}

  @RpcHandler(sendDailyMessage)
  async send(@Payload() { caller, input }: RpcRequest<InputOf<typeof sendDailyMessage>>, @Ctx() context: RpcContext) {
    const message = await this.talks.send(caller, input, context.timeLeftMs);
    return { meta: message.meta, data: replyOf(message, input.message_id) };
  }

  @RpcHandler(getMessageHistory)
  history(@Payload() { caller, input }: RpcRequest<InputOf<typeof getMessageHistory>>) {
    return this.histories.ofQuestion(caller, input);
  }

  @RpcHandler(listPracticeDistress)
  listDistress() {
    return this.flagged.select();
  }

  @RpcHandler(handlePracticeDistress)
  async handleDistress(@Payload() { caller, input }: RpcRequest<InputOf<typeof handlePracticeDistress>>) {
    await this.flagged.updateHandled(input, caller);
    return null;
  }
}
