import type { Provider } from '@nestjs/common';
import { OpenItems } from '@aivy/server-kit';
import { AskedNowService } from './asked-now.service.js';
import { DayRepository } from './day.repository.js';
import { FinishService } from './finish.service.js';
import { FormService } from './form.service.js';
import { MistakeService } from './mistake.service.js';
import { ProgressService } from './progress.service.js';
import { ServeService } from './serve.service.js';
import { SolutionService } from './solution.service.js';
import { UnitAnswerRepository } from './unit-answer.repository.js';
import { UnitRepository } from './unit.repository.js';

/** The daily units' part of the module. */
export const unitProviders: Provider[] = [
  ServeService,
  ProgressService,
  FinishService,
  SolutionService,
  MistakeService,
  FormService,
  OpenItems,
  AskedNowService,
  UnitRepository,
  UnitAnswerRepository,
  DayRepository,
];
