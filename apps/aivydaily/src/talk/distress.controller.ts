import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { handlePracticeDistress, listPracticeDistress, type InputOf, type RpcRequest } from '@aivy/contracts';
import { DistressTable, RpcHandler } from '@aivy/server-kit';
import { DataSource } from 'typeorm';
import { DatabaseFaults } from '../database-faults.js';

/** What operators see and do about distress in practice. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class DistressController {
  private readonly messages: DistressTable<{ skill: number }>;

  constructor(@Inject(DataSource) source: DataSource) {
    this.messages = new DistressTable(source, {
      table: 'aivydaily.messages',
      flagged: 'flagged',
      words: 'said',
      more: 'skill',
      join: `join (select user_id, conversation_id, question_id, skill from aivydaily.questions) question
        using (user_id, conversation_id, question_id)`,
    });
  }

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
