import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  getTestDetail,
  requestQuestionSolution,
  saveAnswers,
  signedIn,
  submitAnswers,
  type InputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { AttemptService } from './attempt.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class AttemptController {
  constructor(@Inject(AttemptService) private readonly attempts: AttemptService) {}

  @RpcHandler(saveAnswers)
  async save(@Payload() { caller, input }: RpcRequest<InputOf<typeof saveAnswers>>) {
    await this.attempts.save(signedIn(caller), input);
    return null;
  }

  @RpcHandler(submitAnswers)
  async submit(@Payload() { caller, input }: RpcRequest<InputOf<typeof submitAnswers>>) {
    await this.attempts.submit(caller, signedIn(caller), input);
    return null;
  }

  @RpcHandler(getTestDetail)
  detail(@Payload() { caller }: RpcRequest) {
    return this.attempts.detail(signedIn(caller));
  }

  @RpcHandler(requestQuestionSolution)
  solutions(@Payload() { caller, input }: RpcRequest<InputOf<typeof requestQuestionSolution>>) {
    return this.attempts.solutions(caller, input.subject);
  }
}
