import { Inject, Injectable } from '@nestjs/common';
import { DomainError, VERIFICATION_MAX_TRIES, type ErrorCode } from '@aivy/contracts';
import { LOGGER, Mailer, type Logger, type Transaction } from '@aivy/server-kit';
import { UserRepository } from '../account/user.repository.js';
import { verificationMail } from '../mails.js';
import { hashCode, newVerificationCode, sameHash } from '../secrets.js';
import { VerificationCodeRepository } from './verification-code.repository.js';

/** Proves that an address belongs to whoever signs up. */
@Injectable()
export class VerificationService {
  constructor(
    @Inject(VerificationCodeRepository) private readonly codes: VerificationCodeRepository,
    @Inject(UserRepository) private readonly users: UserRepository,
    @Inject(Mailer) private readonly mailer: Mailer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async request(address: string): Promise<void> {
    const email = address.toLowerCase();
    if (await this.users.selectOptionalByEmail(email)) throw new DomainError('AUTH-USEREXIST');
    const code = newVerificationCode();
    if (!(await this.codes.upsert(email, hashCode(email, code))))
      throw new DomainError('RATE-LIMITED', undefined, { retryAfterSeconds: await this.codes.cooldownSeconds(email) });
    try {
      await this.mailer.send(verificationMail(email, code));
    } catch (error) {
      this.logger.error({ err: error }, 'verification mail was not taken');
      await this.codes.delete(email); // nobody has this code, so its cooldown must not hold them up
      throw new DomainError('AUTH-EMAILFAIL', undefined, { cause: error });
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
