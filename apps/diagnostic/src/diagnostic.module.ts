import { Module } from '@nestjs/common';
import { diagnosticSchedules } from '@aivy/contracts';
import { overdueReportsOf, recordedTests, scheduledWork, unrecordedTestsOf } from '@aivy/server-kit';
import { AttemptController } from './attempt/attempt.controller.js';
import { AttemptRepository } from './attempt/attempt.repository.js';
import { AttemptService } from './attempt/attempt.service.js';
import { EvidenceService } from './attempt/evidence.service.js';
import { ReportController } from './attempt/report.controller.js';
import { StageService } from './attempt/stage.service.js';
import { QuestionController } from './bank/question.controller.js';
import { UserDataController } from './user-data/user-data.controller.js';
import { UserDataService } from './user-data/user-data.service.js';

/** The diagnostic: its questions, the student's attempt, the stored report. */
@Module({
  controllers: [QuestionController, AttemptController, ReportController, UserDataController],
  providers: [
    AttemptService,
    StageService,
    EvidenceService,
    UserDataService,
    AttemptRepository,
    recordedTests({ source: 'diagnostic', table: 'diagnostic.attempts', id: 'attempt_id' }),
    scheduledWork(overdueReportsOf(diagnosticSchedules, AttemptService), unrecordedTestsOf(diagnosticSchedules)),
  ],
})
export class DiagnosticModule {}
