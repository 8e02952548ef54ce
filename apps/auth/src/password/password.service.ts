import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type Caller } from '@aivy/contracts';
import {
  CONFIG,
  resetPasswordFailures,
  REDIS,
  SecurityLog,
  Transactions,
  type BaseConfig,
  type RedisClient,
  type Transaction,
} from '@aivy/server-kit';
import { UserRepository, type Account } from '../account/user.repository.js';
import { briefly } from '../briefly.js';
import { MailOrders } from '../mail/mail-orders.service.js';
import { hashToken } from '../secrets.js';
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
    @Inject(MailOrders) private readonly mails: MailOrders,
    @Inject(REDIS) private readonly redis: RedisClient,
    @Inject(CONFIG) private readonly config: BaseConfig,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  /** The link is made and mailed behind the answer, which takes as long with an account as without. */
  async requestReset(email: string, { address }: Caller): Promise<void> {
    if (await this.mails.isFailing()) throw new DomainError('AUTH-EMAILFAIL');
    const user = await this.users.selectOptionalByEmail(email);
    this.security.record('password-reset.requested', {
      email,
      address,
      userId: user?.userId,
      ...(user ? {} : { code: 'AUTH-USERNOTEXIST' }),
    });
    // Ordered without an account, too: nobody's email, which takes the same time.
    const userId = user?.userId ?? randomUUID();
    await this.transactions.run((transaction) =>
      this.mails.add(transaction, { kind: 'password-reset', user_id: userId }),
    );
    if (!user) throw new DomainError('AUTH-USERNOTEXIST');
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
        await this.tellOwner(userId, manager);
        return { email: row.email, ended: await this.sessions.endAll(userId, manager, sessionHash) };
      }));
    if (!user) {
      this.security.record('password-check.failed', { userId, address, call: 'auth.change-password' });
      throw new DomainError('AUTH-WRONGPASSWORD');
    }
    this.security.record('password.changed', { userId, email: user.email, address });
    await this.sessions.evict(user.ended);
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
      await this.tellOwner(user.userId, manager);
      return { userId: user.userId, email: user.email, ended: await this.sessions.endAll(user.userId, manager) };
    });
  }

  private tellOwner(userId: string, transaction: Transaction): Promise<void> {
    return this.mails.add(transaction, { kind: 'password-changed', user_id: userId });
  }
}
