import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { resolveSession, type Caller } from '@aivy/contracts';
import { CONFIG, REDIS, RpcClient } from '@aivy/server-kit';
import type { Redis } from 'ioredis';
import type { GatewayConfig } from '../config.js';

export interface Session {
  hash: string;
  userId: string;
  role: 'student' | 'analyst' | 'operator';
}

interface CachedSession {
  user_id: string;
  role: Session['role'];
  expires_at: string;
}

/** A cached session is asked for again after this long, so an ended one cannot live on in a lost delete. */
const CACHE_SECONDS = 60;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Resolves session tokens: Redis is the cache, auth the truth. */
@Injectable()
export class SessionStore {
  constructor(
    @Inject(RpcClient) private readonly rpc: RpcClient,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** @returns null when the token is unknown or its session is over */
  async resolve(token: string, caller: Caller): Promise<Session | null> {
    const hash = hashToken(token);
    const found = (await this.cached(hash)) ?? (await this.ask(hash, caller));
    if (!found || Date.parse(found.expires_at) <= Date.now()) return null;
    return { hash, userId: found.user_id, role: found.role };
  }

  private key(hash: string): string {
    return `${this.config.KEY_PREFIX}:session:${hash}`;
  }

  private async cached(hash: string): Promise<CachedSession | null> {
    try {
      const text = await this.redis.get(this.key(hash));
      return text ? (JSON.parse(text) as CachedSession) : null;
    } catch {
      return null; // a lost cache is no fault: auth knows
    }
  }

  private async ask(hash: string, caller: Caller): Promise<CachedSession | null> {
    const session = await this.rpc.call(resolveSession, caller, { session_hash: hash });
    if (session) {
      const left = Math.floor((Date.parse(session.expires_at) - Date.now()) / 1000);
      if (left > 0) await this.redis.set(this.key(hash), JSON.stringify(session), 'EX', Math.min(left, CACHE_SECONDS)).catch(() => undefined);
    }
    return session;
  }
}
