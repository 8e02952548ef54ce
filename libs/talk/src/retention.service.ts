import { Inject, Injectable } from '@nestjs/common';
import type { Schedule } from '@aivy/contracts';
import { CONFIG, LOGGER, type Logger, type WorkSource } from '@aivy/server-kit';
import { MessageRepository } from './message.repository.js';
import { TalkPlace } from './setup.js';

/** Messages in one statement. */
const AT_ONCE = 5_000;

/** Deletes messages when their time is up. */
@Injectable()
export class RetentionService {
  constructor(
    @Inject(MessageRepository) private readonly messages: MessageRepository,
    @Inject(TalkPlace) private readonly place: TalkPlace,
    @Inject(CONFIG) private readonly config: { TUTOR_KEEP_DAYS: number },
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async erase(): Promise<void> {
    const days = this.config.TUTOR_KEEP_DAYS;
    const all = { messages: 0, unhandled: 0 };
    for (let count = AT_ONCE; count === AT_ONCE;) {
      const { messages, unhandled } = await this.messages.deleteOlderThan(days, AT_ONCE);
      all.messages += count = messages;
      all.unhandled += unhandled;
    }
    await this.place.deleteEmpty();
    if (all.messages > 0) this.logger.info({ messages: all.messages, days }, 'old messages erased');
    if (all.unhandled > 0) this.logger.warn({ messages: all.unhandled }, 'distress that no one had handled erased');
  }
}

/** For `scheduledWork`. */
export const retentionOf = (schedule: Schedule): WorkSource<RetentionService> => ({
  provider: RetentionService,
  work: (retention) => [{ schedule, run: () => retention.erase() }],
});
