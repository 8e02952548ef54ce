import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { getMessageHistory, sendDailyMessage, type InputOf, type RpcRequest } from '@aivy/contracts';
import { RpcContext, RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { TalkService } from './talk.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class TalkController {
  constructor(@Inject(TalkService) private readonly talks: TalkService) {}

  @RpcHandler(sendDailyMessage)
  send(@Payload() { caller, input }: RpcRequest<InputOf<typeof sendDailyMessage>>, @Ctx() context: RpcContext) {
    return this.talks.send(caller, input, context.timeLeftMs);
  }

  @RpcHandler(getMessageHistory)
  history(@Payload() { caller, input }: RpcRequest<InputOf<typeof getMessageHistory>>) {
    return this.talks.history(caller, input);
  }
}
