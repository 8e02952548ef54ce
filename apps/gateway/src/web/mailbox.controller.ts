import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { DomainError } from '@aivy/contracts';
import { sampleMails } from '@aivy/mail';
import { CONFIG, readMailbox, REDIS_CACHE, type MailboxMail, type RedisClient } from '@aivy/server-kit';
import { escapeHtml } from '@aivy/typeset';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { isFromThisMachine } from '../http/request-context.js';
import { plainPage } from './html.js';

const headersOf = ({ headers = {} }: MailboxMail): string => {
  const lines = Object.entries(headers).map(([name, value]) => escapeHtml(`${name}: ${value}`));
  return lines.length > 0 ? `<p>${lines.join('<br>')}</p>` : '';
};

/** Mails of a system without a mail server. Exists only where DEV_MAILBOX is on, without MAIL_URL, and only for this machine. */
@Controller('/dev')
export class MailboxController {
  constructor(
    @Inject(REDIS_CACHE) private readonly cache: RedisClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Get('/mailbox.json')
  async json(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Query('to') to?: string) {
    return reply.header('cache-control', 'no-store').send(await this.mails(request, to));
  }

  @Get('/mailbox')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Query('to') to?: string) {
    const mails = await this.mails(request, to);
    const list = mails.map(
      (mail) =>
        `<h2>${escapeHtml(mail.subject)}</h2><p>To ${escapeHtml(mail.to)}, ${escapeHtml(mail.sentAt)}</p>${headersOf(mail)}<pre>${escapeHtml(mail.text)}</pre>`,
    );
    const body = `<h1>Mailbox</h1><p>Emails that Aivy would have sent. Set MAIL_URL to send them. <a href="/dev/mailbox/samples">See a sample of each email</a></p>${list.join('') || '<p>No mail yet.</p>'}`;
    return reply.type('text/html').header('cache-control', 'no-store').send(plainPage('Mailbox', body));
  }

  /** A sample of every email, as it arrives. */
  @Get('/mailbox/samples')
  samples(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    this.requireOpen(request);
    const list = sampleMails((path) => new URL(path, this.config.PUBLIC_URL).href).map(
      ({ subject, html }) => `<h2>${escapeHtml(subject)}</h2>${html}`,
    );
    return reply.type('text/html').send(plainPage('Sample emails', `<h1>Sample emails</h1>${list.join('')}`));
  }

  private requireOpen(request: FastifyRequest): void {
    const { DEV_MAILBOX, MAIL_URL } = this.config;
    if (DEV_MAILBOX !== '1' || MAIL_URL || !isFromThisMachine(request.raw)) throw new DomainError('NOT-FOUND');
  }

  private async mails(request: FastifyRequest, to?: string) {
    this.requireOpen(request);
    return readMailbox(this.cache, this.config.KEY_PREFIX, typeof to === 'string' ? to : undefined);
  }
}
