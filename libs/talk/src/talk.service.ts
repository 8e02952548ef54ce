import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, signedIn, type Caller } from '@aivy/contracts';
import { CONFIG, messageIdOf, Transactions } from '@aivy/server-kit';
import { cleanMessage, readMessage, safetyText, type SentenceEncoder } from '@aivy/tutor';
import { ENCODER, type CareConfig } from './care.js';
import { readState, Unread } from './decided.js';
import { MessageRepository } from './message.repository.js';
import type { StoredMessage, Words } from './message.js';
import { withheld } from './reply.js';
import { TALK, TalkPlace, TalkWords, type Heard, type SentMessage, type TalkSetup } from './setup.js';

/** The writer of a reply renews this. A process that died doesn't, and another one takes over. */
const LEASE_MS = 5_000;
const RENEW_MS = 1_500;
/** How often to look for a reply that another request is writing. */
const LOOK_AGAIN_MS = 100;
/** Kept back for the response. */
const MARGIN_MS = 500;

/** For a message that a release with another layout of states left without words. */
const LOST: Words = {
  text: 'Sorry, I lost my place. Could you ask me that again?',
  source: 'offline',
  blocked: false,
  note: null,
};

interface Writing {
  followed: boolean;
  until: number;
}

/** Talks of any place: a message is stored with the decision about it, and then gets its words. */
@Injectable()
export class TalkService {
  constructor(
    @Inject(MessageRepository) private readonly messages: MessageRepository,
    @Inject(TalkPlace) private readonly place: TalkPlace,
    @Inject(TalkWords) private readonly words: TalkWords,
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(TALK) private readonly setup: TalkSetup,
    @Inject(ENCODER) private readonly encoder: SentenceEncoder,
    @Inject(CONFIG) private readonly config: CareConfig,
  ) {}

  /**
   * Answers a message; sent again under its id, it gets the reply it got.
   * @param timeLeftMs how long the caller still waits
   * @throws DomainError CONVERSATION-NOTFOUND, SERVICE-UNAVAILABLE when the reply didn't come in time, or the service's
   *   code for bad input
   */
  async send(caller: Caller, sent: SentMessage, timeLeftMs: number): Promise<StoredMessage> {
    const until = performance.now() + timeLeftMs - MARGIN_MS;
    const said = cleanMessage(sent.message);
    if (said === '') throw this.refusal('message', 'Must not be blank');
    const { conversation_id: conversationId, message_id: given } = sent;
    const messageId = given ?? messageIdOf(caller.requestId, conversationId, said);
    const vector = await this.encoder.encode(said);
    const readAs = this.words.reads ? ('unread' as const) : null;
    const heard = { caller, userId: signedIn(caller), conversationId, messageId, said, sent, vector, readAs };
    const { message, isNew } = await this.hear(heard);
    const writing = { followed: given !== undefined, until };
    if (message.reply === null && isNew) return this.write(caller, message, writing);
    let stored: StoredMessage | undefined = message;
    while (stored?.reply === null) {
      if (await this.messages.takeOver(message, LEASE_MS)) return this.write(caller, message, writing);
      if (performance.now() > until) throw new DomainError('SERVICE-UNAVAILABLE');
      await pause(LOOK_AGAIN_MS);
      stored = await this.messages.selectOptional(message);
    }
    if (!stored) throw new DomainError('CONVERSATION-NOTFOUND');
    return stored;
  }

  /** Stores a message; where the rules are unsure of it, a model reads it first, with nothing locked. */
  private async hear(heard: Heard): Promise<{ message: StoredMessage; isNew: boolean }> {
    try {
      return await this.store(heard);
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      const { caller, userId, said } = heard;
      const { item, state, context } = error;
      const readAs = await this.words.read(caller, { userId, said, item, state, context });
      return this.store({ ...heard, readAs });
    }
  }

  /** Stores a message with the decision about it; one that is known already is found again. */
  private async store(heard: Heard): Promise<{ message: StoredMessage; isNew: boolean }> {
    const ready = await this.place.prepare(heard);
    return this.transactions.run(async (transaction) => {
      const talk = await this.place.lock(heard, transaction);
      const known = await this.messages.selectOptional(heard, transaction);
      // Anything else said under a used id would be lost unnoticed if it got the first one's reply.
      if (known && (known.conversationId !== heard.conversationId || known.said !== heard.said))
        throw this.refusal('message_id', 'Names another message');
      // The release before stored a message before it decided. One that it never answered is decided now.
      const isLeft = known?.reply === null && known.state === null;
      if (known && (!isLeft || known.isBeingWritten)) {
        const isHeld = known.phase === '3.5' && known.questionId !== null && ready.askedNow.has(known.questionId);
        return { message: isHeld ? withheld(known) : known, isNew: false };
      }
      const decided = await this.place.decide(heard, { ...ready, talk }, transaction);
      const { userId, conversationId, messageId, said, vector } = heard;
      // Staff see distress whatever was decided about it, and even when no reply is ever written.
      const grade = readMessage(said, vector).grade ?? null;
      const message = { userId, conversationId, messageId, said, grade, ...decided };
      return { message: await this.messages.insert(message, LEASE_MS, transaction), isNew: true };
    });
  }

  private async write(caller: Caller, message: StoredMessage, { followed, until }: Writing): Promise<StoredMessage> {
    const renewal = setInterval(() => void this.messages.renew(message, LEASE_MS).catch(() => undefined), RENEW_MS);
    try {
      const words = await this.wordsFor(caller, message, { followed, until });
      const written =
        (await this.messages.updateReply(message, words)) ?? (await this.messages.selectOptional(message));
      if (!written) throw new DomainError('CONVERSATION-NOTFOUND');
      await words.end?.(written.reply ?? '');
      return written;
    } catch (error) {
      clearInterval(renewal);
      await this.messages.renew(message, 0).catch(() => undefined);
      throw error;
    } finally {
      clearInterval(renewal);
    }
  }

  private async wordsFor(caller: Caller, message: StoredMessage, { followed, until }: Writing): Promise<Words> {
    // Words of safety are the country's, and wait for no model.
    const safety = safetyText(message.move, this.config.TUTOR_SAFE_NUMBERS);
    if (safety !== null) return { text: safety, source: 'offline', blocked: false, note: null };
    const state = readState(message.state);
    const timeLeftMs = until - performance.now();
    return state ? this.words.find(caller, { message, state, followed, timeLeftMs }) : LOST;
  }

  private refusal(path: string, message: string): DomainError {
    return new DomainError(this.setup.inputError, [{ path, message }]);
  }
}
