import type { RedisClient } from '@aivy/server-kit';
import { UNDER_WAY_MS, type Budgets, type Draw, type Taking } from './budgets.js';

// Keys of draw i: 2i-1 the counts (a hash), 2i the calls under way (a sorted set by the moment they are given up), whose
// hash tag is the other key, so that both lie on one node.
// Arguments: id, how long a call may be under way, then per draw field, points, window, kind.
const PROLOGUE = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function counted(i) return tonumber(redis.call('hget', KEYS[2 * i - 1], ARGV[4 * i - 1]) or 0) or 0 end
local function add(i, by)
  redis.call('hincrby', KEYS[2 * i - 1], ARGV[4 * i - 1], by)
  if redis.call('pttl', KEYS[2 * i - 1]) < 0 then redis.call('pexpire', KEYS[2 * i - 1], ARGV[4 * i + 1]) end
end
-- Of a bucket: what is in it now, which runs out evenly, and putting something in or taking it out.
local function level(i)
  local at = tonumber(redis.call('hget', KEYS[2 * i - 1], ARGV[4 * i - 1] .. ':at') or 0) or 0
  return math.max(0, counted(i) - (now - at) * ARGV[4 * i] / ARGV[4 * i + 1])
end
local function pour(i, by)
  local filled = string.format('%.4f', math.max(0, level(i) + by))
  redis.call('hset', KEYS[2 * i - 1], ARGV[4 * i - 1], filled, ARGV[4 * i - 1] .. ':at', now)
  redis.call('pexpire', KEYS[2 * i - 1], ARGV[4 * i + 1])
end
local draws = #KEYS / 2
`;

const TAKE = `${PROLOGUE}
for i = 1, draws do
  if ARGV[4 * i + 2] == 'bucket' then
    local over = level(i) + 1 - ARGV[4 * i]
    if over > 0 then return {'refused', math.ceil(over * ARGV[4 * i + 1] / ARGV[4 * i])} end
  elseif ARGV[4 * i + 2] ~= 'delay' and counted(i) >= tonumber(ARGV[4 * i]) then
    return {'refused', redis.call('pttl', KEYS[2 * i - 1])}
  end
end
for i = 1, draws do
  if ARGV[4 * i + 2] == 'failures' then
    redis.call('zremrangebyscore', KEYS[2 * i], '-inf', now)
    if counted(i) + redis.call('zcard', KEYS[2 * i]) >= tonumber(ARGV[4 * i]) then return {'busy'} end
  end
end
local answer = {'taken'}
for i = 1, draws do
  if ARGV[4 * i + 2] == 'calls' then add(i, 1) end
  if ARGV[4 * i + 2] == 'bucket' then pour(i, 1) end
  if ARGV[4 * i + 2] == 'failures' then
    redis.call('zadd', KEYS[2 * i], now + ARGV[2], ARGV[1])
    redis.call('pexpire', KEYS[2 * i], ARGV[2])
  end
  answer[i + 1] = counted(i)
end
return answer`;

// The last argument says whether the call counts.
const SETTLE = `${PROLOGUE}
local counts = ARGV[#ARGV] == '1'
for i = 1, draws do
  local kind = ARGV[4 * i + 2]
  if kind == 'failures' then redis.call('zrem', KEYS[2 * i], ARGV[1]) end
  if (kind == 'failures' or kind == 'delay') and counts then add(i, 1) end
  if kind == 'bucket' and not counts then pour(i, -1) end
  if kind == 'calls' and not counts and counted(i) > 0 then add(i, -1) end
end`;

/** Budgets counted over all gateways; each step is one script, so that none of them sees half of another. */
export class RedisBudgets implements Budgets {
  /** @param underWayMs see `UNDER_WAY_MS`; given by tests */
  constructor(
    private readonly redis: RedisClient,
    private readonly underWayMs = UNDER_WAY_MS,
  ) {}

  /** In a Redis Cluster the keys of several budgets lie on several nodes: one after the other, and given back in vain. */
  async take(draws: readonly Draw[], id: string): Promise<Taking> {
    if (!this.redis.isCluster || draws.length < 2) return this.takeAtOnce(draws, id);
    const counted: number[] = [];
    for (const [n, draw] of draws.entries()) {
      const taking = await this.takeAtOnce([draw], id);
      if (taking.state !== 'taken') {
        await this.settle(draws.slice(0, n), id, false);
        return taking;
      }
      counted.push(...taking.counted);
    }
    return { state: 'taken', counted };
  }

  async settle(draws: readonly Draw[], id: string, counts: boolean): Promise<void> {
    const parts = this.redis.isCluster ? draws.map((draw) => [draw]) : [draws];
    await Promise.all(parts.map((part) => this.run(SETTLE, part, id, counts ? '1' : '0')));
  }

  private async takeAtOnce(draws: readonly Draw[], id: string): Promise<Taking> {
    const [state, ...rest] = (await this.run(TAKE, draws, id)) as [Taking['state'], ...number[]];
    if (state === 'taken') return { state, counted: rest };
    return state === 'busy' ? { state } : { state, retryMs: Math.max(0, rest[0]!) };
  }

  private run(script: string, draws: readonly Draw[], id: string, ...more: string[]): Promise<unknown> {
    const keys = draws.flatMap(({ key, field }) => [key, `{${key}}:${field}:under-way`]);
    const args = draws.flatMap(({ field, points, windowMs, kind }) => [field, points, windowMs, kind]);
    return this.redis.eval(script, keys.length, ...keys, id, this.underWayMs, ...args, ...more);
  }
}
