import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  finishDay,
  getDailyAnswers,
  getDailyProgress,
  getDailyQuestions,
  getUnitMistakes,
  saveDailyProgress,
  type InputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { FinishService } from './finish.service.js';
import { MistakeService } from './mistake.service.js';
import { ProgressService } from './progress.service.js';
import { ServeService } from './serve.service.js';
import { SolutionService } from './solution.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class UnitController {
  constructor(
    @Inject(ServeService) private readonly servings: ServeService,
    @Inject(ProgressService) private readonly progresses: ProgressService,
    @Inject(FinishService) private readonly finishes: FinishService,
    @Inject(SolutionService) private readonly solutions: SolutionService,
    @Inject(MistakeService) private readonly mistakes: MistakeService,
  ) {}

  @RpcHandler(getDailyQuestions)
  questions(@Payload() { caller, input }: RpcRequest<InputOf<typeof getDailyQuestions>>) {
    return this.servings.serve(caller, input);
  }

  @RpcHandler(saveDailyProgress)
  save(@Payload() { caller, input }: RpcRequest<InputOf<typeof saveDailyProgress>>) {
    return this.progresses.save(caller, input);
  }

  @RpcHandler(getDailyProgress)
  progress(@Payload() { caller, input }: RpcRequest<InputOf<typeof getDailyProgress>>) {
    return this.progresses.progress(caller, input);
  }

  @RpcHandler(finishDay)
  finish(@Payload() { caller, input }: RpcRequest<InputOf<typeof finishDay>>) {
    return this.finishes.finish(caller, input);
  }

  @RpcHandler(getDailyAnswers)
  answers(@Payload() { caller, input }: RpcRequest<InputOf<typeof getDailyAnswers>>) {
    return this.solutions.solutions(caller, input);
  }

  @RpcHandler(getUnitMistakes)
  missed(@Payload() { caller, input }: RpcRequest<InputOf<typeof getUnitMistakes>>) {
    return this.mistakes.page(caller, input);
  }
}
