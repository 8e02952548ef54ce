import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { getPracticeAnswers, getPracticeMistakes, type InputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { MistakeService } from './mistake.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class MistakeController {
  constructor(@Inject(MistakeService) private readonly mistakes: MistakeService) {}

  @RpcHandler(getPracticeMistakes)
  page(@Payload() { caller, input }: RpcRequest<InputOf<typeof getPracticeMistakes>>) {
    return this.mistakes.page(caller, input);
  }

  @RpcHandler(getPracticeAnswers)
  answers(@Payload() { caller, input }: RpcRequest<InputOf<typeof getPracticeAnswers>>) {
    return this.mistakes.answers(caller, input);
  }
}
