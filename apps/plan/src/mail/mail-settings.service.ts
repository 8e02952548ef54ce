import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  planMailJob,
  type getMailSettings,
  type InputOf,
  type OutputOf,
  type setMailSettings,
} from '@aivy/contracts';
import { mailboxOf, usualHour } from '@aivy/exam';
import { Outbox, Transactions, type Transaction } from '@aivy/server-kit';
import { timeZoneOf } from '../target/plan.service.js';
import { LetterConsentRepository } from './letter-consent.repository.js';
import { isConfirmed, isOptIn, mailJobId, type EndedKind } from './mail.js';
import { MailRepository } from './mail.repository.js';
import { MailSettingsRepository } from './mail-settings.repository.js';

type Stored = OutputOf<typeof getMailSettings>;
type Wishes = InputOf<typeof setMailSettings>;

const NOTHING: Stored = {
  reminder: false,
  reminder_hour: 17,
  reminder_by_habit: true,
  weekly_letter_to: null,
  weekly_letter_confirmed: false,
  opt_ins: [],
};
/** Addresses that are asked for their consent on one day: enough for a slip of the pen, too few to bother people. */
const ASKED_A_DAY = 3;
const HOUR_S = 3_600;

const newToken = (): string => randomBytes(32).toString('base64url');
const hashOf = (key: string, address: string): string => createHmac('sha256', key).update(address).digest('hex');

/** What a student wants to be mailed, and the end of it. */
@Injectable()
export class MailSettingsService {
  constructor(
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(MailSettingsRepository) private readonly settings: MailSettingsRepository,
    @Inject(LetterConsentRepository) private readonly consents: LetterConsentRepository,
    @Inject(MailRepository) private readonly mails: MailRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** @param timezone where the student is, as the page says */
  async get(userId: string, timezone?: string, now = new Date()): Promise<Stored> {
    const [found, answeredAt] = await Promise.all([
      this.settings.selectOptional(userId, now),
      this.settings.selectAnsweredAt(userId, now),
    ]);
    const usual = { usual_hour: usualHour(answeredAt, timeZoneOf({ ...(timezone && { timezone }) }, found?.timezone)) };
    if (!found) return { ...NOTHING, ...usual };
    return {
      ...usual,
      reminder: found.reminder,
      reminder_hour: found.reminderHour,
      reminder_by_habit: found.reminderByHabit,
      weekly_letter_to: found.weeklyLetterTo,
      weekly_letter_confirmed: isConfirmed(found),
      opt_ins: [...found.optIns],
    };
  }

  /**
   * An address gets letters once its owner has agreed, for which it is asked by a mail.
   * @throws DomainError PLAN-NOTEXIST without a plan; PLAN-LETTERREFUSED when the owner has ended the letters before;
   * RATE-LIMITED when too many addresses were asked today
   */
  set(userId: string, wishes: Wishes, now = new Date()): Promise<void> {
    const { reminder, reminder_hour: reminderHour, weekly_letter_to: weeklyLetterTo } = wishes;
    // An older page knows only hours, and shows the one it sends.
    const reminderByHabit = wishes.reminder_by_habit ?? false;
    return this.transactions.run(async (transaction) => {
      const first = { now, reminderHour, reminderToken: newToken(), weeklyToken: newToken() };
      await this.settings.insertFirst(userId, first, transaction);
      const consent = await this.consents.selectOptionalForUpdate(userId, transaction);
      if (!consent) throw new DomainError('PLAN-NOTEXIST');
      const weeklyTokenOf = weeklyLetterTo === null ? null : hashOf(consent.addressKey, mailboxOf(weeklyLetterTo));
      if (weeklyLetterTo !== null && weeklyTokenOf !== null) {
        // Older refusals have the hash of the address with its tag.
        const hashes = [weeklyTokenOf, hashOf(consent.addressKey, weeklyLetterTo.toLowerCase())];
        if (await this.consents.isRefused(userId, hashes, transaction)) throw new DomainError('PLAN-LETTERREFUSED');
        await this.consents.insertFormerToken(userId, weeklyTokenOf, transaction);
      }
      const settings = {
        reminder,
        reminderHour,
        reminderByHabit,
        weeklyLetterTo,
        optIns: wishes.opt_ins,
        now,
        weeklyToken: newToken(),
        weeklyTokenOf,
      };
      await this.settings.update(userId, settings, transaction);
      if (weeklyTokenOf !== null && weeklyTokenOf !== consent.confirmedOf)
        await this.askForConsent(userId, weeklyTokenOf, now, transaction);
    });
  }

  /** @throws DomainError PLAN-INVALIDLINK for a token of nobody, or of a letter that is not wanted any more */
  async confirmLetter(token: string): Promise<void> {
    if (!(await this.consents.updateConfirmed(token, new Date()))) throw new DomainError('PLAN-INVALIDLINK');
  }

  /**
   * A letter's link refuses it for its mailbox, even after the student has changed the address.
   * @throws DomainError PLAN-INVALIDLINK for an unknown token
   */
  async unsubscribe(token: string): Promise<EndedKind> {
    const [secret = '', kind] = token.split('.');
    if (kind !== undefined && isOptIn(kind) && (await this.settings.updateOptInEnded(secret, kind))) return kind;
    if (await this.settings.updateReminderEnded(token)) return 'reminder';
    return this.transactions.run(async (transaction): Promise<EndedKind> => {
      const mailbox = await this.consents.selectOptionalMailbox(token, transaction);
      if (!mailbox) throw new DomainError('PLAN-INVALIDLINK');
      // The student may be entering this very address.
      await this.consents.selectOptionalForUpdate(mailbox.userId, transaction);
      await this.consents.insertRefused(mailbox, new Date(), transaction);
      return 'weekly-letter';
    });
  }

  /** Once a day an address. */
  private async askForConsent(userId: string, about: string, now: Date, transaction: Transaction): Promise<void> {
    const dueOn = now.toISOString().slice(0, 10);
    if ((await this.consents.countAsked(userId, dueOn, about, transaction)) >= ASKED_A_DAY)
      throw new DomainError('RATE-LIMITED', undefined, { retryAfterSeconds: HOUR_S });
    const added = await this.mails.insert([{ userId, kind: 'letter-consent', dueOn, about }], now, transaction);
    for (const mail of added)
      await this.outbox.add(transaction, planMailJob, mailJobId(mail), { user_id: userId, mail_id: mail.mailId });
  }
}
