import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { entryTime, type ServiceKeys } from '../keys.js';
import type { StreamClock } from '../stream-clock.js';
import { recordOf } from './dead-consumers.js';
import { readRunId } from '../traits.js';

/**
 * Knows since when this Redis has had one unbroken memory. After a restart or failover it may replay a past in which
 * handled requests look new; entries from before that moment must not run again unless they are idempotent.
 */
export class EpochGuard {
  private run: string | undefined;
  private since = 0;
  private sure = false;
  private generation = 0;
  private learning: Promise<void> | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly keys: ServiceKeys,
    private readonly clock: StreamClock,
    private readonly onChange: () => void,
  ) {}

  /** False after a dropped connection, until `learn` has run. */
  get known(): boolean {
    return this.sure;
  }

  reset(): void {
    this.generation++;
    this.sure = false;
  }

  isStale(entryId: string): boolean {
    return this.since !== 0 && entryTime(entryId) < this.since;
  }

  learn(): Promise<void> {
    this.learning ??= this.ask().finally(() => (this.learning = undefined));
    return this.learning;
  }

  private async ask(): Promise<void> {
    const generation = this.generation;
    // Another Redis may answer now: no deadline is read by the clock of the last one.
    await this.clock.measure(this.redis);
    const stored = (await this.redis.get(this.keys.epoch))?.split(' ');
    // The embedded server has no run id; it also forgets everything when it ends, so a random marker tells its lives apart.
    const run = (await readRunId(this.redis)) ?? stored?.[0] ?? randomBytes(8).toString('hex');
    const changed = this.run !== undefined && this.run !== run;
    if (stored?.[0] === run) {
      this.since = Number(stored[1]);
    } else {
      // A first start with no history may serve everything that waits; it has handled nothing yet.
      this.since = stored || changed ? await this.lifeBegan() : 0;
      await this.redis.set(this.keys.epoch, `${run} ${this.since}`);
    }
    this.run = run;
    if (changed) this.onChange();
    if (generation === this.generation) this.sure = true;
  }

  /** Now, or the end of what the streams hold: the clock of a master before this one may have been ahead. */
  private async lifeBegan(): Promise<number> {
    const [seconds, micros] = await this.redis.time();
    const last = await Promise.all([this.keys.queue, this.keys.slow].map((stream) => this.lastEntry(stream)));
    return Math.max(Number(seconds) * 1_000 + Math.floor(Number(micros) / 1_000), ...last.map((time) => time + 1));
  }

  private async lastEntry(stream: string): Promise<number> {
    // No stream, or a server that does not say.
    const info = await this.redis.xinfo('STREAM', stream).catch(() => []);
    const id = recordOf(info as (string | number | null)[])['last-generated-id'];
    return id == null ? 0 : entryTime(String(id));
  }
}
