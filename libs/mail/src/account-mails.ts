import { RESET_LINK_SECONDS, VERIFICATION_CODE_SECONDS } from '@aivy/contracts';
import { formatUtcStamp } from '@aivy/exam';
import { written, type MailText } from './paper.js';

const IGNORE = "If you didn't ask for it, you can ignore this email.";
const minutes = (seconds: number): string => `${seconds / 60} minutes`;

export const verificationText = (code: string): MailText =>
  written(`${code} is your Aivy verification code`, [
    { text: `Your verification code is ${code}.`, strong: code },
    { text: `It's valid for ${minutes(VERIFICATION_CODE_SECONDS)}. ${IGNORE}` },
  ]);

export const resetText = (link: string): MailText =>
  written('Set a new password for Aivy', [
    { text: 'You asked to set a new password.' },
    { text: 'Set a new password', url: link },
    { text: `The link works once and expires in ${minutes(RESET_LINK_SECONDS)}. ${IGNORE}` },
  ]);

/** Tells an account's owner that the password changed. @param page where a reset begins */
export const passwordChangedText = (when: Date, page: string): MailText =>
  written('Your Aivy password was changed', [
    { text: `Your Aivy password was changed on ${formatUtcStamp(when)} (UTC).` },
    {
      text: "If it was you, you're all set. If not, someone else has your password. Set a new one right away. That signs out every device.",
    },
    { text: 'Set a new password', url: page },
  ]);
