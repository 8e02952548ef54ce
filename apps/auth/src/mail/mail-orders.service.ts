import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { accountMailJob } from '@aivy/contracts';
import { CONFIG, Outbox, REDIS, type BaseConfig, type RedisClient, type Transaction } from '@aivy/server-kit';
import type * as z from 'zod/mini';

type AccountMail = z.infer<typeof accountMailJob.data>;

/** For this long after a failure we expect emails to fail, unless one leaves. */
const FAILING_SECONDS = 60;

/** Orders emails about accounts, as part of the transaction that causes them. */
@Injectable()
export class MailOrders {
  constructor(
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(REDIS) private readonly redis: RedisClient,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  async add(
    transaction: Transaction,
    { mail_id = randomUUID(), ...mail }: Pick<AccountMail, 'kind' | 'user_id'> & { mail_id?: string },
  ): Promise<void> {
    await this.outbox.add(transaction, accountMailJob, `account-mail-${mail_id}`, {
      ...mail,
      mail_id,
      ordered_at: new Date().toISOString(),
    });
  }

  /** Did the mail server refuse the last email to an account? */
  async isFailing(): Promise<boolean> {
    return (await this.redis.exists(this.failing)) === 1;
  }

  async noteFailure(): Promise<void> {
    await this.redis.set(this.failing, '1', 'EX', FAILING_SECONDS);
  }

  async noteSuccess(): Promise<void> {
    await this.redis.del(this.failing);
  }

  private get failing(): string {
    return `${this.config.KEY_PREFIX}:account-mails-fail`;
  }
}
