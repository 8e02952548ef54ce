import { Module } from '@nestjs/common';
import { aivydailySchedules } from '@aivy/contracts';
import { scheduledWork } from '@aivy/server-kit';
import { HomeController } from './home/home.controller.js';
import { homeProviders } from './home/home.providers.js';
import { SessionController } from './session/session.controller.js';
import { sessionProviders } from './session/session.providers.js';
import { MessageRepository } from './talk/message.repository.js';
import { TalkController } from './talk/talk.controller.js';
import { TrialController } from './trial/trial.controller.js';
import { TrialService } from './trial/trial.service.js';
import { UserDataController } from './user-data/user-data.controller.js';
import { UserDataRepository } from './user-data/user-data.repository.js';

const DAY_MS = 86_400_000;

/** Practice: sessions, their talks, rewards and the trial for visitors. */
@Module({
  controllers: [SessionController, TalkController, HomeController, TrialController, UserDataController],
  providers: [
    ...sessionProviders,
    ...homeProviders,
    MessageRepository,
    TrialService,
    UserDataRepository,
    scheduledWork({
      provider: MessageRepository,
      work: (messages) => [
        {
          schedule: aivydailySchedules.eraseOldMessages,
          run: async () => void (await messages.deleteBefore(new Date(Date.now() - 180 * DAY_MS))),
        },
      ],
    }),
  ],
})
export class AivydailyModule {}
