import type { OptInMail } from '@aivy/contracts';
import { written, type MailText } from './paper.js';

export interface OptInFacts {
  /** Id of what the email is about. */
  about: string;
  /** Makes an absolute URL of a path below the site root. */
  url: (path: string) => string;
  unsubscribeUrl: string;
}

/** The texts of the emails a student can turn on. A new one needs no more than its entry here on the server's side. */
export const OPT_IN_TEXTS: Readonly<Record<OptInMail, (facts: OptInFacts) => MailText>> = {
  'report-ready': ({ about, url, unsubscribeUrl }) =>
    written('Your practice test report is ready', [
      { text: 'You asked us to email you when a practice test report is ready.' },
      { text: 'Your report shows your score, your strengths, and what to practice next.' },
      { text: 'See your report', url: url(`/full-test/${about}/report`) },
      { text: 'Stop these emails', url: unsubscribeUrl },
    ]),
};
