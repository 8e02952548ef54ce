import type { Provider } from '@nestjs/common';
import { TestDayRepository } from '../unit/test-day.repository.js';
import { TestDayService } from '../unit/test-day.service.js';
import { EvidenceRepository } from './evidence.repository.js';
import { EvidenceWriter } from './evidence-writer.service.js';
import { LearnerRepository } from './learner.repository.js';
import { LearnerService } from './learner.service.js';
import { MeasurementRepository } from './measurement.repository.js';
import { PractisedRepository } from './practised.repository.js';
import { RecordService } from './record.service.js';
import { StaleLearners } from './stale-learners.service.js';

/** The learner record's part of the module; `EvidenceWriter`, `LearnerService` and `TestDayService` are for all of it. */
export const learnerProviders: Provider[] = [
  EvidenceWriter,
  LearnerService,
  RecordService,
  StaleLearners,
  TestDayService,
  EvidenceRepository,
  LearnerRepository,
  MeasurementRepository,
  PractisedRepository,
  TestDayRepository,
];
