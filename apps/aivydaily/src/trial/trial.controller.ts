import { Controller, Inject } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { getTrial, tryAnswer, tryMessage, type InputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { TrialService } from './trial.service.js';

@Controller()
export class TrialController {
  constructor(@Inject(TrialService) private readonly trials: TrialService) {}

  @RpcHandler(getTrial)
  trial(@Payload() { input }: RpcRequest<InputOf<typeof getTrial>>) {
    return this.trials.trial(input);
  }

  @RpcHandler(tryAnswer)
  answer(@Payload() { input }: RpcRequest<InputOf<typeof tryAnswer>>) {
    return this.trials.answer(input);
  }

  @RpcHandler(tryMessage)
  message(@Payload() { input }: RpcRequest<InputOf<typeof tryMessage>>) {
    return this.trials.message(input);
  }
}
