import { Module } from '@nestjs/common';
import { chatSchedules } from '@aivy/contracts';
import { OpenItems, scheduledWork } from '@aivy/server-kit';
import { AnswerService } from './conversation/answer.service.js';
import { AskedNowService } from './conversation/asked-now.service.js';
import { ConversationController } from './conversation/conversation.controller.js';
import { ConversationRepository } from './conversation/conversation.repository.js';
import { HistoryService } from './conversation/history.service.js';
import { StartService } from './conversation/start.service.js';
import { TalkService } from './conversation/talk.service.js';
import { TurnRepository } from './conversation/turn.repository.js';
import { DistressController } from './distress/distress.controller.js';
import { DistressRepository } from './distress/distress.repository.js';
import { RenderController } from './render/render.controller.js';
import { RenderService } from './render/render.service.js';
import { ReplyBuffer } from './reply/reply-buffer.js';
import { ReplyStreams } from './reply/reply-streams.service.js';
import { RetentionService } from './retention/retention.service.js';
import { runningTutor, WordsService } from './tutor/words.service.js';
import { UserDataController } from './user-data/user-data.controller.js';

/** Talks with the tutor, and its words for whoever decided on a move. Nothing of a conversation stays in memory. */
@Module({
  controllers: [ConversationController, DistressController, RenderController, UserDataController],
  providers: [
    StartService,
    OpenItems,
    AskedNowService,
    TalkService,
    AnswerService,
    HistoryService,
    ConversationRepository,
    DistressRepository,
    TurnRepository,
    ReplyBuffer,
    ReplyStreams,
    runningTutor,
    WordsService,
    RenderService,
    RetentionService,
    scheduledWork({
      provider: RetentionService,
      work: (retention) => [{ schedule: chatSchedules.eraseOldMessages, run: () => retention.erase() }],
    }),
  ],
})
export class ChatModule {}
