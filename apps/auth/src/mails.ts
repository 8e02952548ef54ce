import { formatUtcStamp } from '@aivy/exam';
import type { OutgoingMail } from '@aivy/server-kit';

const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

export const verificationMail = (to: string, code: string): OutgoingMail => ({
  to,
  subject: `${code} is your Aivy verification code`,
  text: `Your verification code is ${code}.\n\nIt is valid for 10 minutes. If you did not ask for it, you can ignore this email.\n`,
  html: paragraphs(
    `Your verification code is <strong>${code}</strong>.`,
    'It is valid for 10 minutes. If you did not ask for it, you can ignore this email.',
  ),
});

const WARNING =
  'If it was you, there is nothing to do. If not, somebody else has your password: set a new one at once, which signs everybody out.';

/** Tells the owner of an account that its password is another one now. @param page where a reset begins */
export const passwordChangedMail = (to: string, when: Date, page: string): OutgoingMail => ({
  to,
  subject: 'Your Aivy password was changed',
  text: `Your Aivy password was changed on ${formatUtcStamp(when)} (UTC).\n\n${WARNING}\n\n${page}\n`,
  html: paragraphs(
    `Your Aivy password was changed on ${formatUtcStamp(when)} (UTC).`,
    WARNING,
    `<a href="${page}">Set a new password</a>`,
  ),
});

/** @param link holds only a URL made here, so it needs no escaping */
export const resetMail = (to: string, link: string): OutgoingMail => ({
  to,
  subject: 'Set a new password for Aivy',
  text: `Open this link to set a new password:\n\n${link}\n\nIt is valid for 30 minutes and works once. If you did not ask for it, you can ignore this email.\n`,
  html: paragraphs(
    `<a href="${link}">Set a new password</a>`,
    'The link is valid for 30 minutes and works once. If you did not ask for it, you can ignore this email.',
  ),
});
