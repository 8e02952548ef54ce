import { Module } from '@nestjs/common';
import { planSchedules } from '@aivy/contracts';
import { scheduledWork } from '@aivy/server-kit';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { dashboardProviders } from './dashboard/dashboard.providers.js';
import { FocusController } from './focus/focus.controller.js';
import { FocusRepository } from './focus/focus.repository.js';
import { FocusService } from './focus/focus.service.js';
import { GoalController } from './goal/goal.controller.js';
import { GoalRepository } from './goal/goal.repository.js';
import { GoalService } from './goal/goal.service.js';
import { LearnerController } from './learner/learner.controller.js';
import { learnerProviders } from './learner/learner.providers.js';
import { StaleLearners } from './learner/stale-learners.service.js';
import { LetterController } from './letter/letter.controller.js';
import { LetterService } from './letter/letter.service.js';
import { DueMails } from './mail/due-mails.service.js';
import { MailController } from './mail/mail.controller.js';
import { mailProviders } from './mail/mail.providers.js';
import { OfficialController } from './official/official.controller.js';
import { OfficialScoreRepository } from './official/official-score.repository.js';
import { OfficialScoreService } from './official/official-score.service.js';
import { MissionRepository } from './practice/mission.repository.js';
import { PracticeController } from './practice/practice.controller.js';
import { StreakService } from './practice/streak.service.js';
import { PracticeService } from './practice/practice.service.js';
import { TargetController } from './target/target.controller.js';
import { targetProviders } from './target/target.providers.js';
import { UnitController } from './unit/unit.controller.js';
import { unitProviders } from './unit/unit.providers.js';
import { UserDataController } from './user-data/user-data.controller.js';
import { userDataProviders } from './user-data/user-data.providers.js';

/** The plan: target, daily units, dashboard, the learner record behind them, and the mails. */
@Module({
  controllers: [
    TargetController,
    FocusController,
    UnitController,
    DashboardController,
    LetterController,
    LearnerController,
    MailController,
    PracticeController,
    GoalController,
    OfficialController,
    UserDataController,
  ],
  providers: [
    ...targetProviders,
    FocusService,
    FocusRepository,
    ...unitProviders,
    ...dashboardProviders,
    LetterService,
    ...userDataProviders,
    ...learnerProviders,
    ...mailProviders,
    PracticeService,
    MissionRepository,
    GoalService,
    GoalRepository,
    StreakService,
    OfficialScoreService,
    OfficialScoreRepository,
    scheduledWork(
      {
        provider: StaleLearners,
        work: (learners) => [
          { schedule: planSchedules.enqueueStaleLearners, run: async () => void (await learners.enqueue()) },
        ],
      },
      {
        provider: DueMails,
        work: (mails) => [{ schedule: planSchedules.enqueueDueMails, run: async () => void (await mails.enqueue()) }],
      },
    ),
  ],
})
export class PlanModule {}
