import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  getDailyHistory,
  getRewards,
  getWeakness,
  markUnlockGranted,
  signedIn,
  unlockReward,
  type InputOf,
  type InternalInputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { HistoryRepository } from './history.repository.js';
import { RewardService } from './reward.service.js';
import { UnlockRepository } from './unlock.repository.js';
import { WeaknessService } from './weakness.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class HomeController {
  constructor(
    @Inject(HistoryRepository) private readonly histories: HistoryRepository,
    @Inject(WeaknessService) private readonly weaknesses: WeaknessService,
    @Inject(RewardService) private readonly reward: RewardService,
    @Inject(UnlockRepository) private readonly unlocks: UnlockRepository,
  ) {}

  @RpcHandler(getDailyHistory)
  history(@Payload() { caller, input }: RpcRequest<InputOf<typeof getDailyHistory>>) {
    return this.histories.selectPage(signedIn(caller), input.oldest_id);
  }

  @RpcHandler(getWeakness)
  weakness(@Payload() { caller }: RpcRequest) {
    return this.weaknesses.weakness(caller);
  }

  @RpcHandler(getRewards)
  rewards(@Payload() { caller }: RpcRequest) {
    return this.reward.rewards(caller);
  }

  @RpcHandler(unlockReward)
  unlock(@Payload() { caller, input }: RpcRequest<InputOf<typeof unlockReward>>) {
    return this.reward.unlock(caller, input.name);
  }

  @RpcHandler(markUnlockGranted)
  async granted(@Payload() { input }: RpcRequest<InternalInputOf<typeof markUnlockGranted>>) {
    await this.unlocks.updateGranted(input.user_id, input.name);
    return null;
  }
}
