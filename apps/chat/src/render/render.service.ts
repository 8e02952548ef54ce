import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  type InternalInputOf,
  type InternalOutputOf,
  type readMessageByModel,
  type renderReply,
  type TutorPhase,
} from '@aivy/contracts';
import type { BankItem, LiveBank } from '@aivy/item-bank';
import { BANK } from '@aivy/server-kit';
import { contextIn, pinsOf } from '@aivy/talk';
import { isComplete, readTutorState, type Move, type TutorState } from '@aivy/tutor';
import { ReplyWriter } from '../reply/reply-writer.service.js';

/** Words for moves that another service decided on. */
@Injectable()
export class RenderService {
  constructor(
    @Inject(BANK) private readonly bank: LiveBank,
    @Inject(ReplyWriter) private readonly writer: ReplyWriter,
  ) {}

  /** @throws DomainError CHAT-INVALIDINPUT, QUESTION-NOTFOUND */
  async render(
    input: InternalInputOf<typeof renderReply>,
    timeLeftMs: number,
  ): Promise<InternalOutputOf<typeof renderReply>> {
    const move = moveOf(input.move);
    const state = stateOf(input.state);
    const items = await this.itemsFor(input, state, move);
    const { user_id: userId, message_id: messageId, phase, message } = input;
    const words = await this.writer.write({ userId, messageId, items, phase, move, state, message, timeLeftMs });
    await words.end(words.text);
    const { text: content, source, blocked, note } = words;
    return { content, state: input.state, source, blocked, ...(note !== null && { note }) };
  }

  /** @throws DomainError as `render` */
  async read(
    input: InternalInputOf<typeof readMessageByModel>,
    timeLeftMs: number,
  ): Promise<InternalOutputOf<typeof readMessageByModel>> {
    const state = stateOf(input.state);
    const context = contextIn(input.phase, await this.itemsFor(input, state), state);
    const { reads } = this.writer;
    const readAs = reads ? await this.writer.readIn(context, input.user_id, input.message, timeLeftMs) : null;
    return { reads, intent: readAs?.intent ?? null, idea: readAs?.idea ?? null };
  }

  private async itemsFor(
    { item_id: id, item_version: version, phase }: { item_id: number; item_version: number; phase: TutorPhase },
    state: TutorState,
    move: Pick<Move, 'example'> = {},
  ): Promise<BankItem[]> {
    const items = await this.bank.pinned(pinsOf({ id, version }, move)).catch((cause: unknown) => {
      throw new DomainError('QUESTION-NOTFOUND', undefined, { cause });
    });
    // The caller made sure; key and explanation are worth a second look.
    if (phase === '3.5' && !isComplete(items[0]!, state)) throw new DomainError('CHAT-INVALIDINPUT');
    return items;
  }
}

function readJson<T>(text: string, read: (value: unknown) => T): T {
  try {
    return read(JSON.parse(text));
  } catch (cause) {
    throw new DomainError('CHAT-INVALIDINPUT', undefined, { cause });
  }
}

const stateOf = (text: string): TutorState => readJson(text, readTutorState);

const moveOf = (text: string): Move =>
  readJson(text, (value) => {
    const { move } = value as { move?: unknown };
    if (typeof move !== 'string') throw new Error('no move');
    return value as Move;
  });
