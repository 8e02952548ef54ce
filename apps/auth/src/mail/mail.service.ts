import { Inject, Injectable } from '@nestjs/common';
import { RESET_LINK_SECONDS, type accountMails, type InternalInputOf, type InternalOutputOf } from '@aivy/contracts';
import { passwordChangedText, resetText, verificationText } from '@aivy/mail';
import { CONFIG, type BaseConfig } from '@aivy/server-kit';
import { UserRepository } from '../account/user.repository.js';
import { ResetTokenRepository } from '../password/reset-token.repository.js';
import { hashCode, hashToken, newToken, newVerificationCode } from '../secrets.js';
import { VerificationCodeRepository } from '../verification/verification-code.repository.js';
import { MailOrders } from './mail-orders.service.js';

type Order = InternalInputOf<typeof accountMails.get>;
type Mail = InternalOutputOf<typeof accountMails.get>;

/** An email about an account leaves within half an hour or not at all: a job that an operator repeats is too late. */
const LATE_MS = 30 * 60_000;

/**
 * Writes the emails that were ordered. The code or link is made here and only its hash is stored, so an email that's
 * tried again has a new one.
 */
@Injectable()
export class MailService {
  constructor(
    @Inject(UserRepository) private readonly users: UserRepository,
    @Inject(VerificationCodeRepository) private readonly codes: VerificationCodeRepository,
    @Inject(ResetTokenRepository) private readonly tokens: ResetTokenRepository,
    @Inject(MailOrders) private readonly orders: MailOrders,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  async take(order: Order): Promise<Mail> {
    const orderedAt = new Date(order.ordered_at);
    if (Date.now() - orderedAt.getTime() > LATE_MS) return null;
    if (order.kind === 'verification') return this.verification(order.mail_id);
    const user = order.user_id === undefined ? null : await this.users.selectOptional(order.user_id);
    if (!user) return null;
    if (order.kind === 'password-changed')
      return { to: user.email, ...passwordChangedText(orderedAt, this.page('resetpassword')) };
    const token = newToken();
    const isOneMore = await this.tokens.upsertWithinHour({
      userId: user.userId,
      mailId: order.mail_id,
      tokenHash: hashToken(token),
      expiresAt: new Date(Date.now() + RESET_LINK_SECONDS * 1000),
    });
    // Links in the inbox stay good, so the owner lacks nothing when someone else has asked for all of them.
    return isOneMore ? { to: user.email, ...resetText(this.page(`resetpassword?x=${token}`)) } : null;
  }

  async markSent({ kind, mail_id: mailId }: Order): Promise<void> {
    if (kind === 'verification') await this.codes.updateMailed(mailId);
    else await this.orders.noteSuccess();
  }

  /** Deletes a code whose email was refused, so the visitor hears it right away and can ask for another. */
  async release({ kind, mail_id: mailId }: Order): Promise<void> {
    if (kind === 'verification') await this.codes.deleteUnmailed(mailId);
    else await this.orders.noteFailure();
  }

  private async verification(mailId: string): Promise<Mail> {
    const email = await this.codes.selectOptionalUnmailed(mailId);
    if (email === null) return null;
    const code = newVerificationCode();
    const isTaken = await this.codes.updateCode(mailId, hashCode(email, code));
    return isTaken ? { to: email, ...verificationText(code) } : null;
  }

  private page(path: string): string {
    return `${this.config.PUBLIC_URL.replace(/\/$/, '')}/${path}`;
  }
}
