import { Inject, Injectable } from '@nestjs/common';
import { DomainError, RESET_LINK_SECONDS } from '@aivy/contracts';
import { CONFIG, LOGGER, Mailer, type BaseConfig, type Logger } from '@aivy/server-kit';
import { DataSource } from 'typeorm';
import { UserRepository } from '../account/user.repository.js';
import { resetMail } from '../mails.js';
import { hashPassword, hashToken, newToken } from '../secrets.js';
import { SessionService } from '../session/session.service.js';
import { ResetTokenRepository } from './reset-token.repository.js';

/** Forgotten passwords. */
@Injectable()
export class PasswordService {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(UserRepository) private readonly users: UserRepository,
    @Inject(ResetTokenRepository) private readonly tokens: ResetTokenRepository,
    @Inject(SessionService) private readonly sessions: SessionService,
    @Inject(Mailer) private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: BaseConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async requestReset(email: string): Promise<void> {
    const user = await this.users.selectOptionalByEmail(email);
    if (!user) throw new DomainError('AUTH-USERNOTEXIST');
    const token = newToken();
    await this.tokens.insert({ userId: user.userId, tokenHash: hashToken(token), expiresAt: new Date(Date.now() + RESET_LINK_SECONDS * 1000) });
    try {
      await this.mailer.send(resetMail(user.email, `${this.config.PUBLIC_URL.replace(/\/$/, '')}/resetpassword?x=${token}`));
    } catch (error) {
      this.logger.error({ err: error }, 'reset mail was not taken');
      throw new DomainError('AUTH-EMAILFAIL', undefined, { cause: error });
    }
  }

  /** Sets the password and ends all sessions of the account. */
  async reset(token: string, newPassword: string): Promise<void> {
    const tokenHash = hashToken(token);
    // Hashing is costly on purpose, so it is done for those who hold a link, not for everybody who asks.
    if (!(await this.tokens.isLive(tokenHash))) throw new DomainError('AUTH-INVALIDLINK');
    const passwordHash = await hashPassword(newPassword);
    const ended = await this.source.transaction(async (manager) => {
      const userId = await this.tokens.useOptional(tokenHash, manager);
      if (!userId) throw new DomainError('AUTH-INVALIDLINK');
      await this.users.updatePassword(userId, passwordHash, manager);
      return this.sessions.endAll(userId, manager);
    });
    await this.sessions.forget(ended);
  }
}
