import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  getModuleQuestions,
  getProgress,
  giveUpTest,
  retakeTestSection,
  saveProgress,
  signedIn,
  startTest,
  submitModule,
  type InputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { ModuleService } from './module.service.js';
import { ProgressService } from './progress.service.js';
import { RetakeService } from './retake.service.js';
import { StartService } from './start.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class AttemptController {
  constructor(
    @Inject(StartService) private readonly starts: StartService,
    @Inject(RetakeService) private readonly retakes: RetakeService,
    @Inject(ModuleService) private readonly modules: ModuleService,
    @Inject(ProgressService) private readonly progresses: ProgressService,
  ) {}

  @RpcHandler(startTest)
  start(@Payload() { caller }: RpcRequest) {
    return this.starts.start(caller, signedIn(caller));
  }

  @RpcHandler(retakeTestSection)
  retakeSection(@Payload() { caller, input }: RpcRequest<InputOf<typeof retakeTestSection>>) {
    return this.retakes.begin(signedIn(caller), input);
  }

  @RpcHandler(giveUpTest)
  async giveUp(@Payload() { caller, input }: RpcRequest<InputOf<typeof giveUpTest>>) {
    await this.starts.giveUp(signedIn(caller), input.test_id);
    return null;
  }

  @RpcHandler(getModuleQuestions)
  questions(@Payload() { caller, input }: RpcRequest<InputOf<typeof getModuleQuestions>>) {
    return this.modules.questions(signedIn(caller), input);
  }

  @RpcHandler(saveProgress)
  save(@Payload() { caller, input }: RpcRequest<InputOf<typeof saveProgress>>) {
    return this.progresses.save(signedIn(caller), input);
  }

  @RpcHandler(getProgress)
  progress(@Payload() { caller, input }: RpcRequest<InputOf<typeof getProgress>>) {
    return this.progresses.progress(signedIn(caller), input.test_id);
  }

  @RpcHandler(submitModule)
  submit(@Payload() { caller, input }: RpcRequest<InputOf<typeof submitModule>>) {
    return this.modules.submit(signedIn(caller), input);
  }
}
