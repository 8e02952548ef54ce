import type { Mailer, OutgoingMail } from '@aivy/server-kit';

/** An email that this attempt may send. */
export interface TakenMail extends Omit<OutgoingMail, 'headers'> {
  unsubscribe_url?: string;
}

/** One attempt to send an email, as the email's owner sees it. */
export interface MailAttempt {
  /** Undefined: it isn't wanted anymore, has left, or another attempt has it. */
  take: () => Promise<TakenMail | undefined>;
  /** It hasn't left, so another attempt may send it. */
  release: () => Promise<unknown>;
  markSent: () => Promise<unknown>;
}

/** The headers that let a mailbox stop the emails with one click (RFC 8058). */
const oneClick = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sends an email, whoever owns it. When the mail server refuses it, its job tries again. */
export async function sendMail(mailer: Pick<Mailer, 'send'>, attempt: MailAttempt): Promise<void> {
  const taken = await attempt.take();
  if (!taken) return;
  const { unsubscribe_url: url, ...mail } = taken;
  try {
    await mailer.send({ ...mail, ...(url !== undefined && { headers: oneClick(url) }) });
  } catch (error) {
    await attempt.release();
    throw error;
  }
  await attempt.markSent();
}
