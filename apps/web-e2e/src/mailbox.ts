import { setting } from './environment.js';

export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
}

const PATIENCE_MS = 10_000;

/** Mails to one address, newest first. */
async function readMails(to: string): Promise<Mail[]> {
  const response = await fetch(`${setting('MAILBOX')}?to=${encodeURIComponent(to)}`);
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}`);
  return (await response.json()) as Mail[];
}

/** Waits until `count` mails have come to `to`; returns the newest. */
async function waitForMail(to: string, count = 1): Promise<Mail> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const mails = await readMails(to);
    const [newest] = mails;
    if (newest && mails.length >= count) return newest;
    if (Date.now() > until) throw new Error(`No mail number ${count} for ${to} within ${PATIENCE_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The six digits of the newest verification mail. */
export async function waitForCode(to: string, count = 1): Promise<string> {
  const { text } = await waitForMail(to, count);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`No code in the mail: ${text}`);
  return code;
}
