import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { getSmallestGoal, setSmallestGoal, type InputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { GoalService } from './goal.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class GoalController {
  constructor(@Inject(GoalService) private readonly goals: GoalService) {}

  @RpcHandler(getSmallestGoal)
  get(@Payload() { caller }: RpcRequest) {
    return this.goals.get(caller);
  }

  @RpcHandler(setSmallestGoal)
  async set(@Payload() { caller, input }: RpcRequest<InputOf<typeof setSmallestGoal>>) {
    await this.goals.set(caller, input.minutes);
    return null;
  }
}
