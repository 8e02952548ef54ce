import { setTimeout } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, SESSION_SECONDS } from '@aivy/contracts';
import { CONFIG, REDIS, type BaseConfig } from '@aivy/server-kit';
import type { Redis } from 'ioredis';
import type { EntityManager } from 'typeorm';
import { UserRepository } from '../account/user.repository.js';
import { hashToken, newToken, verifyPassword } from '../secrets.js';
import { SessionRepository, type LiveSession, type NewSession } from './session.repository.js';

/** The gateway asks again after a minute anyway. */
const FORGET_MS = 500;

const sessionOf = (userId: string, token: string): NewSession => ({ userId, tokenHash: hashToken(token), expiresAt: new Date(Date.now() + SESSION_SECONDS * 1000) });

/** Opens, finds and ends sessions. Postgres is the truth; the gateway's cache in Redis is told when one ends. */
@Injectable()
export class SessionService {
  constructor(
    @Inject(SessionRepository) private readonly sessions: SessionRepository,
    @Inject(UserRepository) private readonly users: UserRepository,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  /** @returns the new session's token, which is stored nowhere */
  async open(userId: string, manager: EntityManager): Promise<string> {
    const token = newToken();
    await this.sessions.insert(sessionOf(userId, token), manager);
    return token;
  }

  async signIn(email: string, password: string, timezone?: string): Promise<string> {
    const user = await this.users.selectOptionalByEmail(email);
    if (!user) throw new DomainError('AUTH-USERNOTEXIST');
    if (!(await verifyPassword(user.passwordHash, password))) throw new DomainError('AUTH-WRONGPASSWORD');
    const token = newToken();
    if (!(await this.sessions.insertSignIn(sessionOf(user.userId, token), user.passwordHash, timezone ?? null))) throw new DomainError('AUTH-WRONGPASSWORD');
    await this.sessions.deleteExpired(user.userId);
    return token;
  }

  find(tokenHash: string): Promise<LiveSession | null> {
    return this.sessions.selectOptionalLive(tokenHash);
  }

  async end(tokenHash: string): Promise<void> {
    await this.sessions.delete(tokenHash);
    await this.forget([tokenHash]);
  }

  /** Ends every session of a user inside the caller's transaction; `forget` the hashes after its commit. */
  endAll(userId: string, manager: EntityManager): Promise<string[]> {
    return this.sessions.deleteAll(userId, manager);
  }

  /** Drops cached sessions. While Redis is away the command waits for it, but the caller does not. */
  async forget(tokenHashes: readonly string[]): Promise<void> {
    if (tokenHashes.length === 0) return;
    const dropped = this.redis.del(...tokenHashes.map((hash) => `${this.config.KEY_PREFIX}:session:${hash}`)).catch(() => undefined);
    await Promise.race([dropped, setTimeout(FORGET_MS, undefined, { ref: false })]);
  }
}
