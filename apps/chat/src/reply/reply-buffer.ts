import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { MINUTE_MS, type ServerEvents } from '@aivy/contracts';
import { CONFIG, createPromptRedis, publishNotice, REDIS, REDIS_CACHE, type RedisClient } from '@aivy/server-kit';
import type { ChatConfig } from '../config.js';
import { ReplyStream, type Buffered } from './reply-stream.js';

/** Long enough for a page to come back; what is stored is read from the database. */
const KEPT_MS = 10 * MINUTE_MS;
/** A command takes a millisecond; a reply waits no longer than this for a Redis that is away. */
const MAX_WAIT_MS = 250;

/** Growing replies, where every replica can read them, and the notices that tell the student's pages of them. */
@Injectable()
export class ReplyBuffer implements OnApplicationShutdown {
  /** Where the replies are. */
  private readonly cache: RedisClient;
  /** Where pages are told of them; the same connection where both are one Redis. */
  private readonly notices: RedisClient;

  constructor(
    @Inject(REDIS) redis: RedisClient,
    @Inject(REDIS_CACHE) cache: RedisClient,
    @Inject(CONFIG) private readonly config: ChatConfig,
  ) {
    this.notices = createPromptRedis(redis, MAX_WAIT_MS);
    this.cache = cache === redis ? this.notices : createPromptRedis(cache, MAX_WAIT_MS);
  }

  /** A reply that begins. @param messageId undefined: no one can follow it, so nothing is sent */
  open(userId: string, messageId: string | undefined): ReplyStream {
    const stream = new ReplyStream(async (soFar, part) => {
      if (messageId !== undefined) await this.put(userId, soFar, { message_id: messageId, ...part, take: soFar.take });
    });
    stream.begin();
    return stream;
  }

  /**
   * Keeps the whole text so far, and then tells of its newest part: whoever hears of a part can read it here.
   * The whole text each time, so that a Redis that was away, or has lost it, has it again.
   * @throws Error when Redis does not answer in time
   */
  async put(userId: string, reply: Buffered, part: ServerEvents['tutor:text']): Promise<void> {
    const key = this.key(userId, part.message_id);
    const { take, text, done } = reply;
    const answers = await this.cache
      .pipeline()
      .hset(key, { take, text, done: done ? 1 : 0 })
      .pexpire(key, KEPT_MS)
      .exec();
    for (const [error] of answers ?? []) if (error) throw error;
    await publishNotice(this.notices, this.config.KEY_PREFIX, { user_id: userId, event: 'tutor:text', data: part });
  }

  /** Null for a reply of which nothing is kept. @throws Error when Redis does not answer in time */
  async read(userId: string, messageId: string): Promise<Buffered | null> {
    const { take, text, done } = await this.cache.hgetall(this.key(userId, messageId));
    return take === undefined ? null : { take: Number(take), text: text ?? '', done: done === '1' };
  }

  onApplicationShutdown(): void {
    this.notices.disconnect();
    this.cache.disconnect();
  }

  private key(userId: string, messageId: string): string {
    return `${this.config.KEY_PREFIX}:chat:reply:${userId}:${messageId}`;
  }
}
