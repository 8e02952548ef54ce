import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type InternalInputOf, type InternalOutputOf, type renderReply } from '@aivy/contracts';
import type { LiveBank } from '@aivy/item-bank';
import { BANK } from '@aivy/server-kit';
import { isComplete, readTutorState, toHintContext, toReviewContext, type Move, type TutorState } from '@aivy/tutor';
import { ReplyStreams } from '../reply/reply-streams.service.js';
import { WordsService } from '../tutor/words.service.js';

/** Words for moves that another service has decided on. */
@Injectable()
export class RenderService {
  constructor(
    @Inject(BANK) private readonly bank: LiveBank,
    @Inject(WordsService) private readonly words: WordsService,
    @Inject(ReplyStreams) private readonly streams: ReplyStreams,
  ) {}

  /** @throws DomainError CHAT-INVALIDINPUT, QUESTION-NOTFOUND */
  async render(
    input: InternalInputOf<typeof renderReply>,
    timeLeftMs: number,
  ): Promise<InternalOutputOf<typeof renderReply>> {
    const move = moveOf(input.move);
    const state = stateOf(input.state);
    const item = { id: input.item_id, version: input.item_version };
    const [full] = await this.bank.pinned([item]).catch((cause: unknown) => {
      throw new DomainError('QUESTION-NOTFOUND', undefined, { cause });
    });
    const review = input.phase === '3.5';
    // Whoever asks has made sure; key and explanation are worth a second look.
    if (review && !isComplete(full!, state)) throw new DomainError('CHAT-INVALIDINPUT');
    const context = review ? toReviewContext(full!, state) : toHintContext(full!, state);
    const stream = this.streams.open(input.user_id, input.message_id);
    try {
      const words = await this.words.say({
        context,
        move,
        state,
        message: input.message,
        userId: input.user_id,
        item: full!,
        signal: AbortSignal.timeout(Math.max(0, Math.floor(timeLeftMs))),
        onText: (part) => stream.write(part),
      });
      await stream.end(words.text);
      return {
        content: words.text,
        state: input.state,
        source: words.source,
        blocked: words.blocked,
        ...(words.note !== undefined && { note: words.note }),
      };
    } catch (error) {
      await stream.abandon();
      throw error;
    }
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
