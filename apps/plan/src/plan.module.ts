import { Module } from '@nestjs/common';
import { planSchedules } from '@aivy/contracts';
import { scheduledWork } from '@aivy/server-kit';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { LearnerController } from './learner/learner.controller.js';
import { learnerProviders } from './learner/learner.providers.js';
import { StaleLearners } from './learner/stale-learners.service.js';
import { LetterController } from './letter/letter.controller.js';
import { MailController } from './mail/mail.controller.js';
import { TargetController } from './target/target.controller.js';
import { UnitController } from './unit/unit.controller.js';
import { UserDataController } from './user-data/user-data.controller.js';

/** The plan: target, daily units, dashboard, the learner record behind them, and the mails. */
@Module({
  controllers: [
    TargetController,
    UnitController,
    DashboardController,
    LetterController,
    LearnerController,
    MailController,
    UserDataController,
  ],
  providers: [
    ...learnerProviders,
    scheduledWork({
      provider: StaleLearners,
      work: (learners) => [
        { schedule: planSchedules.enqueueStaleLearners, run: async () => void (await learners.enqueue()) },
        { schedule: planSchedules.enqueueDueMails, run: () => Promise.resolve() },
      ],
    }),
  ],
})
export class PlanModule {}
