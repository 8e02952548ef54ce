import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER, type Logger } from '@aivy/server-kit';
import { AttemptService } from './attempt.service.js';

const LOOK_MS = 5 * 60_000;

/** Looks at every start, and now and then, for reports that never came, so that a repaired fault also reaches those it hit. */
@Injectable()
export class OverdueReports implements OnApplicationBootstrap, OnApplicationShutdown {
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    @Inject(AttemptService) private readonly attempts: AttemptService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.look();
    this.#timer = setInterval(() => void this.look().catch((err: unknown) => this.logger.warn({ err }, 'overdue reports could not be looked for')), LOOK_MS);
    this.#timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
  }

  private async look(): Promise<void> {
    const count = await this.attempts.orderOverdue();
    if (count > 0) this.logger.warn({ count }, 'reports are overdue: ordered again');
  }
}
