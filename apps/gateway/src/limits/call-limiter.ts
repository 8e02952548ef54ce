import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  LIMITS,
  type Call,
  type Caller,
  type ErrorCode,
  type LimitName,
  retakeSection,
} from '@aivy/contracts';
import { CONFIG, limitKey, SecurityLog } from '@aivy/server-kit';
import type { GatewayConfig } from '../config.js';
import { addressShare } from '../http/address-share.js';
import { PromptRedis } from '../redis/prompt-redis.js';
import type { Budgets, Draw, Taking } from './budgets.js';
import { delayMs } from './delay.js';
import { MemoryBudgets } from './memory-budgets.js';
import { RedisBudgets } from './redis-budgets.js';

/** Tells the limiter how a call ended; without a code it succeeded. */
export type Release = (code?: ErrorCode) => Promise<void>;

/** Failures that a budget of failures counts: a wrong guess, not a fault of ours. */
const GUESSES: ReadonlySet<ErrorCode> = new Set(['AUTH-USERNOTEXIST', 'AUTH-WRONGPASSWORD']);
/** Refused before anything was done: costs nothing. */
const REFUSALS: ReadonlySet<ErrorCode> = new Set(['RATE-LIMITED', 'SERVICE-UNAVAILABLE']);

/** A call waits this long for the calls before it, and asks again after so many milliseconds. */
const LONGEST_WAIT_MS = 4_000;
const ASK_AGAIN_MS = 40;

const NOTHING_TAKEN: Release = async () => undefined;

export class RateLimitedError extends DomainError {
  constructor(override readonly retryAfterSeconds: number) {
    super('RATE-LIMITED', undefined, { retryAfterSeconds });
  }
}

/** The limits at the edge, counted in Redis over all gateways; what holds while Redis is away is written at each limit. */
@Injectable()
export class CallLimiter {
  private readonly shared: Budgets;
  private readonly own: Budgets = new MemoryBudgets();

  constructor(
    @Inject(PromptRedis) { redis }: PromptRedis,
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {
    this.shared = new RedisBudgets(redis);
  }

  /**
   * Waits where failures have piled up, and while calls under way could still use the budget up: those that succeed cost
   * nothing, so whoever comes after them is not refused for them.
   * @param timeLeftMs what the call may still take; it waits less
   * @throws RateLimitedError when a budget of the call is used up, DomainError when it must be counted and cannot be
   */
  async take(call: Call, caller: Caller, input: unknown, timeLeftMs = LONGEST_WAIT_MS): Promise<Release> {
    const names = (call.limits ?? []).filter(
      (name) => name !== 'adaptive-form' || this.beginsForm(call, caller, input),
    );
    const draws = names.flatMap((name) => this.draws(name, caller, input));
    if (draws.length === 0) return NOTHING_TAKEN;
    const id = randomUUID();
    const giveUpAt = performance.now() + Math.min(LONGEST_WAIT_MS, timeLeftMs);
    for (;;) {
      const answer = await this.ask(names, draws, id);
      if (!answer) return NOTHING_TAKEN;
      const [taking, budgets] = answer;
      if (taking.state === 'refused') {
        this.security.record('limit.refused', {
          call: call.pattern,
          address: caller.address,
          userId: caller.userId,
          email: emailOf(input),
        });
        throw new RateLimitedError(taking.retryMs / 1000);
      }
      if (taking.state === 'taken') {
        await this.slowDown(draws, taking.counted);
        return (code) => budgets.settle(draws, id, this.counts(draws, code)).catch(() => undefined);
      }
      if (performance.now() > giveUpAt) throw new DomainError('SERVICE-UNAVAILABLE');
      await sleep(ASK_AGAIN_MS * (0.5 + Math.random()));
    }
  }

  /** @returns undefined where nothing is counted while Redis is away */
  private async ask(
    names: readonly LimitName[],
    draws: readonly Draw[],
    id: string,
  ): Promise<[Taking, Budgets] | undefined> {
    try {
      return [await this.shared.take(draws, id), this.shared];
    } catch (error) {
      const ways = new Set(names.flatMap((name) => LIMITS[name].map(({ whenUnavailable }) => whenUnavailable)));
      if (ways.has('refuse')) throw new DomainError('SERVICE-UNAVAILABLE', undefined, { cause: error });
      return ways.has('memory') ? [await this.own.take(draws, id), this.own] : undefined;
    }
  }

  private async slowDown(draws: readonly Draw[], counted: readonly number[]): Promise<void> {
    const wait = Math.max(
      0,
      ...draws.map((draw, index) => (draw.kind === 'delay' ? delayMs(draw.points, counted[index]!) : 0)),
    );
    if (wait > 0) await sleep(wait);
  }

  private counts(draws: readonly Draw[], code: ErrorCode | undefined): boolean {
    if (draws.some(({ kind }) => kind === 'failures' || kind === 'delay'))
      return code !== undefined && GUESSES.has(code);
    return code === undefined || !REFUSALS.has(code);
  }

  /** A fixed form stores nothing, a form that exists is only read unless a section is taken again, and a user has one at a time. */
  private beginsForm({ path }: Pick<Call, 'path'>, { userId }: Caller, input: unknown): boolean {
    const { form_id: formId } = input as { form_id?: unknown };
    return (
      this.config.DIAGNOSTIC_FORM === 'adaptive' &&
      userId === undefined &&
      (formId === undefined || path === retakeSection.path)
    );
  }

  private draws(name: LimitName, caller: Caller, input: unknown): Draw[] {
    return LIMITS[name].map(({ points, windowSeconds, per, counts = 'calls', beyond = 'refuse', refill }) => {
      const address = addressShare(caller.address ?? 'unknown');
      const [owner, field] =
        per === 'user'
          ? [`user:${caller.userId ?? 'visitor'}`, 'all']
          : per === 'address'
            ? [`address:${address}`, 'all']
            : [`email:${emailOf(input) ?? 'none'}`, per === 'email' ? 'all' : address];
      return {
        key: limitKey(this.config.KEY_PREFIX, name, owner),
        field,
        points,
        windowMs: windowSeconds * 1000,
        kind: beyond === 'delay' ? 'delay' : refill === 'steadily' ? 'bucket' : counts,
      };
    });
  }
}

function emailOf(input: unknown): string | undefined {
  const { email } = input as { email?: unknown };
  return typeof email === 'string' ? email.toLowerCase() : undefined;
}
