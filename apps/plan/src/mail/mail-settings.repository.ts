import { Inject, Injectable } from '@nestjs/common';
import type { PlanDuration } from '@aivy/contracts';
import { DataSource } from 'typeorm';
import type { MailedStudent, MailKind, MailSettings, MailWishes } from './mail.js';

export interface NewMailSettings extends MailWishes {
  now: Date;
  /** Used where there is none yet. */
  reminderToken: string;
  /** Used when the letter goes to somebody else than before. */
  weeklyToken: string;
  /** Hash of the address that the letter's token is for. */
  weeklyTokenOf: string | null;
}

interface StudentRow extends MailSettings {
  timezone: string;
  targetScore: number;
  beginDate: string;
  endsOn: string;
  startDay: number;
  duration: PlanDuration;
  lastFinishedDay: number;
  lastFinishedDate: string | null;
  lastReminder: string | null;
  lastReminderAt: Date | null;
  lastWeeklyLetter: string | null;
}

/** A student with the dates of the mails written down last. */
export interface MailCandidate extends MailedStudent {
  lastReminder: string | null;
  lastReminderAt: Date | null;
  lastWeeklyLetter: string | null;
}

const STUDENT = `
  select s.user_id as "userId", s.reminder, s.reminder_hour as "reminderHour", s.weekly_letter_to as "weeklyLetterTo",
    s.reminder_since as "reminderSince", s.weekly_since as "weeklySince", s.reminder_token as "reminderToken",
    s.weekly_token as "weeklyToken", p.timezone, p.math_target + p.english_target as "targetScore",
    p.begin_date::text as "beginDate", p.ends_on::text as "endsOn", p.start_day as "startDay", p.duration,
    p.last_finished_day as "lastFinishedDay", p.last_finished_date::text as "lastFinishedDate",
    (select max(due_on)::text from plan.mails m where m.user_id = s.user_id and m.kind = 'reminder') as "lastReminder",
    (select max(created_at) from plan.mails m where m.user_id = s.user_id and m.kind = 'reminder') as "lastReminderAt",
    (select max(due_on)::text from plan.mails m where m.user_id = s.user_id and m.kind = 'weekly-letter')
      as "lastWeeklyLetter"
  from plan.mail_settings s join plan.plans p on p.user_id = s.user_id`;

const candidateOf = ({
  beginDate,
  endsOn,
  startDay,
  duration,
  lastFinishedDay,
  lastFinishedDate,
  ...row
}: StudentRow): MailCandidate => ({
  ...row,
  plan: { beginDate, endsOn, startDay, duration, lastFinishedDay, lastFinishedDate },
});

/** What students have asked to be mailed. */
@Injectable()
export class MailSettingsRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  async selectOptional(userId: string): Promise<MailCandidate | null> {
    const rows: StudentRow[] = await this.source.query(`${STUDENT} where s.user_id = $1`, [userId]);
    return rows[0] ? candidateOf(rows[0]) : null;
  }

  /** Those who want any mail, in the order of their ids. @param after the last one of the page before */
  async selectPage(after: string | null, limit: number): Promise<MailCandidate[]> {
    const rows: StudentRow[] = await this.source.query(
      `${STUDENT} where (s.reminder or s.weekly_letter_to is not null) and ($1::uuid is null or s.user_id > $1)
       order by s.user_id limit $2`,
      [after, limit],
    );
    return rows.map(candidateOf);
  }

  /** @returns false when the student has no plan */
  async upsert(userId: string, settings: NewMailSettings): Promise<boolean> {
    const rows: unknown[] = await this.source.query(
      `insert into plan.mail_settings as s (user_id, reminder, reminder_hour, reminder_since, reminder_token,
         weekly_letter_to, weekly_since, weekly_token, weekly_token_of)
       select user_id, $2, $3, $4, $5, $6, $4, $7, $8 from plan.plans where user_id = $1
       on conflict (user_id) do update set
         reminder = excluded.reminder,
         reminder_hour = excluded.reminder_hour,
         reminder_since = case when s.reminder and s.reminder_hour = excluded.reminder_hour then s.reminder_since
           else excluded.reminder_since end,
         weekly_letter_to = excluded.weekly_letter_to,
         weekly_since = case when s.weekly_letter_to = excluded.weekly_letter_to then s.weekly_since
           else excluded.weekly_since end,
         weekly_token = case when excluded.weekly_token_of is null or s.weekly_token_of = excluded.weekly_token_of
           then s.weekly_token else excluded.weekly_token end,
         weekly_token_of = coalesce(excluded.weekly_token_of, s.weekly_token_of)
       returning s.user_id`,
      [
        userId,
        settings.reminder,
        settings.reminderHour,
        settings.now,
        settings.reminderToken,
        settings.weeklyLetterTo,
        settings.weeklyToken,
        settings.weeklyTokenOf,
      ],
    );
    return rows.length > 0;
  }

  /** Ends the mails of a token, again or for the first time. @returns their kind; null for a token of nobody */
  async updateUnsubscribed(token: string): Promise<MailKind | null> {
    const [reminders]: [unknown[], number] = await this.source.query(
      'update plan.mail_settings set reminder = false where reminder_token = $1 returning user_id',
      [token],
    );
    if (reminders.length > 0) return 'reminder';
    const [letters]: [unknown[], number] = await this.source.query(
      'update plan.mail_settings set weekly_letter_to = null where weekly_token = $1 returning user_id',
      [token],
    );
    return letters.length > 0 ? 'weekly-letter' : null;
  }
}
