import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, signedIn, type Caller } from '@aivy/contracts';
import { CONFIG } from '@aivy/server-kit';
import { cleanMessage, readMessage, safetyText, type SentenceEncoder } from '@aivy/tutor';
import { ENCODER, type CareConfig } from './care.js';
import { readState } from './decided.js';
import { Hearing } from './hearing.service.js';
import { messageIdOf } from './message-id.js';
import { MessageRepository } from './message.repository.js';
import type { StoredMessage, Words } from './message.js';
import { TALK, TalkWords, type SentMessage, type TalkSetup } from './setup.js';

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
    @Inject(Hearing) private readonly hearing: Hearing,
    @Inject(TalkWords) private readonly words: TalkWords,
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
    if (said === '') throw new DomainError(this.setup.inputError, [{ path: 'message', message: 'Must not be blank' }]);
    const { conversation_id: conversationId, message_id: given } = sent;
    const messageId = given ?? messageIdOf(caller.requestId, conversationId, said);
    const vector = await this.encoder.encode(said);
    const readAs = this.words.reads ? ('unread' as const) : null;
    const grade = readMessage(said, vector).grade ?? null;
    const heard = { caller, userId: signedIn(caller), conversationId, messageId, said, sent, vector, readAs, grade };
    const { message, isNew } = await this.hearing.hear(heard, LEASE_MS);
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
}
