import { DAY_MS } from '@aivy/contracts';
import { createHash } from 'node:crypto';
import type { RedisClient } from '@aivy/server-kit';

const KEPT_MS = 30 * DAY_MS;

/** Whole replies of one model by what it was told, for students who would tell it the same. */
export class ReplyCache {
  constructor(
    private readonly redis: RedisClient,
    private readonly prefix: string,
    private readonly model: string,
  ) {}

  find(told: string): Promise<string | null> {
    return this.redis.get(this.keyOf(told));
  }

  async keep(told: string, text: string): Promise<void> {
    await this.redis.set(this.keyOf(told), text, 'PX', KEPT_MS);
  }

  private keyOf(told: string): string {
    return `${this.prefix}:tutor-reply:${createHash('sha256').update(`${this.model}\n${told}`).digest('base64url')}`;
  }
}
