import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, LOGGER, type Logger } from '@aivy/server-kit';
import type { AivydailyConfig } from '../config.js';
import { MessageRepository } from './message.repository.js';

const DAY_MS = 86_400_000;
/** Messages in one statement. */
const AT_ONCE = 5_000;

/** The end of what was said longer ago than it is kept for. */
@Injectable()
export class RetentionService {
  constructor(
    @Inject(MessageRepository) private readonly messages: MessageRepository,
    @Inject(CONFIG) private readonly config: AivydailyConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async erase(now = new Date()): Promise<void> {
    const before = new Date(now.getTime() - this.config.TUTOR_KEEP_DAYS * DAY_MS);
    const all = { messages: 0, unhandled: 0 };
    for (let count = AT_ONCE; count === AT_ONCE;) {
      const { messages, unhandled } = await this.messages.deleteBefore(before, AT_ONCE);
      all.messages += count = messages;
      all.unhandled += unhandled;
    }
    if (all.messages > 0) this.logger.info({ messages: all.messages }, 'old messages erased');
    if (all.unhandled > 0) this.logger.warn({ messages: all.unhandled }, 'distress that no one had handled erased');
  }
}
