import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { behindTheAnswer, LOGGER, Mailer, withinOr, type Logger, type OutgoingMail } from '@aivy/server-kit';

/** The answer leaves first, and the work falls on nobody's in particular: of the same moment it would show in its time. */
const behindMs = (): number => 50 + Math.random() * 250;
const PAUSES_MS = [1_000, 5_000, 20_000];
/** For this long after a failure mails are taken to fail, unless one is sent. */
const FAILING_MS = 60_000;
const LAST_WAIT_MS = 5_000;

/**
 * Sends mails behind the answer to whoever caused them, so that the answer tells nothing by its time and does not wait
 * for a mail server. A mail that is not taken is tried again for half a minute.
 */
@Injectable()
export class MailQueue implements OnModuleDestroy {
  private readonly underWay = new Set<Promise<void>>();
  private readonly stop = new AbortController();
  private failedAt = -Infinity;

  constructor(
    @Inject(Mailer) private readonly mailer: Mailer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The mail server did not take the last mail. */
  get failing(): boolean {
    return performance.now() - this.failedAt < FAILING_MS;
  }

  /** @param make prepares the mail, also behind the answer; without one nothing is sent */
  later(make: () => Promise<OutgoingMail | undefined>): void {
    const sending = behindTheAnswer(() => this.send(make)).catch((error: unknown) =>
      this.logger.error({ err: error }, 'a mail was given up'),
    );
    this.underWay.add(sending);
    void sending.finally(() => this.underWay.delete(sending));
  }

  async onModuleDestroy(): Promise<void> {
    this.stop.abort();
    await withinOr(Promise.all(this.underWay), LAST_WAIT_MS, undefined);
  }

  /** Cut short when the service ends, so that what can still be sent is. */
  private async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { ref: false, signal: this.stop.signal }).catch(() => undefined);
  }

  private async send(make: () => Promise<OutgoingMail | undefined>): Promise<void> {
    await this.pause(behindMs());
    const mail = await make();
    if (!mail) return;
    for (const pause of [...PAUSES_MS, undefined]) {
      try {
        await this.mailer.send(mail);
        this.failedAt = -Infinity;
        return;
      } catch (error) {
        this.failedAt = performance.now();
        if (pause === undefined || this.stop.signal.aborted) throw error;
        this.logger.warn({ err: error }, 'a mail was not taken');
        await this.pause(pause);
      }
    }
  }
}
