import { Module } from '@nestjs/common';
import { fullTestReportJob, fullTestSchedules } from '@aivy/contracts';
import { finishedTests, finishedTestsOf, OpenItems, scheduledWork } from '@aivy/server-kit';
import { AnswerRepository } from './attempt/answer.repository.js';
import { AttemptController } from './attempt/attempt.controller.js';
import { AttemptRepository } from './attempt/attempt.repository.js';
import { ModuleService } from './attempt/module.service.js';
import { ProgressService } from './attempt/progress.service.js';
import { RetakeService } from './attempt/retake.service.js';
import { SaveBatches } from './attempt/save-batches.js';
import { StartService } from './attempt/start.service.js';
import { FormService } from './forms/form.service.js';
import { FinishedTestService } from './report/finished-test.service.js';
import { ReportController } from './report/report.controller.js';
import { ReportService } from './report/report.service.js';
import { TrialCounts } from './trials/trial-counts.service.js';
import { TrialRepository } from './trials/trial.repository.js';
import { UserDataController } from './user-data/user-data.controller.js';
import { UserDataService } from './user-data/user-data.service.js';

/** Full tests: four adaptive modules, a break, the stored report. */
@Module({
  controllers: [AttemptController, ReportController, UserDataController],
  providers: [
    StartService,
    RetakeService,
    ModuleService,
    ProgressService,
    ReportService,
    FinishedTestService,
    FormService,
    TrialCounts,
    TrialRepository,
    UserDataService,
    AttemptRepository,
    AnswerRepository,
    SaveBatches,
    OpenItems,
    finishedTests({
      ...{ source: 'full-test', table: 'full_test.tests', id: 'test_id' },
      ...{ isFinished: 'given_up_at is null', finishedAt: 'end_time' },
      reportJob: fullTestReportJob,
      reportData: ({ userId, attemptId }) => ({ user_id: userId, test_id: attemptId }),
    }),
    scheduledWork(finishedTestsOf(fullTestSchedules)),
  ],
})
export class FullTestModule {}
