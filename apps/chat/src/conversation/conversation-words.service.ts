import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@aivy/contracts';
import type { LiveBank } from '@aivy/item-bank';
import { BANK } from '@aivy/server-kit';
import { TalkWords, type Words, type WordsWanted } from '@aivy/talk';
import { ReplyStreams } from '../reply/reply-streams.service.js';
import { ReplyWriter } from '../reply/reply-writer.service.js';
import { generalText } from '../tutor/general-talk.js';
import { ConversationRepository } from './conversation.repository.js';

/** The words of a conversation; the page can follow them. */
@Injectable()
export class ConversationWords extends TalkWords {
  constructor(
    @Inject(ConversationRepository) private readonly conversations: ConversationRepository,
    @Inject(ReplyWriter) private readonly writer: ReplyWriter,
    @Inject(ReplyStreams) private readonly streams: ReplyStreams,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {
    super();
  }

  async find(_caller: Caller, { message, state, followed, timeLeftMs }: WordsWanted): Promise<Words> {
    const { userId, phase, move, said } = message;
    const messageId = followed ? message.messageId : undefined;
    const { item } = await this.conversations.select(message);
    if (!item) {
      const stream = this.streams.open(userId, messageId);
      const end = (stored: string): Promise<void> => stream.end(stored);
      return { text: generalText(move, state), source: 'offline', blocked: false, note: null, end };
    }
    const [full] = await this.bank.pinned([item]);
    return this.writer.write({ userId, messageId, item: full!, phase, move, state, message: said, timeLeftMs });
  }
}
