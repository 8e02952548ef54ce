import { reminderDue, usualHour, wallClockOf, weeklyLetterDue } from '@aivy/exam';
import { timeZoneOf } from '../target/plan.service.js';
import { isConfirmed, isOptIn, type DueMail, type MailedStudent } from './mail.js';

/** The hour reminders come at: the usual one if the student wants that and has one, else the stored one. */
export const reminderHourOf = ({ reminderHour, answeredAt, timezone }: MailedStudent): number =>
  usualHour(answeredAt, timeZoneOf({}, timezone)) ?? reminderHour;

/** The mails that a student has asked for and that are due at this moment. */
export function dueMailsOf(student: MailedStudent, now: Date): DueMail[] {
  const { userId, plan } = student;
  const zone = timeZoneOf({}, student.timezone);
  const clock = wallClockOf(now, zone);
  const reminder = student.reminder
    ? reminderDue(plan, reminderHourOf(student), wallClockOf(student.reminderSince, zone), clock)
    : null;
  const sunday = isConfirmed(student) ? weeklyLetterDue(plan, wallClockOf(student.weeklySince, zone), clock) : null;
  return [
    ...(reminder ? [{ userId, kind: 'reminder' as const, dueOn: reminder }] : []),
    ...(sunday ? [{ userId, kind: 'weekly-letter' as const, dueOn: sunday }] : []),
  ];
}

/** A mail is written down when it is due; what has happened since may have made it unwanted. */
export function isStillDue({ kind, dueOn, about }: DueMail, student: MailedStudent, now: Date): boolean {
  if (isOptIn(kind)) return student.optIns.includes(kind);
  if (kind === 'letter-consent')
    return student.weeklyLetterTo !== null && student.weeklyTokenOf === about && !isConfirmed(student);
  return dueMailsOf(student, now).some((due) => due.kind === kind && due.dueOn === dueOn);
}
