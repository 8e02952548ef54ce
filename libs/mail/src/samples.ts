import { OPT_IN_MAILS } from '@aivy/contracts';
import { passwordChangedText, resetText, verificationText } from './account-mails.js';
import { OPT_IN_TEXTS } from './opt-in-mails.js';
import type { MailText } from './paper.js';
import { letterConsentText, reminderText, weeklyLetterText, type WeekFacts } from './plan-mails.js';
import { staffMailText } from './staff-mail.js';

const WEEK: Omit<WeekFacts, 'unsubscribeUrl'> = {
  monday: '2026-03-16',
  sunday: '2026-03-22',
  days: 4,
  minutes: 95,
  questions: 47,
  changes: [
    { skill: 10, from: 52, to: 61 },
    { skill: 24, from: 40, to: 38 },
  ],
  nextDay: 12,
  testDay: 15,
  targetScore: 1450,
  endsOn: '2026-05-31',
  isOpen: true,
};

/** Every email Aivy sends, as a sample. @param url makes an absolute URL of a path below the site root */
export function sampleMails(url: (path: string) => string): MailText[] {
  const [unsubscribeUrl, when] = [url('/unsubscribe?token=sample'), new Date('2026-03-22T18:05:00Z')];
  return [
    verificationText('204816'),
    resetText(url('/resetpassword?x=sample')),
    passwordChangedText(when, url('/resetpassword')),
    reminderText({ day: 12, hour: 17, streak: 4, dashboardUrl: url('/dashboard'), unsubscribeUrl }),
    reminderText({ day: 15, hour: 17, streak: 4, dashboardUrl: url('/dashboard'), unsubscribeUrl }),
    letterConsentText({ confirmUrl: url('/confirm-letter?token=sample'), unsubscribeUrl }),
    weeklyLetterText({ ...WEEK, unsubscribeUrl }),
    ...OPT_IN_MAILS.map((kind) => OPT_IN_TEXTS[kind]({ about: 'sample', url, unsubscribeUrl })),
    staffMailText({ grade: 3, saidAt: when, listUrl: url('/ops/distress') }),
  ];
}
