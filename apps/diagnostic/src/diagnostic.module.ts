import { Module } from '@nestjs/common';
import { diagnosticReportJob, diagnosticSchedules } from '@aivy/contracts';
import { finishedTests, finishedTestsOf, OpenItems, scheduledWork } from '@aivy/server-kit';
import { AdaptiveFormRepository } from './adaptive/adaptive-form.repository.js';
import { AdaptiveService } from './adaptive/adaptive.service.js';
import { DrawingService } from './adaptive/drawing.service.js';
import { MetItemsService } from './adaptive/met-items.service.js';
import { AskedItemsService } from './attempt/asked-items.service.js';
import { AttemptController } from './attempt/attempt.controller.js';
import { AnsweredForms } from './attempt/answered-forms.service.js';
import { AttemptRepository } from './attempt/attempt.repository.js';
import { AttemptService } from './attempt/attempt.service.js';
import { ReportController } from './attempt/report.controller.js';
import { ReportService } from './attempt/report.service.js';
import { RetakeService } from './attempt/retake.service.js';
import { StageService } from './attempt/stage.service.js';
import { QuestionController } from './bank/question.controller.js';
import { UserDataController } from './user-data/user-data.controller.js';
import { UserDataService } from './user-data/user-data.service.js';

/** The diagnostic: its questions, the student's attempt, the stored report. */
@Module({
  controllers: [QuestionController, AttemptController, ReportController, UserDataController],
  providers: [
    AttemptService,
    AskedItemsService,
    AnsweredForms,
    AdaptiveService,
    AdaptiveFormRepository,
    DrawingService,
    MetItemsService,
    StageService,
    ReportService,
    RetakeService,
    UserDataService,
    AttemptRepository,
    OpenItems,
    finishedTests({
      ...{ source: 'diagnostic', table: 'diagnostic.attempts', id: 'attempt_id' },
      ...{ isFinished: `status = 'submitted'`, finishedAt: 'saved_at' },
      reportJob: diagnosticReportJob,
      reportData: ({ userId, attemptId }) => ({ user_id: userId, attempt_id: attemptId }),
    }),
    scheduledWork(finishedTestsOf(diagnosticSchedules), {
      provider: AdaptiveService,
      work: (adaptive) => [{ schedule: diagnosticSchedules.eraseOldForms, run: () => adaptive.eraseOld() }],
    }),
  ],
})
export class DiagnosticModule {}
