import { Module } from '@nestjs/common';
import { chatSchedules } from '@aivy/contracts';
import { OpenItems, scheduledWork } from '@aivy/server-kit';
import { installTalk, retentionOf } from '@aivy/talk';
import { ConversationPlace } from './conversation/conversation-place.service.js';
import { ConversationController } from './conversation/conversation.controller.js';
import { ConversationRepository } from './conversation/conversation.repository.js';
import { HistoryService } from './conversation/history.service.js';
import { StartService } from './conversation/start.service.js';
import { RenderController } from './render/render.controller.js';
import { RenderService } from './render/render.service.js';
import { ReplyBuffer } from './reply/reply-buffer.js';
import { ReplyWriter, runningTutor } from './reply/reply-writer.service.js';
import { UserDataController } from './user-data/user-data.controller.js';

/** Talks outside practice, and words for moves of other services. No conversation stays in memory. */
@Module({
  controllers: [ConversationController, RenderController, UserDataController],
  providers: [
    ...installTalk({
      table: 'chat.exchanges',
      inputError: 'CHAT-INVALIDINPUT',
      place: ConversationPlace,
      words: ReplyWriter,
      placeOf: (questionId) => (questionId === null ? 'dashboard' : 'analysis'),
    }),
    StartService,
    OpenItems,
    HistoryService,
    ConversationRepository,
    ReplyBuffer,
    runningTutor,
    RenderService,
    scheduledWork(retentionOf(chatSchedules.eraseOldMessages)),
  ],
})
export class ChatModule {}
