import { Inject, Injectable, type FactoryProvider, type OnApplicationShutdown } from '@nestjs/common';
import type { Caller, TutorPhase } from '@aivy/contracts';
import type { BankItem, LiveBank } from '@aivy/item-bank';
import { BANK, CONFIG, METRICS, REDIS_CACHE, REDIS_QUEUE, type Metrics, type RedisClient } from '@aivy/server-kit';
import { contextIn, pinsOf, TalkWords, type Decided, type ReadWanted, type Words, type WordsWanted } from '@aivy/talk';
import type { Move, ReadAs, TutorContext, TutorState } from '@aivy/tutor';
import type { ChatConfig } from '../config.js';
import { ConversationRepository } from '../conversation/conversation.repository.js';
import { createModelTutor, type RunningTutor } from '../model/create-model-tutor.js';
import { generalText } from '../tutor/general-talk.js';
import { ReplyBuffer } from './reply-buffer.js';

/** The reader itself gives up before. */
const READ_MS = 4_000;
const RUNNING_TUTOR = Symbol('running tutor');

/** The tutor's words as configured, by a model or the authored ones. */
export const runningTutor: FactoryProvider<RunningTutor> = {
  provide: RUNNING_TUTOR,
  useFactory: (config: ChatConfig, queue: RedisClient, cache: RedisClient, metrics: Metrics) =>
    createModelTutor({ config, redis: { queue, cache }, metrics }),
  inject: [CONFIG, REDIS_QUEUE, REDIS_CACHE, METRICS],
};

/** A move about a question that wants words. */
interface Wanted {
  userId: string;
  /** Undefined: no one can follow the reply. */
  messageId: string | undefined;
  /** Of `pinsOf`. */
  items: readonly BankItem[];
  phase: TutorPhase;
  move: Decided['move'];
  state: TutorState;
  message: string;
  timeLeftMs: number;
}

/** Puts decided moves into words, and sends them to the student's pages as they're written. */
@Injectable()
export class ReplyWriter extends TalkWords implements OnApplicationShutdown {
  constructor(
    @Inject(RUNNING_TUTOR) private readonly running: RunningTutor,
    @Inject(ReplyBuffer) private readonly buffer: ReplyBuffer,
    @Inject(ConversationRepository) private readonly conversations: ConversationRepository,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {
    super();
  }

  override get reads(): boolean {
    return this.running.tutor.reads;
  }

  override read(_caller: Caller, { context, userId, said }: ReadWanted): Promise<ReadAs | null> {
    return this.readIn(context, userId, said, READ_MS);
  }

  /** What a message says about a question; null where the model can't say. */
  readIn(context: TutorContext, userId: string, message: string, timeLeftMs: number): Promise<ReadAs | null> {
    const signal = AbortSignal.timeout(Math.max(0, Math.floor(timeLeftMs)));
    return this.running.tutor.read({ context, userId, message, signal });
  }

  /** The words of a conversation. */
  async find(_caller: Caller, { message, state, followed, timeLeftMs }: WordsWanted): Promise<Words> {
    const { userId, phase, move, said } = message;
    const messageId = followed ? message.messageId : undefined;
    const { item } = await this.conversations.select(message);
    if (!item) {
      const stream = this.buffer.open(userId, messageId);
      const text = generalText(move, state);
      return { text, source: 'offline', blocked: false, note: null, end: (stored) => stream.end(stored) };
    }
    const items = await this.bank.pinned(pinsOf(item, move));
    return this.write({ userId, messageId, items, phase, move, state, message: said, timeLeftMs });
  }

  /** Words about a question. Key and explanation are open to them in phase 3.5 alone. */
  async write(wanted: Wanted): Promise<Required<Words>> {
    const { userId, messageId, items, phase, move, state, message, timeLeftMs } = wanted;
    const stream = this.buffer.open(userId, messageId);
    try {
      const { note = null, ...words } = await this.running.tutor.reply({
        context: contextIn(phase, items, state),
        move: move as Move,
        state,
        message,
        userId,
        item: items[0]!,
        signal: AbortSignal.timeout(Math.max(0, Math.floor(timeLeftMs))),
        onText: (part) => stream.write(part),
      });
      return { ...words, note, end: (stored) => stream.end(stored) };
    } catch (error) {
      await stream.abandon();
      throw error;
    }
  }

  onApplicationShutdown(): void {
    this.running.close();
  }
}
