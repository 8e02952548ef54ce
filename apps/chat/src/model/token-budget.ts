import { DAY_MS } from '@aivy/contracts';
import { randomUUID } from 'node:crypto';
import type { RedisClient } from '@aivy/server-kit';

export interface TokenLimits {
  /** Tokens of a user in a day (UTC), and of the whole installation in a month. */
  userDay: number;
  installationMonth: number;
}

/** Tokens set aside for one reply. */
export interface Reservation {
  id: string;
  userId: string;
  tokens: number;
  /** The day on which it was made: what is settled after midnight still belongs there. */
  day: string;
}

export type Reserved =
  { state: 'reserved'; reservation: Reservation } | { state: 'empty'; scope: 'user' | 'installation' };

/** A reply takes half a minute at most; a reservation that nobody settles by then belongs to a process that has died. */
const HELD_MS = 60_000;

// Keys per scope: what was used, what is held (a sorted set by the moment it expires; members end in :tokens).
// Arguments: id, tokens, milliseconds held, then limit and lifetime per scope.
const RESERVE = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local tokens = tonumber(ARGV[2])
for i = 1, 2 do
  local held = KEYS[2 * i]
  redis.call('zremrangebyscore', held, '-inf', now)
  local sum = tonumber(redis.call('get', KEYS[2 * i - 1]) or '0')
  for _, member in ipairs(redis.call('zrange', held, 0, -1)) do
    sum = sum + tonumber(string.match(member, ':(%d+)$'))
  end
  if sum + tokens > tonumber(ARGV[2 + 2 * i]) then return i end
end
for i = 1, 2 do
  redis.call('zadd', KEYS[2 * i], now + tonumber(ARGV[3]), ARGV[1] .. ':' .. ARGV[2])
  redis.call('pexpire', KEYS[2 * i], ARGV[3 + 2 * i])
end
return 0`;

// Arguments: id, tokens reserved, tokens used, then lifetime per scope. Used is added once: only whoever takes the
// reservation away adds, or, where it has expired meanwhile, the one late call.
const SETTLE = `
for i = 1, 2 do
  redis.call('zrem', KEYS[2 * i], ARGV[1] .. ':' .. ARGV[2])
  if tonumber(ARGV[3]) > 0 then
    redis.call('incrby', KEYS[2 * i - 1], ARGV[3])
    redis.call('pexpire', KEYS[2 * i - 1], ARGV[3 + i])
  end
end
return 0`;

/**
 * What the model may cost. Tokens are reserved before a call and settled after it, each in one script over all
 * processes, so that no number of replies at the same time exceeds a limit. A process that dies leaves its reservation
 * to expire.
 */
export class TokenBudget {
  constructor(
    private readonly redis: RedisClient,
    private readonly prefix: string,
    private readonly limits: TokenLimits,
    private readonly now: () => number = Date.now,
    private readonly heldMs = HELD_MS,
  ) {}

  async reserve(userId: string, tokens: number): Promise<Reserved> {
    const reservation = { id: randomUUID(), userId, tokens: Math.ceil(tokens), day: this.today() };
    const refusedBy = await this.redis.eval(
      RESERVE,
      4,
      ...this.keys(reservation),
      reservation.id,
      reservation.tokens,
      this.heldMs,
      this.limits.userDay,
      2 * DAY_MS,
      this.limits.installationMonth,
      40 * DAY_MS,
    );
    if (refusedBy === 0) return { state: 'reserved', reservation };
    return { state: 'empty', scope: refusedBy === 1 ? 'user' : 'installation' };
  }

  /** @param used tokens that the call has taken; never more than were reserved count, so that no limit is passed */
  async settle(reservation: Reservation, used: number): Promise<void> {
    const counted = Math.min(reservation.tokens, Math.max(0, Math.ceil(used)));
    await this.redis.eval(
      SETTLE,
      4,
      ...this.keys(reservation),
      reservation.id,
      reservation.tokens,
      counted,
      2 * DAY_MS,
      40 * DAY_MS,
    );
  }

  private today(): string {
    return new Date(this.now()).toISOString().slice(0, 10);
  }

  // One hash tag: in a Redis Cluster the four keys of the script lie together.
  private keys({ userId, day }: Pick<Reservation, 'userId' | 'day'>): [string, string, string, string] {
    const base = `${this.prefix}:{tutor-tokens}`;
    const user = `${base}:user:${userId}:${day}`;
    const month = `${base}:month:${day.slice(0, 7)}`;
    return [`${user}:used`, `${user}:held`, `${month}:used`, `${month}:held`];
  }
}
