import type { Redis } from 'ioredis';
import type { StreamClock } from '../stream-clock.js';

const HEARTBEAT_TTL_MS = 1_500;
const EVERY_MS = 400;

/** Says that this replica lives, and reads Redis' clock. Without the beat the others take over what it had read. */
export class Heartbeat {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly key: string,
    private readonly clock: StreamClock,
  ) {}

  async start(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => void this.beat().catch(() => undefined), EVERY_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.redis.del(this.key);
  }

  private async beat(): Promise<void> {
    // Not queued while the connection is down: a backlog of beats says nothing.
    if (this.redis.status !== 'ready') return;
    await Promise.all([this.redis.set(this.key, '1', 'PX', HEARTBEAT_TTL_MS), this.clock.measure(this.redis)]);
  }
}
