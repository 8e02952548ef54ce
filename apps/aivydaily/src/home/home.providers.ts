import type { Provider } from '@nestjs/common';
import { GrantService } from './grant.service.js';
import { HistoryRepository } from './history.repository.js';
import { RewardRepository } from './reward.repository.js';
import { RewardService } from './reward.service.js';
import { UnlockRepository } from './unlock.repository.js';
import { WeaknessService } from './weakness.service.js';

/** The home page's part of the module. */
export const homeProviders: Provider[] = [
  RewardService,
  GrantService,
  WeaknessService,
  RewardRepository,
  UnlockRepository,
  HistoryRepository,
];
