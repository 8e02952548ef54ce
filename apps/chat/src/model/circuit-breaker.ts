import { randomUUID } from 'node:crypto';
import type { RedisClient } from '@aivy/server-kit';

/** May the endpoint be asked? `probe`: yes, once, to see whether it is back. */
export type Admission = 'closed' | 'probe' | 'open';

export interface BreakerSettings {
  failures: number;
  windowMs: number;
  /** Nobody asks for so long after it has tripped. */
  openMs: number;
  /** A probe that says nothing for so long is lost with its process. */
  probeMs: number;
}

const SETTINGS: BreakerSettings = { failures: 5, windowMs: 60_000, openMs: 30_000, probeMs: 40_000 };

// Keys: failures (a sorted set by time), tripped, open (gone when it may be probed), probe.
const ADMIT = `
if redis.call('exists', KEYS[2]) == 0 then return 'closed' end
if redis.call('exists', KEYS[3]) == 1 then return 'open' end
if redis.call('set', KEYS[4], ARGV[1], 'NX', 'PX', ARGV[2]) then return 'probe' end
return 'open'`;

// Arguments: id, window, failures, open, was it the probe.
const FAILED = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('zremrangebyscore', KEYS[1], '-inf', now - tonumber(ARGV[2]))
redis.call('zadd', KEYS[1], now, ARGV[1])
redis.call('pexpire', KEYS[1], ARGV[2])
local probed = ARGV[5] == '1'
if not probed and redis.call('zcard', KEYS[1]) < tonumber(ARGV[3]) then return 'closed' end
redis.call('set', KEYS[2], '1')
redis.call('set', KEYS[3], '1', 'PX', ARGV[4])
redis.call('del', KEYS[4])
return 'open'`;

/**
 * Keeps students from waiting for an endpoint that is down: five failures in a minute open it, then one probe at a time
 * finds out whether it is back. The state is in Redis and shared by all processes: counted by each alone, every one of
 * them would have five students wait eight seconds before it learns what the others know, and send probes of its own.
 */
export class CircuitBreaker {
  private readonly settings: BreakerSettings;
  private readonly keys: [string, string, string, string];

  constructor(
    private readonly redis: RedisClient,
    prefix: string,
    settings: Partial<BreakerSettings> = {},
  ) {
    this.settings = { ...SETTINGS, ...settings };
    const base = `${prefix}:{tutor-breaker}`;
    this.keys = [`${base}:failures`, `${base}:tripped`, `${base}:open`, `${base}:probe`];
  }

  async admit(): Promise<Admission> {
    return (await this.redis.eval(ADMIT, 4, ...this.keys, randomUUID(), this.settings.probeMs)) as Admission;
  }

  async failed(admission: Admission): Promise<void> {
    const { windowMs, failures, openMs } = this.settings;
    const probed = admission === 'probe' ? '1' : '0';
    await this.redis.eval(FAILED, 4, ...this.keys, randomUUID(), windowMs, failures, openMs, probed);
  }

  /** An answer that a closed breaker let through says nothing about failures before it; a probe that succeeds does. */
  async succeeded(admission: Admission): Promise<void> {
    if (admission === 'probe') await this.redis.del(...this.keys);
  }

  /** The student has gone: nothing was learned, somebody else may probe. */
  async withdrawn(admission: Admission): Promise<void> {
    if (admission === 'probe') await this.redis.del(this.keys[3]);
  }
}
