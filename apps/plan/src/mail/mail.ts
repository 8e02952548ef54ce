import type { LocalDate, MailedPlan } from '@aivy/exam';

export type MailKind = 'reminder' | 'weekly-letter';

/** What a student has asked for. */
export interface MailWishes {
  reminder: boolean;
  /** 0-23, where the student is. */
  reminderHour: number;
  /** Null: to nobody. */
  weeklyLetterTo: string | null;
}

export interface MailSettings extends MailWishes {
  userId: string;
  reminderSince: Date;
  weeklySince: Date;
  /** Permission to end the mails of one kind, for whoever holds it. */
  reminderToken: string;
  weeklyToken: string;
}

/** A student who has asked for mails, with what says when they are due. */
export interface MailedStudent extends MailSettings {
  plan: MailedPlan;
  timezone: string;
  /** Sum of both sections' targets. */
  targetScore: number;
}

/** A mail that was written down as due. */
export interface DueMail {
  userId: string;
  kind: MailKind;
  /** The date of a reminder; the Sunday of a weekly letter. */
  dueOn: LocalDate;
}

/** One try to send a mail. */
export interface MailTry {
  userId: string;
  mailId: string;
  attempt: string;
}
