import type { Provider } from '@nestjs/common';
import { OpenItems } from '@aivy/server-kit';
import { AskedNowService } from './asked-now.service.js';
import { CompletionService } from './completion.service.js';
import { LearnerService } from './learner.service.js';
import { MistakeRepository } from './mistake.repository.js';
import { MistakeService } from './mistake.service.js';
import { NextService } from './next.service.js';
import { QuestionRepository } from './question.repository.js';
import { SessionRepository } from './session.repository.js';
import { StartService } from './start.service.js';
import { SubmitService } from './submit.service.js';
import { ViewService } from './view.service.js';

/** The sessions' part of the module. */
export const sessionProviders: Provider[] = [
  StartService,
  NextService,
  SubmitService,
  ViewService,
  MistakeService,
  MistakeRepository,
  CompletionService,
  LearnerService,
  OpenItems,
  AskedNowService,
  SessionRepository,
  QuestionRepository,
];
