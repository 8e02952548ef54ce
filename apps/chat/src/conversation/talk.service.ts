import { ASKED_AGAIN_TEXT, cleanMessage } from '@aivy/tutor';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, signedIn, type Caller, type InputOf, type sendChatMessage } from '@aivy/contracts';
import { type Logger, LOGGER, messageIdOf } from '@aivy/server-kit';
import type { ReplyStream } from '../reply/reply-stream.js';
import { ReplyStreams } from '../reply/reply-streams.service.js';
import { AnswerService } from './answer.service.js';
import { AskedNowService } from './asked-now.service.js';
import type { StoredReply } from './conversation.js';
import { LostTurn, type AskedMessage, type Turn } from './turn.js';
import { TurnRepository } from './turn.repository.js';

/** A claim that is not renewed ends: its process died. */
const LEASE_MS = 5_000;
const RENEW_MS = 1_500;
/** Whoever waits for a reply that another request writes looks again after so long. */
const LOOK_AGAIN_MS = [20, 50, 100, 200] as const;
/** Kept back for the answer. */
const MARGIN_MS = 500;

/** Instead of a reply about a question that the student is being asked again. */
const WITHHELD: StoredReply = {
  content: ASKED_AGAIN_TEXT,
  phase: '3.1',
  quickReplies: [],
  note: null,
  stepCheck: null,
};

type Mine = Extract<Turn, { kind: 'mine' }>;

/** Messages and their replies, each stored once. */
@Injectable()
export class TalkService {
  constructor(
    @Inject(TurnRepository) private readonly turns: TurnRepository,
    @Inject(AnswerService) private readonly answers: AnswerService,
    @Inject(AskedNowService) private readonly askedNow: AskedNowService,
    @Inject(ReplyStreams) private readonly streams: ReplyStreams,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Answers a message, or gives the reply that it was answered with before. In a conversation one message is answered
   * at a time; others wait.
   * @param timeLeftMs what the caller still waits
   * @throws DomainError CHAT-INVALIDINPUT, CONVERSATION-NOTFOUND, or SERVICE-UNAVAILABLE when the turn did not come in time
   */
  async send(caller: Caller, input: InputOf<typeof sendChatMessage>, timeLeftMs: number): Promise<StoredReply> {
    const content = cleanMessage(input.message);
    if (content === '') throw new DomainError('CHAT-INVALIDINPUT');
    const { conversation_id: conversationId, message_id: given } = input;
    const messageId = given ?? messageIdOf(caller.requestId, conversationId, content);
    const asked: AskedMessage = { userId: signedIn(caller), conversationId, messageId, content };
    const until = performance.now() + timeLeftMs - MARGIN_MS;
    for (let look = 0; performance.now() < until; look += 1) {
      const turn = await this.turns.claim(asked, LEASE_MS);
      if (turn.kind === 'answered')
        return (await this.askedNow.isAsked(caller, asked.userId, turn.item)) ? WITHHELD : turn.reply;
      if (turn.kind === 'unknown') throw new DomainError('CONVERSATION-NOTFOUND');
      if (turn.kind === 'foreign') throw new DomainError('CHAT-INVALIDINPUT');
      if (turn.kind === 'busy') {
        await pause(LOOK_AGAIN_MS[look] ?? LOOK_AGAIN_MS.at(-1));
        continue;
      }
      const stream = this.streams.open(asked.userId, given);
      try {
        return await this.answer(caller, asked, turn, stream, input.answer);
      } catch (error) {
        await stream.abandon();
        if (!(error instanceof LostTurn)) throw error;
        this.logger.warn({ conversationId }, 'the turn to answer was lost; looking for the reply of whoever has it');
      }
    }
    throw new DomainError('SERVICE-UNAVAILABLE', undefined, { cause: 'the turn to answer did not come in time' });
  }

  private async answer(
    caller: Caller,
    asked: AskedMessage,
    { claim, conversation, content }: Mine,
    stream: ReplyStream,
    answer: string | undefined,
  ): Promise<StoredReply> {
    const lost = new AbortController();
    const renewal = setInterval(() => void this.renew(asked, claim, lost), RENEW_MS);
    try {
      const reply = await this.answers.answer({
        caller,
        userId: asked.userId,
        conversation,
        message: content,
        answer,
        signal: lost.signal,
        onText: (part) => {
          if (!lost.signal.aborted) stream.write(part);
        },
      });
      await this.turns.finish(asked, claim, reply);
      // Only a stored reply is a whole one.
      await stream.end(reply.content);
      return reply;
    } catch (error) {
      if (lost.signal.aborted) throw new LostTurn();
      if (!(error instanceof LostTurn)) await this.turns.release(asked, claim).catch(() => undefined);
      throw error;
    } finally {
      clearInterval(renewal);
    }
  }

  /** A database that is away for a moment is no loss yet: nobody else can take the turn meanwhile. */
  private async renew(asked: AskedMessage, claim: string, lost: AbortController): Promise<void> {
    const held = await this.turns.renew(asked, claim, LEASE_MS).catch(() => true);
    if (!held) lost.abort();
  }
}
