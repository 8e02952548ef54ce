import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type getMailSettings, type OutputOf } from '@aivy/contracts';
import type { MailKind } from './mail.js';
import { MailSettingsRepository } from './mail-settings.repository.js';

type Wishes = OutputOf<typeof getMailSettings>;

const NOTHING: Wishes = { reminder: false, reminder_hour: 17, weekly_letter_to: null };

const newToken = (): string => randomBytes(32).toString('base64url');
const hashOf = (address: string): string => createHash('sha256').update(address.toLowerCase()).digest('hex');

/** What a student wants to be mailed, and the end of it. */
@Injectable()
export class MailSettingsService {
  constructor(@Inject(MailSettingsRepository) private readonly settings: MailSettingsRepository) {}

  async get(userId: string): Promise<Wishes> {
    const found = await this.settings.selectOptional(userId);
    return found
      ? { reminder: found.reminder, reminder_hour: found.reminderHour, weekly_letter_to: found.weeklyLetterTo }
      : NOTHING;
  }

  /** @throws DomainError PLAN-NOTEXIST without a plan */
  async set(userId: string, { reminder, reminder_hour, weekly_letter_to }: Wishes): Promise<void> {
    const stored = await this.settings.upsert(userId, {
      reminder,
      reminderHour: reminder_hour,
      weeklyLetterTo: weekly_letter_to,
      now: new Date(),
      reminderToken: newToken(),
      weeklyToken: newToken(),
      weeklyTokenOf: weekly_letter_to === null ? null : hashOf(weekly_letter_to),
    });
    if (!stored) throw new DomainError('PLAN-NOTEXIST');
  }

  /** @throws DomainError PLAN-INVALIDLINK for a token of nobody */
  async unsubscribe(token: string): Promise<MailKind> {
    const kind = await this.settings.updateUnsubscribed(token);
    if (kind === null) throw new DomainError('PLAN-INVALIDLINK');
    return kind;
  }
}
