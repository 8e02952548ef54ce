import { Module } from '@nestjs/common';
import { analystSchedules } from '@aivy/contracts';
import { scheduledWork } from '@aivy/server-kit';
import { FileController } from './file/file.controller.js';
import { FileService } from './file/file.service.js';
import { PartRepository } from './file/part.repository.js';
import { JobController } from './job/job.controller.js';
import { JobNotices } from './job/job-notices.js';
import { JobRepository } from './job/job.repository.js';
import { OrderService } from './job/order.service.js';
import { ViewService } from './job/view.service.js';
import { NewAnswersRepository } from './nightly/new-answers.repository.js';
import { NightlyService } from './nightly/nightly.service.js';
import { PublishController } from './publish/publish.controller.js';
import { PublishService } from './publish/publish.service.js';
import { ScalePublisher } from './publish/scale-publisher.service.js';
import { RetentionService } from './retention/retention.service.js';
import { MakerService } from './run/maker.service.js';
import { ReportQueue } from './run/report-queue.js';
import { ResumeService } from './run/resume.service.js';
import { RunRepository } from './run/run.repository.js';
import { UserDataController } from './user-data/user-data.controller.js';

/** Reports for analysts, from the order to the file. */
@Module({
  controllers: [JobController, FileController, PublishController, UserDataController],
  providers: [
    OrderService,
    ViewService,
    JobNotices,
    JobRepository,
    FileService,
    PartRepository,
    PublishService,
    ScalePublisher,
    MakerService,
    ReportQueue,
    ResumeService,
    RunRepository,
    NewAnswersRepository,
    NightlyService,
    RetentionService,
    scheduledWork(
      {
        provider: RetentionService,
        work: (retention) => [{ schedule: analystSchedules.eraseOldReports, run: () => retention.erase() }],
      },
      {
        provider: NightlyService,
        work: (nightly) => [{ schedule: analystSchedules.makeNightlyReports, run: () => nightly.order() }],
      },
      {
        provider: ResumeService,
        work: (resume) => [{ schedule: analystSchedules.resumeReports, run: () => resume.resume() }],
      },
    ),
  ],
})
export class AnalystModule {}
