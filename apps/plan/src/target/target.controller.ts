import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  getPlan,
  setMinutes,
  setTarget,
  targetChance,
  targetForecast,
  targetStart,
  type InputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { TargetForecastService } from '../forecast/target-forecast.service.js';
import { TargetService } from './target.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class TargetController {
  constructor(
    @Inject(TargetService) private readonly targets: TargetService,
    @Inject(TargetForecastService) private readonly forecasts: TargetForecastService,
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
    return this.forecasts.chance(caller, input);
  }

  @RpcHandler(targetForecast)
  targetForecast(@Payload() { caller, input }: RpcRequest<InputOf<typeof targetForecast>>) {
    return this.forecasts.choices(caller, input);
  }

  @RpcHandler(setMinutes)
  setMinutes(@Payload() { caller, input }: RpcRequest<InputOf<typeof setMinutes>>) {
    return this.targets.setMinutes(caller, input);
  }
}
