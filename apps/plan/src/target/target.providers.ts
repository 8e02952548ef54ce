import type { Provider } from '@nestjs/common';
import { AccessService } from './access.service.js';
import { PlanRepository } from './plan.repository.js';
import { PlanService } from './plan.service.js';
import { StageService } from './stage.service.js';
import { TargetService } from './target.service.js';

/** The target's part of the module; `PlanService` is for all of it. */
export const targetProviders: Provider[] = [PlanService, AccessService, TargetService, StageService, PlanRepository];
