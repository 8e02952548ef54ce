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

  /** @returns how many messages went */
  async erase(): Promise<number> {
    const days = this.config.TUTOR_KEEP_DAYS;
    let all = 0;
    for (let count = AT_ONCE; count === AT_ONCE; all += count)
      count = await this.conversations.deleteOlderThan(days, AT_ONCE);
    if (all > 0) this.logger.info({ messages: all, days }, 'old messages erased');
    return all;
  }
}
