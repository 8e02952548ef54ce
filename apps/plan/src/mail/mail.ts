import { OPT_IN_MAILS, type OptInMail } from '@aivy/contracts';
import type { LocalDate, MailedPlan } from '@aivy/exam';

/** What a recipient can end. */
export type EndedKind = 'reminder' | 'weekly-letter' | OptInMail;
export type MailKind = EndedKind | 'letter-consent';

/** What a student has asked for. */
export interface MailWishes {
  reminder: boolean;
  /** 0-23, where the student is. */
  reminderHour: number;
  /** At the usual hour instead, once there is one. */
  reminderByHabit: boolean;
  /** Null: to nobody. */
  weeklyLetterTo: string | null;
  /** Other emails that are on. */
  optIns: readonly OptInMail[];
}

export interface MailSettings extends MailWishes {
  userId: string;
  reminderSince: Date;
  weeklySince: Date;
  /** Permission to end the mails of one kind, for whoever holds it. */
  reminderToken: string;
  weeklyToken: string;
  /** Hash of the mailbox that the letter's token is for. */
  weeklyTokenOf: string | null;
  /** Hash of the mailbox whose owner agreed to the letter. */
  weeklyConfirmedOf: string | null;
}

export const isOptIn = (kind: string): kind is OptInMail => OPT_IN_MAILS.some((each) => each === kind);

/** The student's reminder token with the kind behind it: enough to stop one kind of email. */
export const optInToken = ({ reminderToken }: MailSettings, kind: OptInMail): string => `${reminderToken}.${kind}`;

/** Has the owner of the address agreed to the letter? */
export const isConfirmed = ({ weeklyLetterTo, weeklyTokenOf, weeklyConfirmedOf }: MailSettings): boolean =>
  weeklyLetterTo !== null && weeklyTokenOf !== null && weeklyTokenOf === weeklyConfirmedOf;

/** A student who has asked for mails, with what says when they are due. */
export interface MailedStudent extends MailSettings {
  plan: MailedPlan;
  timezone: string;
  /** When the student answered in the last weeks, to the quarter hour; empty unless reminders go by it. */
  answeredAt: readonly Date[];
  /** Sum of both sections' targets. */
  targetScore: number;
}

/** A mail that was written down as due. */
export interface DueMail {
  userId: string;
  kind: MailKind;
  /** The date of a reminder; the Sunday of a weekly letter; the date (UTC) of the others. */
  dueOn: LocalDate;
  /** Hash of the address that is asked for its consent, or the id of what an ordered email is about. */
  about?: string;
}

export interface MailIds {
  userId: string;
  mailId: string;
}

/** Id of the job that sends a mail. */
export const mailJobId = ({ mailId }: MailIds): string => `plan-mail-${mailId}`;

/** An email that another service ordered. */
export type OrderedMail = Required<Pick<DueMail, 'dueOn' | 'about'>> & { kind: OptInMail };

/** One try to send a mail. */
export interface MailTry extends MailIds {
  attempt: string;
  /** Present when another service ordered it; plan hasn't heard of it before the first try. */
  order?: OrderedMail;
}
