import { Module } from '@nestjs/common';
import { planSchedules } from '@aivy/contracts';
import { scheduledWork } from '@aivy/server-kit';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { LearnerController } from './learner/learner.controller.js';
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
    scheduledWork({
      provider: LearnerController,
      work: () => Object.values(planSchedules).map((schedule) => ({ schedule, run: () => Promise.resolve() })),
    }),
  ],
})
export class PlanModule {}
