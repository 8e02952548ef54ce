import { Controller, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  DomainError,
  getMessageHistory,
  sendDailyMessage,
  type InputOf,
  type OutputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class TalkController {
  @RpcHandler(sendDailyMessage)
  send(@Payload() _request: RpcRequest<InputOf<typeof sendDailyMessage>>): OutputOf<typeof sendDailyMessage> {
    throw new DomainError('SERVICE-UNAVAILABLE');
  }

  @RpcHandler(getMessageHistory)
  history(@Payload() _request: RpcRequest<InputOf<typeof getMessageHistory>>): OutputOf<typeof getMessageHistory> {
    throw new DomainError('CHAT-HISTORY-NOTFOUND');
  }
}
