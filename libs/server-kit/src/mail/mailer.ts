import type { RedisClient } from '../redis/redis.js';
import { createTransport, type Transporter } from 'nodemailer';
import { keepInMailbox } from './mailbox.js';

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers by name, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
}

export interface MailerOptions {
  /** `smtp://user:password@host:port`; absent: mails stay in the mailbox page. */
  mailUrl?: string | undefined;
  mailFrom: string;
  redis: RedisClient;
  prefix: string;
}

const SMTP_TIMEOUT_MS = 10_000;

/** Sends mails by SMTP, or keeps them where a developer can read them. */
export class Mailer {
  private readonly transport: Transporter | undefined;

  constructor(private readonly options: MailerOptions) {
    if (options.mailUrl) {
      this.transport = createTransport({
        url: options.mailUrl,
        connectionTimeout: SMTP_TIMEOUT_MS,
        greetingTimeout: SMTP_TIMEOUT_MS,
        socketTimeout: SMTP_TIMEOUT_MS,
      });
    }
  }

  /** @throws Error when the mail server does not take it */
  async send(mail: OutgoingMail): Promise<void> {
    const { mailFrom, redis, prefix } = this.options;
    if (this.transport) await this.transport.sendMail({ from: mailFrom, ...mail });
    else await keepInMailbox(redis, prefix, { from: mailFrom, ...mail });
  }

  close(): void {
    this.transport?.close();
  }
}
