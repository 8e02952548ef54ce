import { Module } from '@nestjs/common';
import { aivydailySchedules } from '@aivy/contracts';
import { scheduledWork } from '@aivy/server-kit';
import { retentionOf } from '@aivy/talk';
import { EvidenceController } from './evidence/evidence.controller.js';
import { evidenceProviders } from './evidence/evidence.providers.js';
import { EvidenceService } from './evidence/evidence.service.js';
import { HomeController } from './home/home.controller.js';
import { GrantService } from './home/grant.service.js';
import { homeProviders } from './home/home.providers.js';
import { MistakeController } from './session/mistake.controller.js';
import { SessionController } from './session/session.controller.js';
import { sessionProviders } from './session/session.providers.js';
import { TalkController } from './talk/talk.controller.js';
import { talkProviders } from './talk/talk.providers.js';
import { TrialController } from './trial/trial.controller.js';
import { TrialService } from './trial/trial.service.js';
import { UserDataController } from './user-data/user-data.controller.js';
import { UserDataRepository } from './user-data/user-data.repository.js';

/** Practice: sessions, their talks, rewards and the trial for visitors. */
@Module({
  controllers: [
    SessionController,
    MistakeController,
    TalkController,
    HomeController,
    TrialController,
    EvidenceController,
    UserDataController,
  ],
  providers: [
    ...sessionProviders,
    ...homeProviders,
    ...talkProviders,
    TrialService,
    UserDataRepository,
    ...evidenceProviders,
    scheduledWork(
      {
        provider: EvidenceService,
        work: (evidence) => [
          { schedule: aivydailySchedules.enqueueNew, run: () => evidence.enqueueNew() },
          {
            schedule: aivydailySchedules.enqueueUnrecorded,
            run: async () => void (await evidence.enqueueUnrecorded()),
          },
        ],
      },
      {
        provider: GrantService,
        work: (grants) => [
          { schedule: aivydailySchedules.enqueueUngranted, run: async () => void (await grants.enqueueUngranted()) },
        ],
      },
      retentionOf(aivydailySchedules.eraseOldMessages),
    ),
  ],
})
export class AivydailyModule {}
