import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, LOGGER, type Logger } from '@aivy/server-kit';
import type { ChatConfig } from '../config.js';
import { ConversationRepository } from '../conversation/conversation.repository.js';

/** Of messages in one statement. */
const AT_ONCE = 5_000;

/** The end of what is kept no longer. */
@Injectable()
export class RetentionService {
  constructor(
    @Inject(ConversationRepository) private readonly conversations: ConversationRepository,
    @Inject(CONFIG) private readonly config: ChatConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async erase(): Promise<void> {
    const days = this.config.TUTOR_KEEP_DAYS;
    const all = { messages: 0, unhandled: 0 };
    for (let count = AT_ONCE; count === AT_ONCE;) {
      const { messages, unhandled } = await this.conversations.deleteOlderThan(days, AT_ONCE);
      all.messages += count = messages;
      all.unhandled += unhandled;
    }
    if (all.messages > 0) this.logger.info({ messages: all.messages, days }, 'old messages erased');
    if (all.unhandled > 0) this.logger.warn({ messages: all.unhandled }, 'distress that no one had handled erased');
  }
}
