import { Inject, Injectable } from '@nestjs/common';
import { DomainError, SESSION_SECONDS, type Caller, type SessionInfo } from '@aivy/contracts';
import { formatUtcStamp } from '@aivy/exam';
import {
  CONFIG,
  endCachedSessions,
  REDIS,
  REDIS_CACHE,
  SecurityLog,
  type BaseConfig,
  type Transaction,
  type RedisClient,
} from '@aivy/server-kit';
import { UserRepository } from '../account/user.repository.js';
import { briefly } from '../briefly.js';
import { hashToken, newToken, verifyPassword } from '../secrets.js';
import { PasswordHasher } from '../password/password-hasher.js';
import { networkOf } from './network.js';
import { SessionRepository, type LiveSession, type NewSession } from './session.repository.js';

const sessionOf = (userId: string, token: string, { device = '', address }: Caller): NewSession => ({
  userId,
  tokenHash: hashToken(token),
  expiresAt: new Date(Date.now() + SESSION_SECONDS * 1000),
  device,
  network: networkOf(address),
});

/** Opens, finds, lists and ends sessions. Postgres is the truth; gateways are told over Redis when one ends. */
@Injectable()
export class SessionService {
  constructor(
    @Inject(SessionRepository) private readonly sessions: SessionRepository,
    @Inject(UserRepository) private readonly users: UserRepository,
    @Inject(PasswordHasher) private readonly hasher: PasswordHasher,
    @Inject(REDIS) private readonly redis: RedisClient,
    @Inject(REDIS_CACHE) private readonly cache: RedisClient,
    @Inject(CONFIG) private readonly config: BaseConfig,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  /** @returns the new session's token, which is stored nowhere */
  async open(userId: string, caller: Caller, manager: Transaction): Promise<string> {
    const token = newToken();
    await this.sessions.insert(sessionOf(userId, token, caller), manager);
    return token;
  }

  /** An unknown address costs as much work as a wrong password. */
  async signIn(email: string, password: string, caller: Caller): Promise<string> {
    // The look-up waits for its turn as well: those of a crowd would stand before whoever is done and opens a session.
    const { user, right } = await this.hasher.inTurn(caller, async () => {
      const found = await this.users.selectOptionalByEmail(email);
      return { user: found, right: await verifyPassword(found?.passwordHash, password) };
    });
    const facts = { email, address: caller.address, userId: user?.userId };
    const token = newToken();
    if (
      !user ||
      !right ||
      !(await this.sessions.insertSignIn(
        sessionOf(user.userId, token, caller),
        user.passwordHash,
        caller.timezone ?? null,
      ))
    ) {
      const code = user ? 'AUTH-WRONGPASSWORD' : 'AUTH-USERNOTEXIST';
      this.security.record('sign-in.failed', { ...facts, code });
      throw new DomainError(code);
    }
    this.security.record('sign-in.succeeded', facts);
    return token;
  }

  find(tokenHash: string): Promise<LiveSession | null> {
    return this.sessions.selectOptionalLive(tokenHash);
  }

  /** @param current hash of the session that asks, absent where none does */
  async list(userId: string, current?: string): Promise<SessionInfo[]> {
    const rows = await this.sessions.selectLive(userId);
    return rows.map(({ sessionId, device, network, createdAt, lastUsedAt, expiresAt, tokenHash }) => ({
      session_id: sessionId,
      device,
      network,
      created_at: formatUtcStamp(createdAt),
      last_used_at: formatUtcStamp(lastUsedAt),
      expires_at: formatUtcStamp(expiresAt),
      current: tokenHash === current,
    }));
  }

  async end(tokenHash: string): Promise<void> {
    await this.sessions.delete(tokenHash);
    await this.evict([tokenHash]);
  }

  /** Ends one session of a user. @throws DomainError NOT-FOUND for one that has ended already or is someone else's */
  async endOne(userId: string, unsafeSessionId: string, caller: Caller): Promise<void> {
    const ended = await this.sessions.deleteOne(userId, unsafeSessionId);
    if (!ended) throw new DomainError('NOT-FOUND');
    await this.tellEnded(userId, [ended], caller);
  }

  async endEverywhere(userId: string, caller: Caller): Promise<void> {
    await this.tellEnded(userId, await this.sessions.deleteAll(userId), caller);
  }

  /**
   * Ends the sessions of a user inside the caller's transaction; `evict` the hashes after its commit.
   * @param keep hash of one that stays
   */
  endAll(userId: string, manager: Transaction, keep?: string): Promise<string[]> {
    return this.sessions.deleteAll(userId, manager, keep);
  }

  /** Tells the gateways, which refuse the tokens and close the sockets. */
  async evict(tokenHashes: readonly string[]): Promise<void> {
    const { redis: main, cache } = this;
    await briefly(endCachedSessions({ main, cache }, this.config.KEY_PREFIX, tokenHashes));
  }

  private async tellEnded(userId: string, hashes: readonly string[], caller: Caller): Promise<void> {
    this.security.record('sessions.ended', { userId, address: caller.address, sessions: hashes.length });
    await this.evict(hashes);
  }
}
