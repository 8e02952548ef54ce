import { Inject, Injectable } from '@nestjs/common';
import { MINUTE_MS, type InternalOutputOf, type planMails } from '@aivy/contracts';
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
import {
  changesBetween,
  letterConsentText,
  OPT_IN_TEXTS,
  reminderText,
  weeklyLetterText,
  type MailText,
  type WeekFacts,
} from '@aivy/mail';
import { CONFIG, type BaseConfig } from '@aivy/server-kit';
import { MasteryHistoryRepository } from '../dashboard/mastery-history.repository.js';
import { AccessService } from '../target/access.service.js';
import { timeZoneOf } from '../target/plan.service.js';
import { StreakService } from '../practice/streak.service.js';
import { isStillDue, reminderHourOf } from './due-mails.js';
import { isOptIn, optInToken, type DueMail, type MailedStudent, type MailTry } from './mail.js';
import { MailRepository } from './mail.repository.js';
import { MailSettingsRepository } from './mail-settings.repository.js';
import { WeekRepository } from './week.repository.js';

type Mail = InternalOutputOf<typeof planMails.get>;

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
    if (ids.order) await this.mails.insertOrdered(ids, ids.order, now);
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

  private async write(mail: DueMail, student: MailedStudent, isOpen: boolean): Promise<NonNullable<Mail>> {
    const unsubscribeUrl = this.url('/unsubscribe', tokenOf(mail, student));
    const isForStudent = mail.kind === 'reminder' || isOptIn(mail.kind);
    return {
      to: isForStudent ? null : student.weeklyLetterTo,
      ...(await this.textOf(mail, student, { isOpen, unsubscribeUrl })),
      unsubscribe_url: unsubscribeUrl,
    };
  }

  private textOf(
    { kind, dueOn, about = '' }: DueMail,
    student: MailedStudent,
    { isOpen, unsubscribeUrl }: Pick<WeekFacts, 'isOpen' | 'unsubscribeUrl'>,
  ): MailText | Promise<MailText> {
    if (kind === 'reminder') return this.reminder(dueOn, student, unsubscribeUrl);
    if (kind === 'weekly-letter') return this.weeklyLetter(dueOn, student, { isOpen, unsubscribeUrl });
    if (kind === 'letter-consent')
      return letterConsentText({ confirmUrl: this.url('/confirm-letter', student.weeklyToken), unsubscribeUrl });
    return OPT_IN_TEXTS[kind]({ about, url: (path) => this.url(path), unsubscribeUrl });
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

/** Permission to stop this email. */
function tokenOf({ kind }: DueMail, student: MailedStudent): string {
  if (kind === 'reminder') return student.reminderToken;
  return isOptIn(kind) ? optInToken(student, kind) : student.weeklyToken;
}
