import { Inject, Injectable } from '@nestjs/common';
import { MINUTE_MS, type getPlanMail, type InternalOutputOf } from '@aivy/contracts';
import {
  addDays,
  currentDay,
  isPlanFinished,
  isTestDay,
  JOURNEY_DAYS,
  journeyOf,
  startOfDay,
  WEEK_DAYS,
  type LocalDate,
} from '@aivy/exam';
import { CONFIG, type BaseConfig } from '@aivy/server-kit';
import { MasteryHistoryRepository } from '../dashboard/mastery-history.repository.js';
import { AccessService } from '../target/access.service.js';
import { timeZoneOf } from '../target/plan.service.js';
import { StreakService } from '../practice/streak.service.js';
import { isStillDue, reminderHourOf } from './due-mails.js';
import type { DueMail, MailedStudent, MailTry } from './mail.js';
import { MailRepository } from './mail.repository.js';
import { MailSettingsRepository } from './mail-settings.repository.js';
import {
  changesBetween,
  letterConsentText,
  reminderText,
  weeklyLetterText,
  type MailText,
  type WeekFacts,
} from './mail-texts.js';
import { WeekRepository } from './week.repository.js';

type Mail = InternalOutputOf<typeof getPlanMail>;

/** Writes the mails that are to be sent now. */
@Injectable()
export class MailContentService {
  constructor(
    @Inject(MailRepository) private readonly mails: MailRepository,
    @Inject(MailSettingsRepository) private readonly settings: MailSettingsRepository,
    @Inject(WeekRepository) private readonly weeks: WeekRepository,
    @Inject(StreakService) private readonly streaks: StreakService,
    @Inject(MasteryHistoryRepository) private readonly history: MasteryHistoryRepository,
    @Inject(AccessService) private readonly access: AccessService,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  /** Null for a mail that is gone, not wanted any more, locked, too late, sent, or in the hands of another try. */
  async take(ids: MailTry, now = new Date()): Promise<Mail> {
    const [mail, student] = await Promise.all([
      this.mails.selectOptional(ids),
      this.settings.selectOptional(ids.userId, now),
    ]);
    if (!mail || !student || !isStillDue(mail, student, now)) return null;
    const isOpen = await this.access.isOpen({ requestId: `mail-${ids.mailId}` }, ids.userId);
    // Don't invite anyone to a set that's locked. The mail still counts as taken, so its job doesn't come back.
    const written = mail.kind === 'reminder' && !isOpen ? null : await this.write(mail, student, isOpen);
    return (await this.mails.take(ids)) ? written : null;
  }

  markSent(ids: MailTry, now = new Date()): Promise<void> {
    return this.mails.updateSent(ids, now);
  }

  release(ids: MailTry): Promise<void> {
    return this.mails.updateReleased(ids);
  }

  private async write({ kind, dueOn }: DueMail, student: MailedStudent, isOpen: boolean): Promise<NonNullable<Mail>> {
    const token = kind === 'reminder' ? student.reminderToken : student.weeklyToken;
    const unsubscribeUrl = this.url('/unsubscribe', token);
    const texts = {
      reminder: () => this.reminder(dueOn, student, unsubscribeUrl),
      'weekly-letter': () => this.weeklyLetter(dueOn, student, { isOpen, unsubscribeUrl }),
      'letter-consent': () => letterConsentText({ confirmUrl: this.url('/confirm-letter', token), unsubscribeUrl }),
    };
    const to = kind === 'reminder' ? null : student.weeklyLetterTo;
    return { to, ...(await texts[kind]()), unsubscribe_url: unsubscribeUrl };
  }

  private async reminder(date: LocalDate, student: MailedStudent, unsubscribeUrl: string): Promise<MailText> {
    const caller = { requestId: `reminder-${student.userId}-${date}` };
    const zone = timeZoneOf({}, student.timezone);
    const { days: streak } = await this.streaks.of(caller, student.userId, date, zone);
    return reminderText({
      day: currentDay(student.plan),
      hour: reminderHourOf(student),
      streak,
      dashboardUrl: this.url('/dashboard'),
      unsubscribeUrl,
    });
  }

  private async weeklyLetter(
    sunday: LocalDate,
    student: MailedStudent,
    given: Pick<WeekFacts, 'isOpen' | 'unsubscribeUrl'>,
  ): Promise<MailText> {
    const { userId, plan } = student;
    const zone = timeZoneOf({}, student.timezone);
    const monday = addDays(sunday, 1 - WEEK_DAYS);
    const [from, to] = [startOfDay(monday, zone), startOfDay(addDays(sunday, 1), zone)];
    const [days, work, before, first, after] = await Promise.all([
      this.weeks.selectDays(userId, monday, sunday),
      this.weeks.selectWork(userId, from, to),
      this.history.selectOptionalBefore(userId, from),
      this.weeks.selectOptionalFirstMastery(userId),
      this.history.selectOptionalBefore(userId, to),
    ]);
    const next = currentDay(plan);
    return weeklyLetterText({
      monday,
      sunday,
      days,
      minutes: Math.round(work.spentMs / MINUTE_MS),
      questions: work.questions,
      changes: changesBetween(before ?? first ?? {}, after ?? {}),
      nextDay: isPlanFinished(plan) ? null : next,
      testDay: isTestDay(next) ? next : journeyOf(next) * JOURNEY_DAYS,
      targetScore: student.targetScore,
      endsOn: plan.endsOn,
      ...given,
    });
  }

  private url(path: string, token?: string): string {
    const url = new URL(path, this.config.PUBLIC_URL);
    if (token !== undefined) url.searchParams.set('token', token);
    return url.href;
  }
}
