import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS, planMailJob } from '@aivy/contracts';
import { isReminderTooSoon } from '@aivy/exam';
import { Outbox, Transactions, type Transaction } from '@aivy/server-kit';
import { dueMailsOf } from './due-mails.js';
import { mailJobId, type DueMail } from './mail.js';
import { MailRepository } from './mail.repository.js';
import { MailSettingsRepository, type MailCandidate } from './mail-settings.repository.js';

const PAGE = 500;
/** A mail leaves within seconds: after this its job may be lost. */
const LOST_SECONDS = 600;
/** Older ones are not due any more. */
const OLDEST_MS = 2 * DAY_MS;

function isNew(student: MailCandidate, { kind, dueOn }: DueMail, now: Date): boolean {
  if (kind === 'weekly-letter') return dueOn !== student.lastWeeklyLetter;
  return dueOn !== student.lastReminder && !isReminderTooSoon(student.lastReminderAt, now);
}

/** Writes down the mails that are due, and enqueues each in the same transaction: once, however many ask. */
@Injectable()
export class DueMails {
  constructor(
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(MailSettingsRepository) private readonly settings: MailSettingsRepository,
    @Inject(MailRepository) private readonly mails: MailRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** @returns how many mails were new */
  async enqueue(now = new Date()): Promise<number> {
    let [count, after] = [0, null as string | null];
    do {
      const page = await this.settings.selectPage(after, PAGE, now);
      count += await this.enqueuePage(page, now);
      after = page.length === PAGE ? page.at(-1)!.userId : null;
    } while (after !== null);
    await this.transactions.run((transaction) => this.sendLostAgain(now, transaction));
    return count;
  }

  private async enqueuePage(page: readonly MailCandidate[], now: Date): Promise<number> {
    const due = page.flatMap((student) => dueMailsOf(student, now).filter((mail) => isNew(student, mail, now)));
    if (due.length === 0) return 0;
    return this.transactions.run(async (transaction) => {
      const added = await this.mails.insert(due, now, transaction);
      for (const mail of added)
        await this.outbox.add(transaction, planMailJob, mailJobId(mail), {
          user_id: mail.userId,
          mail_id: mail.mailId,
        });
      return added.length;
    });
  }

  private async sendLostAgain(now: Date, transaction: Transaction): Promise<void> {
    const untaken = await this.mails.selectUntaken(
      new Date(now.getTime() - OLDEST_MS),
      new Date(now.getTime() - LOST_SECONDS * 1_000),
      transaction,
    );
    if (untaken.length > 0) await this.outbox.sendAgain(transaction, untaken.map(mailJobId), LOST_SECONDS);
  }
}
