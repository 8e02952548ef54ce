import type { Redis } from 'ioredis';
import { BLOCK_MS } from './link.js';

/** What the server at the other end can do. */
export interface ServerTraits {
  /** Identifies one life of a Redis process; undefined on the embedded server. */
  runId?: string;
  /** Longest BLOCK of a read. */
  blockMs: number;
  /** Can a blocked read be woken? Without it the drain waits for the block to end. */
  canUnblock: boolean;
  /**
   * May answers leave on the read connection between two reads? It saves a packet, but the embedded server writes
   * without TCP_NODELAY: its second small answer on one connection would wait 40 ms for an acknowledgement.
   */
  shareReader: boolean;
  /** Arguments that bound the reply stream. */
  replyTrim: readonly (string | number)[];
}

/** The embedded server clones a stream at every write, so it must stay short there; it has no CLIENT UNBLOCK. */
const EMBEDDED: ServerTraits = { blockMs: 200, canUnblock: false, shareReader: false, replyTrim: ['MAXLEN', 64] };

/** Asks the server who it is. A server without a run id is the embedded one. */
export async function readTraits(redis: Redis): Promise<ServerTraits> {
  const runId = await readRunId(redis);
  if (runId === undefined) return EMBEDDED;
  return { runId, blockMs: BLOCK_MS, canUnblock: true, shareReader: true, replyTrim: ['MAXLEN', '~', 4_096] };
}

export async function readRunId(redis: Redis): Promise<string | undefined> {
  return /^run_id:(\w+)/m.exec(await redis.info('server'))?.[1];
}
