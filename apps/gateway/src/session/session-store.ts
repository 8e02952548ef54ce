import { hash as digest } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { resolveSession, type Caller, type Role } from '@aivy/contracts';
import {
  CONFIG,
  ENDED_SESSION,
  RpcClient,
  sessionKey,
  steadyNow,
  type RpcCallOptions,
  type RedisClient,
} from '@aivy/server-kit';
import type { GatewayConfig } from '../config.js';
import { PromptRedis } from '../redis/prompt-redis.js';
import { RecentSessions } from './recent-sessions.js';

export interface Session {
  hash: string;
  userId: string;
  role: Role;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

interface CachedSession {
  user_id: string;
  role: Session['role'];
  expires_at: string;
}

/** A cached session is asked for again after this long, so an ended one cannot live on in a lost notice. */
const CACHE_SECONDS = 60;

export const hashToken = (token: string): string => digest('sha256', token, 'hex');

/**
 * Resolves session tokens: what was found within the last seconds stays in this process, Redis is the cache of all
 * gateways, auth the truth, also while the cache does not answer.
 */
@Injectable()
export class SessionStore {
  private readonly cache: RedisClient;
  private readonly recent = new RecentSessions();

  constructor(
    @Inject(RpcClient) private readonly rpc: RpcClient,
    @Inject(PromptRedis) { cache }: PromptRedis,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {
    this.cache = cache;
  }

  /**
   * @param options how long auth may be asked
   * @returns null when the token is unknown or its session is over, to the millisecond
   * @throws DomainError when neither the cache nor auth answers
   */
  async resolve(token: string, caller: Caller, options: RpcCallOptions = {}): Promise<Session | null> {
    const hash = hashToken(token);
    const recent = this.recent.find(hash);
    if (recent) return recent === 'ended' ? null : unlessOver(recent);
    const askedAt = steadyNow();
    const cached = await this.cached(hash);
    if (cached === ENDED_SESSION) return null;
    const { timeLeftMs } = options;
    const left = timeLeftMs === undefined ? {} : { timeLeftMs: timeLeftMs - (steadyNow() - askedAt) };
    const found = cached ?? (await this.ask(hash, caller, { ...options, ...left }));
    // It may have ended while it was looked up.
    if (!found || this.recent.find(hash) === 'ended') return null;
    const session = { hash, userId: found.user_id, role: found.role, expiresAt: Date.parse(found.expires_at) };
    this.recent.keep(session, askedAt);
    return unlessOver(session);
  }

  /** These sessions are over: from now on this gateway refuses them. @param hashes of their tokens */
  end(hashes: readonly string[]): void {
    this.recent.end(hashes);
  }

  /** Something about these sessions has changed: from now on this gateway asks again. @param hashes of their tokens */
  forget(hashes: readonly string[]): void {
    this.recent.forget(hashes);
  }

  /** Notices of sessions may be missed: until `hear` nothing that was found before is relied on. */
  deafen(): void {
    this.recent.deafen();
  }

  hear(): void {
    this.recent.hear();
  }

  private key(hash: string): string {
    return sessionKey(this.config.KEY_PREFIX, hash);
  }

  private async cached(hash: string): Promise<CachedSession | typeof ENDED_SESSION | null> {
    try {
      const text = await this.cache.get(this.key(hash));
      if (text === ENDED_SESSION) return text;
      return text ? (JSON.parse(text) as CachedSession) : null;
    } catch {
      return null; // a lost cache is no fault: auth knows
    }
  }

  private async ask(hash: string, caller: Caller, options: RpcCallOptions): Promise<CachedSession | null> {
    const session = await this.rpc.call(resolveSession, caller, { session_hash: hash }, options);
    if (session) {
      const left = Math.floor((Date.parse(session.expires_at) - Date.now()) / 1000);
      // Only where nothing stands: the session may have ended while auth answered.
      if (left > 0)
        await this.cache
          .set(this.key(hash), JSON.stringify(session), 'EX', Math.min(left, CACHE_SECONDS), 'NX')
          .catch(() => undefined);
    }
    return session;
  }
}

const unlessOver = (session: Session): Session | null => (session.expiresAt <= Date.now() ? null : session);
