import type { OutgoingMail } from '@aivy/server-kit';

const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

export const verificationMail = (to: string, code: string): OutgoingMail => ({
  to,
  subject: `${code} is your Aivy verification code`,
  text: `Your verification code is ${code}.\n\nIt is valid for 10 minutes. If you did not ask for it, you can ignore this email.\n`,
  html: paragraphs(`Your verification code is <strong>${code}</strong>.`, 'It is valid for 10 minutes. If you did not ask for it, you can ignore this email.'),
});

/** @param link holds only a URL made here, so it needs no escaping */
export const resetMail = (to: string, link: string): OutgoingMail => ({
  to,
  subject: 'Set a new password for Aivy',
  text: `Open this link to set a new password:\n\n${link}\n\nIt is valid for 30 minutes and works once. If you did not ask for it, you can ignore this email.\n`,
  html: paragraphs(`<a href="${link}">Set a new password</a>`, 'The link is valid for 30 minutes and works once. If you did not ask for it, you can ignore this email.'),
});
