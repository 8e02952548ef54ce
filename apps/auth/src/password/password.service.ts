import { Inject, Injectable } from '@nestjs/common';
import { DomainError, RESET_LINK_SECONDS, type Caller } from '@aivy/contracts';
import {
  CONFIG,
  resetPasswordFailures,
  REDIS,
  SecurityLog,
  Transactions,
  type BaseConfig,
  type RedisClient,
} from '@aivy/server-kit';
import { UserRepository, type Account } from '../account/user.repository.js';
import { briefly } from '../briefly.js';
import { MailQueue } from '../mail-queue.js';
import { passwordChangedMail, resetMail } from '../mails.js';
import { hashToken, newToken } from '../secrets.js';
import { SessionService } from '../session/session.service.js';
import { PasswordHasher } from './password-hasher.js';
import { ResetTokenRepository } from './reset-token.repository.js';

/** Forgotten and changed passwords. */
@Injectable()
export class PasswordService {
  constructor(
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(UserRepository) private readonly users: UserRepository,
    @Inject(ResetTokenRepository) private readonly tokens: ResetTokenRepository,
    @Inject(SessionService) private readonly sessions: SessionService,
    @Inject(PasswordHasher) private readonly hasher: PasswordHasher,
    @Inject(MailQueue) private readonly mails: MailQueue,
    @Inject(REDIS) private readonly redis: RedisClient,
    @Inject(CONFIG) private readonly config: BaseConfig,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  /** Everything but the look-up of the account happens behind the answer, which takes as long with an account as without. */
  async requestReset(email: string, { address }: Caller): Promise<void> {
    if (this.mails.failing) throw new DomainError('AUTH-EMAILFAIL');
    const user = await this.users.selectOptionalByEmail(email);
    this.security.record('password-reset.requested', {
      email,
      address,
      userId: user?.userId,
      ...(user ? {} : { code: 'AUTH-USERNOTEXIST' }),
    });
    if (!user) throw new DomainError('AUTH-USERNOTEXIST');
    this.mails.later(async () => {
      const token = newToken();
      const isOneMore = await this.tokens.insertWithinHour({
        userId: user.userId,
        tokenHash: hashToken(token),
        expiresAt: new Date(Date.now() + RESET_LINK_SECONDS * 1000),
      });
      // Links in the inbox stay good, so the owner lacks nothing when somebody else has asked for all of them.
      return isOneMore ? resetMail(user.email, this.page(`resetpassword?x=${token}`)) : undefined;
    });
  }

  /**
   * Sets the password, ends all sessions of the account and forgets the wrong passwords it was tried with: the owner
   * has shown up.
   */
  async reset(token: string, newPassword: string, caller: Caller): Promise<void> {
    const { address } = caller;
    const user = await this.useLink(hashToken(token), newPassword, caller);
    if (!user) {
      this.security.record('password-reset.failed', { address, code: 'AUTH-INVALIDLINK' });
      throw new DomainError('AUTH-INVALIDLINK');
    }
    this.security.record('password-reset.done', { userId: user.userId, email: user.email, address });
    await this.sessions.evict(user.ended);
    await briefly(resetPasswordFailures(this.redis, this.config.KEY_PREFIX, user));
    this.tellOwner(user.email);
  }

  /** Sets another password for whoever knows the present one; sessions other than the one that asks end, links are void. */
  async change(userId: string, password: string, newPassword: string, caller: Caller): Promise<void> {
    const { address, sessionHash } = caller;
    const stored = await this.users.selectOptionalPasswordHash(userId);
    if (!stored) throw new DomainError('AUTH-UNAUTHORIZED');
    const newHash = (await this.hasher.verify(stored, password, caller))
      ? await this.hasher.hash(newPassword, caller)
      : null;
    const user =
      newHash &&
      (await this.transactions.run(async (manager) => {
        const row = await this.users.selectOptionalForUpdate(userId, manager);
        if (!row) throw new DomainError('AUTH-UNAUTHORIZED');
        if (row.passwordHash !== stored) return null; // changed meanwhile: what was checked is no longer the password
        await this.users.updatePassword(userId, newHash, manager);
        await this.tokens.updateAllUsed(userId, manager);
        return { email: row.email, ended: await this.sessions.endAll(userId, manager, sessionHash) };
      }));
    if (!user) {
      this.security.record('password-check.failed', { userId, address, call: 'auth.change-password' });
      throw new DomainError('AUTH-WRONGPASSWORD');
    }
    this.security.record('password.changed', { userId, email: user.email, address });
    await this.sessions.evict(user.ended);
    this.tellOwner(user.email);
  }

  /** @returns whose link it was, or null when it is unknown, used or expired */
  private async useLink(
    tokenHash: string,
    newPassword: string,
    caller: Caller,
  ): Promise<(Pick<Account, 'userId' | 'email'> & { ended: string[] }) | null> {
    // Hashing is costly on purpose, so it is done for those who hold a link, not for everybody who asks.
    if (!(await this.tokens.isLive(tokenHash))) return null;
    const passwordHash = await this.hasher.hash(newPassword, caller);
    return this.transactions.run(async (manager) => {
      const userId = await this.tokens.useOptional(tokenHash, manager);
      const user = userId && (await this.users.selectOptionalForUpdate(userId, manager));
      if (!user) return null;
      await this.users.updatePassword(user.userId, passwordHash, manager);
      return { userId: user.userId, email: user.email, ended: await this.sessions.endAll(user.userId, manager) };
    });
  }

  private tellOwner(email: string): void {
    this.mails.later(async () => passwordChangedMail(email, new Date(), this.page('resetpassword')));
  }

  private page(path: string): string {
    return `${this.config.PUBLIC_URL.replace(/\/$/, '')}/${path}`;
  }
}
