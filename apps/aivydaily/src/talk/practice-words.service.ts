import { Inject, Injectable } from '@nestjs/common';
import { readMessageByModel, renderReply, type Caller } from '@aivy/contracts';
import type { BankItem, LiveBank } from '@aivy/item-bank';
import { BANK, LOGGER, RPC, type Logger, type RpcClient } from '@aivy/server-kit';
import { authoredText, pinsOf, TalkWords, type ReadWanted, type Words, type WordsWanted } from '@aivy/talk';
import { READ_INTENTS, type ReadAs } from '@aivy/tutor';
import { QuestionRepository } from '../session/question.repository.js';
import { pinOf } from '../session/session.js';

/** A chat that hasn't started on the words by then is away. */
const START_WITHIN_MS = 400;
/** How long a chat that didn't answer isn't asked: no other student waits for it. */
const LEFT_ALONE_MS = 5_000;
/** A model reads within this, or the message stays unread. */
const READ_MS = 4_000;
/** How long a chat without a model isn't asked to read. */
const UNREAD_MS = 60_000;
/** Kept back for storing the words and for the response. */
const MARGIN_MS = 1_500;

/** The chat's words, which may have a model behind them, or else the authored ones. */
@Injectable()
export class PracticeWords extends TalkWords {
  #awayUntil = 0;
  #unreadUntil = 0;

  constructor(
    @Inject(RPC) private readonly rpc: RpcClient,
    @Inject(QuestionRepository) private readonly questions: QuestionRepository,
    @Inject(BANK) private readonly bank: LiveBank,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  override get reads(): boolean {
    return Date.now() >= Math.max(this.#awayUntil, this.#unreadUntil);
  }

  override async read(caller: Caller, { userId, item, state, context, said }: ReadWanted): Promise<ReadAs | null> {
    try {
      const { reads, intent, idea } = await this.rpc.call(
        readMessageByModel,
        caller,
        {
          user_id: userId,
          item_id: item.id,
          item_version: item.version,
          phase: context.kind === 'review' ? '3.5' : '3.1',
          message: said,
          state: JSON.stringify(state),
        },
        { timeLeftMs: READ_MS, startWithinMs: START_WITHIN_MS },
      );
      if (!reads) this.#unreadUntil = Date.now() + UNREAD_MS;
      return { intent: READ_INTENTS.find((each) => each === intent) ?? null, idea };
    } catch {
      this.#unreadUntil = Date.now() + UNREAD_MS;
      return null;
    }
  }

  async find(caller: Caller, wanted: WordsWanted): Promise<Words> {
    const { message } = wanted;
    const { questions } = await this.questions.selectWithSession(message, message.questionId!);
    const items = await this.bank.pinned(questions.flatMap((each) => pinsOf(pinOf(each), message.move)));
    if (Date.now() < this.#awayUntil) return authored(wanted, items);
    try {
      return await this.ofChat(caller, wanted, items[0]!);
    } catch (err) {
      this.#awayUntil = Date.now() + LEFT_ALONE_MS;
      this.logger.warn({ err }, 'chat unavailable; using the authored words');
      return authored(wanted, items);
    }
  }

  private async ofChat(
    caller: Caller,
    { message, state, followed, timeLeftMs }: WordsWanted,
    item: BankItem,
  ): Promise<Words> {
    const { content, source, blocked, note } = await this.rpc.call(
      renderReply,
      caller,
      {
        user_id: message.userId,
        ...(followed && { message_id: message.messageId }),
        item_id: item.id,
        item_version: item.version,
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
}

const authored = ({ message, state }: WordsWanted, items: readonly BankItem[]): Words => ({
  text: authoredText(message, items, state),
  source: 'offline',
  blocked: false,
  note: null,
});
