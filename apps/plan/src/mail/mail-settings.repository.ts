import { Inject, Injectable } from '@nestjs/common';
import type { OptInMail, PlanDuration } from '@aivy/contracts';
import { HABIT_DAYS } from '@aivy/exam';
import type { Transaction } from '@aivy/server-kit';
import { DataSource } from 'typeorm';
import type { MailedStudent, MailSettings, MailWishes } from './mail.js';

export interface NewMailSettings extends Omit<MailWishes, 'optIns'> {
  /** Undefined: they stay as they are. */
  optIns: readonly OptInMail[] | undefined;
  now: Date;
  /** For a mailbox that has none yet. */
  weeklyToken: string;
  /** Hash of the mailbox that the letter goes to. */
  weeklyTokenOf: string | null;
}

interface StudentRow extends MailSettings {
  timezone: string;
  answeredAt: Date[];
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

/** When a student answered in the last weeks, to the quarter hour. @param now the query's parameter that says it */
const answeredAt = (userId: string, now: string): string =>
  `array(select distinct date_bin('15 minutes', given_at, '2000-01-01Z') from plan.evidence e where e.user_id = ${userId}
     and given_at between ${now}::timestamptz - interval '${HABIT_DAYS} days' and ${now}::timestamptz)`;

const STUDENT = `
  select s.user_id as "userId", s.reminder, s.reminder_hour as "reminderHour",
    s.reminder_by_habit as "reminderByHabit", s.weekly_letter_to as "weeklyLetterTo", s.opt_ins as "optIns",
    s.reminder_since as "reminderSince", s.weekly_since as "weeklySince", s.reminder_token as "reminderToken",
    s.weekly_token as "weeklyToken", s.weekly_token_of as "weeklyTokenOf",
    s.weekly_confirmed_of as "weeklyConfirmedOf", p.timezone, p.math_target + p.english_target as "targetScore",
    p.begin_date::text as "beginDate", p.ends_on::text as "endsOn", p.start_day as "startDay", p.duration,
    p.last_finished_day as "lastFinishedDay", p.last_finished_date::text as "lastFinishedDate",
    case when s.reminder and s.reminder_by_habit then ${answeredAt('s.user_id', '$1')} else '{}' end as "answeredAt",
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

  async selectOptional(userId: string, now: Date): Promise<MailCandidate | null> {
    const rows: StudentRow[] = await this.source.query(`${STUDENT} where s.user_id = $2`, [now, userId]);
    return rows[0] ? candidateOf(rows[0]) : null;
  }

  async selectAnsweredAt(userId: string, now: Date): Promise<Date[]> {
    const rows: { at: Date[] }[] = await this.source.query(`select ${answeredAt('$1::uuid', '$2')} as at`, [
      userId,
      now,
    ]);
    return rows[0]!.at;
  }

  /** Those who want any mail, in the order of their ids. @param after the last one of the page before */
  async selectPage(after: string | null, limit: number, now: Date): Promise<MailCandidate[]> {
    const rows: StudentRow[] = await this.source.query(
      `${STUDENT} where (s.reminder or s.weekly_letter_to is not null) and ($2::uuid is null or s.user_id > $2)
       order by s.user_id limit $3`,
      [now, after, limit],
    );
    return rows.map(candidateOf);
  }

  /** For a student who has never asked for mails: settings that ask for none. Without a plan there are no settings. */
  async insertFirst(
    userId: string,
    first: Pick<NewMailSettings, 'now' | 'reminderHour' | 'weeklyToken'> & { reminderToken: string },
    transaction: Transaction,
  ): Promise<void> {
    await transaction.query(
      `insert into plan.mail_settings (user_id, reminder, reminder_hour, reminder_since, reminder_token, weekly_since, weekly_token)
       select user_id, false, $5, $2, $3, $2, $4 from plan.plans where user_id = $1 on conflict (user_id) do nothing`,
      [userId, first.now, first.reminderToken, first.weeklyToken, first.reminderHour],
    );
  }

  async update(userId: string, settings: NewMailSettings, transaction: Transaction): Promise<void> {
    await transaction.query(
      `update plan.mail_settings set
         reminder = $2,
         reminder_hour = $3,
         reminder_by_habit = $8,
         reminder_since = case when reminder and reminder_hour = $3 and reminder_by_habit = $8 then reminder_since else $4 end,
         weekly_letter_to = $5,
         weekly_since = case when weekly_letter_to = $5 then weekly_since else $4 end,
         weekly_token = case when $7::text is null or weekly_token_of = $7 then weekly_token else coalesce(
           (select token from plan.former_letter_tokens where user_id = $1 and address_hash = $7 limit 1), $6) end,
         weekly_token_of = coalesce($7, weekly_token_of),
         opt_ins = coalesce($9, opt_ins)
       where user_id = $1`,
      [
        userId,
        settings.reminder,
        settings.reminderHour,
        settings.now,
        settings.weeklyLetterTo,
        settings.weeklyToken,
        settings.weeklyTokenOf,
        settings.reminderByHabit,
        settings.optIns,
      ],
    );
  }

  /** Ends the reminders of a token, again or for the first time. @returns false for a token of nobody */
  async updateReminderEnded(token: string): Promise<boolean> {
    const [, count]: [unknown, number] = await this.source.query(
      'update plan.mail_settings set reminder = false where reminder_token = $1',
      [token],
    );
    return count > 0;
  }

  /** The same for one of the other emails. */
  async updateOptInEnded(reminderToken: string, kind: OptInMail): Promise<boolean> {
    const [, count]: [unknown, number] = await this.source.query(
      'update plan.mail_settings set opt_ins = array_remove(opt_ins, $2) where reminder_token = $1',
      [reminderToken, kind],
    );
    return count > 0;
  }
}
