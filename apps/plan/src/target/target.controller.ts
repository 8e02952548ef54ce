import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { getPlan, setTarget, targetChance, targetStart, type InputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { ChanceService } from './chance.service.js';
import { TargetService } from './target.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class TargetController {
  constructor(
    @Inject(TargetService) private readonly targets: TargetService,
    @Inject(ChanceService) private readonly chances: ChanceService,
  ) {}

  @RpcHandler(setTarget)
  setTarget(@Payload() { caller, input }: RpcRequest<InputOf<typeof setTarget>>) {
    return this.targets.set(caller, input);
  }

  @RpcHandler(getPlan)
  getPlan(@Payload() { caller }: RpcRequest) {
    return this.targets.plan(caller);
  }

  @RpcHandler(targetStart)
  targetStart(@Payload() { caller }: RpcRequest) {
    return this.targets.start(caller);
  }

  @RpcHandler(targetChance)
  targetChance(@Payload() { caller, input }: RpcRequest<InputOf<typeof targetChance>>) {
    return this.chances.chance(caller, input);
  }
}
