import { withinOr } from '../../time/within.js';
import { FIELD } from '../keys.js';
import type { Link } from '../link.js';
import { readTraits } from '../traits.js';

const TTL_MS = 30_000;
const REFRESH_MS = 5_000;
/** What Redis gets to answer when this process says goodbye. */
const GOODBYE_MS = 1_000;

/** The stream by which the answers for this process come. It exists only while its owner lives: services never create it. */
export class ReplyStream {
  private readonly timer: NodeJS.Timeout;
  private trim: readonly (string | number)[] | undefined;

  constructor(
    private readonly link: Link,
    private readonly key: string,
  ) {
    this.timer = setInterval(() => void this.keep().catch(() => undefined), REFRESH_MS);
    this.timer.unref();
  }

  /** Answers have somewhere to go. */
  async create(): Promise<void> {
    const { redis } = this.link;
    this.trim = (await readTraits(redis)).replyTrim;
    await this.write(this.trim);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    const { redis } = this.link;
    // A command that is lost with its connection is never settled.
    if (redis.status === 'ready') await withinOr(redis.del(this.key), GOODBYE_MS, undefined).catch(() => undefined);
  }

  /** It may be gone although the connection held: after a long sleep of this process, or a FLUSHALL. */
  private async keep(): Promise<void> {
    const { redis } = this.link;
    if (redis.status !== 'ready' || !this.trim) return;
    if ((await redis.pexpire(this.key, TTL_MS)) === 0) await this.write(this.trim);
  }

  private async write(trim: readonly (string | number)[]): Promise<void> {
    const { redis } = this.link;
    await redis.call('XADD', this.key, ...trim, '*', FIELD, '[]');
    await redis.pexpire(this.key, TTL_MS);
  }
}
