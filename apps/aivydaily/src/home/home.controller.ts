import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  buyExtra,
  getDailyHistory,
  getRewards,
  getStreakFreezes,
  getTestUnlock,
  getWeakness,
  markUnlockGranted,
  signedIn,
  unlockReward,
  wearLook,
  type InputOf,
  type InternalInputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { ExchangeService } from './exchange.service.js';
import { freezesOf } from './freezes.js';
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
    @Inject(ExchangeService) private readonly exchange: ExchangeService,
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
  async unlock(@Payload() { caller, input }: RpcRequest<InputOf<typeof unlockReward>>) {
    await this.exchange.unlock(caller, input.name);
    return this.reward.rewards(caller);
  }

  @RpcHandler(buyExtra)
  async buy(@Payload() { caller, input }: RpcRequest<InputOf<typeof buyExtra>>) {
    await this.exchange.buy(caller, input.name);
    return this.reward.rewards(caller);
  }

  @RpcHandler(wearLook)
  async wear(@Payload() { caller, input }: RpcRequest<InputOf<typeof wearLook>>) {
    await this.exchange.wear(caller, input.look);
    return this.reward.rewards(caller);
  }

  @RpcHandler(getTestUnlock)
  async testUnlock(@Payload() { input }: RpcRequest<InternalInputOf<typeof getTestUnlock>>) {
    const unlocks = await this.unlocks.selectUnlocks(input.user_id);
    const unlock = unlocks.find(({ name }) => name === 'mock-full-test');
    return { unlocked_at: unlock?.unlockedAt.getTime() ?? null };
  }

  @RpcHandler(getStreakFreezes)
  async streakFreezes(@Payload() { input }: RpcRequest<InternalInputOf<typeof getStreakFreezes>>) {
    const freezes = freezesOf(await this.unlocks.selectUnlocks(input.user_id));
    return { bought_at: freezes.map(({ unlockedAt }) => unlockedAt.getTime()) };
  }

  @RpcHandler(markUnlockGranted)
  async granted(@Payload() { input }: RpcRequest<InternalInputOf<typeof markUnlockGranted>>) {
    await this.unlocks.updateGranted(input.user_id, input.name);
    return null;
  }
}
