import { Module } from '@nestjs/common';
import { chatSchedules } from '@aivy/contracts';
import { OpenItems, scheduledWork } from '@aivy/server-kit';
import { installTalk, retentionOf } from '@aivy/talk';
import { ConversationPlace } from './conversation/conversation-place.service.js';
import { ConversationWords } from './conversation/conversation-words.service.js';
import { ConversationController } from './conversation/conversation.controller.js';
import { ConversationRepository } from './conversation/conversation.repository.js';
import { HistoryService } from './conversation/history.service.js';
import { StartService } from './conversation/start.service.js';
import { RenderController } from './render/render.controller.js';
import { RenderService } from './render/render.service.js';
import { ReplyBuffer } from './reply/reply-buffer.js';
import { ReplyStreams } from './reply/reply-streams.service.js';
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
      words: ConversationWords,
      placeOf: (questionId) => (questionId === null ? 'dashboard' : 'analysis'),
    }),
    StartService,
    OpenItems,
    HistoryService,
    ConversationRepository,
    ReplyBuffer,
    ReplyStreams,
    runningTutor,
    ReplyWriter,
    RenderService,
    scheduledWork(retentionOf(chatSchedules.eraseOldMessages)),
  ],
})
export class ChatModule {}
