import { Inject, Injectable } from '@nestjs/common';
import { renderReply, type Caller } from '@aivy/contracts';
import type { LiveBank } from '@aivy/item-bank';
import { BANK, LOGGER, RPC, type Logger, type RpcClient } from '@aivy/server-kit';
import { isComplete, renderMove, toHintContext, toReviewContext, type TutorState } from '@aivy/tutor';
import type { StoredMessage, Words } from './message.js';
import { readState } from './tutor-state.js';

/** A chat that has not begun with the words by then is away. */
const START_WITHIN_MS = 400;
/** Who did not answer is left alone for a moment: nobody else waits for it. */
const LEFT_ALONE_MS = 5_000;
/** Kept back for storing the words and for the answer. */
const MARGIN_MS = 1_500;

export interface WordsWanted {
  message: StoredMessage;
  version: number;
  /** The page follows the words over its socket. */
  followed: boolean;
  timeLeftMs: number;
}

/** Finds the words for a decided move: the chat's, which may have a model behind it, else the authored ones. */
@Injectable()
export class WordsService {
  #awayUntil = 0;

  constructor(
    @Inject(RPC) private readonly rpc: RpcClient,
    @Inject(BANK) private readonly bank: LiveBank,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async find(caller: Caller, wanted: WordsWanted): Promise<Words> {
    const state = readState(wanted.message.state);
    if (!state) return { text: AGAIN, source: 'offline', blocked: false, note: null };
    if (Date.now() < this.#awayUntil) return this.authored(wanted, state);
    try {
      return await this.ofChat(caller, wanted, state);
    } catch (err) {
      this.#awayUntil = Date.now() + LEFT_ALONE_MS;
      this.logger.warn({ err }, 'the chat finds no words; the authored ones are said');
      return this.authored(wanted, state);
    }
  }

  private async ofChat(
    caller: Caller,
    { message, version, followed, timeLeftMs }: WordsWanted,
    state: TutorState,
  ): Promise<Words> {
    const { content, source, blocked, note } = await this.rpc.call(
      renderReply,
      caller,
      {
        user_id: message.userId,
        ...(followed && { message_id: message.messageId }),
        item_id: message.questionId,
        item_version: version,
        phase: message.phase,
        attempts: state.question.attempts,
        message: message.said,
        move: JSON.stringify(message.move),
        state: JSON.stringify(state),
      },
      { timeLeftMs: Math.max(1, timeLeftMs - MARGIN_MS), startWithinMs: START_WITHIN_MS },
    );
    return { text: content, source, blocked, note: note ?? null };
  }

  private async authored({ message, version }: WordsWanted, state: TutorState): Promise<Words> {
    const [item] = await this.bank.pinned([{ id: message.questionId, version }]);
    const context = isComplete(item!, state) ? toReviewContext(item!, state) : toHintContext(item!, state);
    return { text: renderMove(message.move, context, state).text, source: 'offline', blocked: false, note: null };
  }
}

/** For a message that was left without words by a release that remembered them in another way. */
const AGAIN = 'I lost my thread. Ask me that once more, please.';
