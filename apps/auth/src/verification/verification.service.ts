import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, VERIFICATION_MAX_TRIES, type ErrorCode } from '@aivy/contracts';
import { Transactions, type Transaction } from '@aivy/server-kit';
import { UserRepository } from '../account/user.repository.js';
import { MailOrders } from '../mail/mail-orders.service.js';
import { hashCode, sameHash } from '../secrets.js';
import { VerificationCodeRepository } from './verification-code.repository.js';

/** A little longer than the mailer waits for a mail server, and well within the call's time. */
const MAILED_WITHIN_MS = 12_500;
/** Most emails leave within the first looks. */
const LOOKS_MS = { first: 25, longest: 500, growth: 1.5 };

/** Proves that an address belongs to whoever signs up. */
@Injectable()
export class VerificationService {
  constructor(
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(VerificationCodeRepository) private readonly codes: VerificationCodeRepository,
    @Inject(UserRepository) private readonly users: UserRepository,
    @Inject(MailOrders) private readonly mails: MailOrders,
  ) {}

  /** @throws DomainError AUTH-EMAILFAIL when the mail server refuses the email */
  async request(address: string): Promise<void> {
    const email = address.toLowerCase();
    if (await this.users.selectOptionalByEmail(email)) throw new DomainError('AUTH-USEREXIST');
    const mailId = randomUUID();
    const isOrdered = await this.transactions.run(async (transaction) => {
      if (!(await this.codes.upsert(email, mailId, transaction))) return false;
      await this.mails.add(transaction, { kind: 'verification', mail_id: mailId });
      return true;
    });
    if (!isOrdered)
      throw new DomainError('RATE-LIMITED', undefined, { retryAfterSeconds: await this.codes.cooldownSeconds(email) });
    await this.mailed(mailId);
  }

  /** Waits until an email has left. One that's still waiting after that leaves later, so its visitor may look for it. */
  private async mailed(mailId: string): Promise<void> {
    const until = performance.now() + MAILED_WITHIN_MS;
    for (let ms = LOOKS_MS.first; performance.now() < until; ms = Math.min(ms * LOOKS_MS.growth, LOOKS_MS.longest)) {
      await sleep(ms);
      const state = await this.codes.mailState(mailId);
      if (state === 'mailed') return;
      if (state === 'withdrawn') throw new DomainError('AUTH-EMAILFAIL');
    }
  }

  /** Uses up a code inside the caller's transaction, which must commit either way: wrong guesses count. @returns why not, or null */
  async use(email: string, code: string, manager: Transaction): Promise<ErrorCode | null> {
    const fault = await this.check(email, code, manager);
    if (!fault) await this.codes.updateUsed(email, manager);
    return fault;
  }

  /** As `use`, but a right code stays good. */
  async check(email: string, code: string, manager: Transaction): Promise<ErrorCode | null> {
    const row = await this.codes.selectOptionalForUpdate(email, manager);
    if (!row) return 'AUTH-VCODENOTEXIST';
    if (row.usedAt) return 'AUTH-VCODEUSE';
    if (row.expiresAt.getTime() <= Date.now() || row.tries >= VERIFICATION_MAX_TRIES) return 'AUTH-VCODEEXPIRE';
    if (!sameHash(row.codeHash, hashCode(email, code))) {
      await this.codes.updateTries(email, row.tries + 1, manager);
      return 'AUTH-VCODENOTMATCHE';
    }
    return null;
  }
}
