import { Inject, Injectable } from '@nestjs/common';
import { DomainError, staffMailJob } from '@aivy/contracts';
import { LOGGER, Outbox, Transactions, type Logger, type Transaction } from '@aivy/server-kit';
import { safelyDecided, Unread } from './decided.js';
import { MessageRepository } from './message.repository.js';
import type { Decided, StoredMessage } from './message.js';
import { withheld } from './reply.js';
import { TALK, TalkPlace, TalkWords, type Heard, type TalkSetup } from './setup.js';

interface Stored {
  message: StoredMessage;
  isNew: boolean;
}

/** Stores messages, each with the decision about it. */
@Injectable()
export class Hearing {
  constructor(
    @Inject(MessageRepository) private readonly messages: MessageRepository,
    @Inject(TalkPlace) private readonly place: TalkPlace,
    @Inject(TalkWords) private readonly words: TalkWords,
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(TALK) private readonly setup: Pick<TalkSetup, 'inputError'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Where the rules are unsure of a message, a model reads it first, with nothing locked. One that is known already is
   * found again.
   * @param leaseMs how long its writer has for the words
   */
  async hear(heard: Heard, leaseMs: number): Promise<Stored> {
    try {
      return await this.store(heard, leaseMs);
    } catch (error) {
      if (heard.grade !== null) return this.storeSafely(heard, leaseMs, error);
      if (!(error instanceof Unread)) throw error;
      const { caller, userId, said } = heard;
      const { item, state, context } = error;
      const readAs = await this.words.read(caller, { userId, said, item, state, context });
      return this.store({ ...heard, readAs }, leaseMs);
    }
  }

  private async store(heard: Heard, leaseMs: number): Promise<Stored> {
    const ready = await this.place.prepare(heard);
    return this.storeAs(heard, leaseMs, ready.askedNow, (talk, transaction) =>
      this.place.decide(heard, { ...ready, talk }, transaction),
    );
  }

  /** A student in danger gets the safe words, and staff the message, even when the question can't be read. */
  private async storeSafely(heard: Heard, leaseMs: number, err: unknown): Promise<Stored> {
    const stored = await this.storeAs(heard, leaseMs, new Set(), async (talk) =>
      safelyDecided(heard, this.place.questionOf(heard, talk)),
    );
    this.logger.error({ err }, 'a message that shows distress was stored without its question');
    return stored;
  }

  private storeAs(
    heard: Heard,
    leaseMs: number,
    askedNow: ReadonlySet<number>,
    decide: (talk: unknown, transaction: Transaction) => Promise<Decided>,
  ): Promise<Stored> {
    return this.transactions.run(async (transaction) => {
      const talk = await this.place.lock(heard, transaction);
      const known = await this.messages.selectOptional(heard, transaction);
      // Anything else said under a used id would be lost unnoticed if it got the first one's reply.
      if (known && (known.conversationId !== heard.conversationId || known.said !== heard.said))
        throw new DomainError(this.setup.inputError, [{ path: 'message_id', message: 'Names another message' }]);
      // The release before stored a message before it decided. One that it never answered is decided now.
      const isLeft = known?.reply === null && known.state === null;
      if (known && (!isLeft || known.isBeingWritten)) {
        const isHeld = known.phase === '3.5' && known.questionId !== null && askedNow.has(known.questionId);
        return { message: isHeld ? withheld(known) : known, isNew: false };
      }
      const decided = await decide(talk, transaction);
      return { message: await this.insert(heard, decided, leaseMs, transaction), isNew: true };
    });
  }

  private async insert(heard: Heard, decided: Decided, leaseMs: number, transaction: Transaction) {
    const { userId, conversationId, messageId, said } = heard;
    // Staff see distress whatever was decided about it, and even when no reply is ever written. Words that are the
    // question's own are only asked about.
    const grade = decided.move.move === 'check-in' ? null : heard.grade;
    const ids = { userId, conversationId, messageId };
    const message = await this.messages.insert({ ...ids, said, grade, ...decided }, leaseMs, transaction);
    if (grade === 3 || grade === 4)
      await this.outbox.add(transaction, staffMailJob, `staff-mail-${userId}-${messageId}`, {
        user_id: userId,
        grade,
        said_at: message.saidAt.toISOString(),
      });
    return message;
  }
}
