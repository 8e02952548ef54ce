import { createHash } from 'node:crypto';
import { QUICK_REPLIES, type Move, type TutorContext } from '@aivy/tutor';
import type { RedisClient } from '@aivy/server-kit';

export type TutorMode = 'constrained' | 'free';

/** Moves whose words depend on nothing that this student has written. */
const CACHED: ReadonlySet<Move['move']> = new Set<Move['move']>([
  'hint',
  'hint-again',
  'not-the-answer',
  'explain-later',
  'why-wrong',
  'recheck',
  'explanation',
  'explain-part',
  'explain-option',
]);
const KEPT_MS = 30 * 86_400_000;

export interface CacheQuestion {
  context: TutorContext;
  move: Move;
  message: string;
  mode: TutorMode;
  locale: string;
}

/** Replies of the model that were let through whole, by item version, move, rung, misconception, mode and locale. */
export class ReplyCache {
  constructor(
    private readonly redis: RedisClient,
    private readonly prefix: string,
  ) {}

  async find(question: CacheQuestion): Promise<string | null> {
    const key = this.keyOf(question);
    return key === null ? null : this.redis.get(key);
  }

  async keep(question: CacheQuestion, text: string): Promise<void> {
    const key = this.keyOf(question);
    if (key !== null) await this.redis.set(key, text, 'PX', KEPT_MS);
  }

  /** Null where the reply is for this student alone. */
  private keyOf({ context, move, message, mode, locale }: CacheQuestion): string | null {
    if (!CACHED.has(move.move)) return null;
    const answersMessage = mode === 'free' || context.kind === 'review';
    const said = message.trim().toLowerCase();
    if (answersMessage && said !== '' && !QUICK_REPLIES.some((reply) => reply === said)) return null;
    const last = context.attempts.at(-1);
    const misconception = last && 'misconception' in last ? (last.misconception ?? last.answer) : '';
    // Long or odd entries of a student must not become part of a key.
    const detail = createHash('sha256')
      .update(JSON.stringify([move.option ?? '', move.part ?? 0, move.slip ?? '', misconception]))
      .digest('base64url')
      .slice(0, 22);
    return `${this.prefix}:tutor-reply:${context.id}.${context.version}:${context.kind}:${move.move}:${move.rung ?? 0}:${mode}:${locale}:${detail}`;
  }
}
