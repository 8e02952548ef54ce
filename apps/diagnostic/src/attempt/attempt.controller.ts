import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  checkEffort,
  getTestDetail,
  requestQuestionSolution,
  retakeSection,
  saveAnswers,
  signedIn,
  submitAnswers,
  type InputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { AttemptService } from './attempt.service.js';
import { RetakeService } from './retake.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class AttemptController {
  constructor(
    @Inject(AttemptService) private readonly attempts: AttemptService,
    @Inject(RetakeService) private readonly retakes: RetakeService,
  ) {}

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

  @RpcHandler(checkEffort)
  checkEffort(@Payload() { caller, input }: RpcRequest<InputOf<typeof checkEffort>>) {
    return this.retakes.check(caller, input);
  }

  @RpcHandler(retakeSection)
  async retakeSection(@Payload() { caller, input }: RpcRequest<InputOf<typeof retakeSection>>) {
    return { form_id: await this.retakes.begin(caller, input) };
  }
}
