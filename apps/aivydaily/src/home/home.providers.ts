import type { Provider } from '@nestjs/common';
import { ExchangeService } from './exchange.service.js';
import { GrantService } from './grant.service.js';
import { HistoryRepository } from './history.repository.js';
import { PlanPracticeService } from './plan-practice.service.js';
import { RewardRepository } from './reward.repository.js';
import { RewardService } from './reward.service.js';
import { UnlockRepository } from './unlock.repository.js';
import { WeaknessService } from './weakness.service.js';

/** The home page's part of the module. */
export const homeProviders: Provider[] = [
  RewardService,
  ExchangeService,
  PlanPracticeService,
  GrantService,
  WeaknessService,
  RewardRepository,
  UnlockRepository,
  HistoryRepository,
];
