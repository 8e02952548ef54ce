import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { handlePracticeDistress, listPracticeDistress, type InputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { DistressRepository } from './distress.repository.js';

/** What operators see and do about distress in practice. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class DistressController {
  constructor(@Inject(DistressRepository) private readonly messages: DistressRepository) {}

  @RpcHandler(listPracticeDistress)
  list() {
    return this.messages.list(({ skill }) => ({ place: 'practice', skill }));
  }

  @RpcHandler(handlePracticeDistress)
  async handle(@Payload() { caller, input }: RpcRequest<InputOf<typeof handlePracticeDistress>>) {
    await this.messages.handle(input, caller);
    return null;
  }
}
