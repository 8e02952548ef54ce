import { Inject, Injectable } from '@nestjs/common';
import { DomainError, LIMITS, type Call, type Caller, type ErrorCode, type Limit, type LimitName } from '@aivy/contracts';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { GatewayConfig } from '../config.js';
import { CONFIG, REDIS } from '@aivy/server-kit';

type Outcome = 'succeeded' | 'failed';
/** Tells the limiter how a call ended; gives points back where only failures count. */
export type Release = (outcome: Outcome, code?: ErrorCode) => Promise<void>;

/** Failures that a `failuresOnly` budget counts: a wrong guess, not a fault of ours. */
const COUNTED: ReadonlySet<ErrorCode> = new Set(['AUTH-USERNOTEXIST', 'AUTH-WRONGPASSWORD']);

export class RateLimitedError extends DomainError {
  constructor(readonly retryAfterSeconds: number) {
    super('RATE-LIMITED');
  }
}

interface Budget {
  limit: Limit;
  limiter: RateLimiterRedis;
}

/** The limits at the edge, counted in Redis over all gateways, in memory while Redis is away. */
@Injectable()
export class CallLimiter {
  private readonly budgets: Record<LimitName, Budget[]>;

  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: GatewayConfig) {
    const make = (name: string, limit: Limit): Budget => {
      const options = { points: limit.points, duration: limit.windowSeconds };
      const limiter = new RateLimiterRedis({ ...options, storeClient: redis, keyPrefix: `${config.KEY_PREFIX}:limit:${name}:${limit.per}`, insuranceLimiter: new RateLimiterMemory(options) });
      return { limit, limiter };
    };
    this.budgets = Object.fromEntries(Object.entries(LIMITS).map(([name, limits]) => [name, limits.map((limit) => make(name, limit))])) as Record<LimitName, Budget[]>;
  }

  /** @throws RateLimitedError when a budget of the call is used up */
  async take(call: Call, caller: Caller, input: unknown): Promise<Release> {
    const taken: { budget: Budget; key: string }[] = [];
    for (const budget of (call.limits ?? []).flatMap((name) => this.budgets[name])) {
      const key = keyOf(budget.limit, caller, input);
      try {
        await budget.limiter.consume(key);
      } catch (refused) {
        if (refused instanceof RateLimiterRes) throw new RateLimitedError(refused.msBeforeNext / 1000);
        throw refused;
      }
      taken.push({ budget, key });
    }
    return async (outcome, code) => {
      const counts = outcome === 'failed' && code !== undefined && COUNTED.has(code);
      for (const { budget, key } of taken) if (budget.limit.failuresOnly && !counts) await budget.limiter.reward(key).catch(() => undefined);
    };
  }
}

function keyOf(limit: Limit, caller: Caller, input: unknown): string {
  if (limit.per === 'user') return caller.userId ?? 'visitor';
  if (limit.per === 'address') return caller.address ?? 'unknown';
  const email = (input as { email?: unknown }).email;
  return typeof email === 'string' ? email.toLowerCase() : 'none';
}
