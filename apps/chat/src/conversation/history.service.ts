import { Inject, Injectable } from '@nestjs/common';
import { DomainError, signedIn, type Caller } from '@aivy/contracts';
import { ReplyBuffer, type Buffered } from '../reply/reply-buffer.js';
import { AskedNowService } from './asked-now.service.js';
import { ConversationRepository } from './conversation.repository.js';
import type { Line } from './conversation.js';
import { TurnRepository } from './turn.repository.js';

/** Lines of a history: what a page can show, and what is read in a moment. */
const HISTORY_LINES = 200;

/** What was said, and what is being said. */
@Injectable()
export class HistoryService {
  constructor(
    @Inject(ConversationRepository) private readonly conversations: ConversationRepository,
    @Inject(TurnRepository) private readonly turns: TurnRepository,
    @Inject(AskedNowService) private readonly askedNow: AskedNowService,
    @Inject(ReplyBuffer) private readonly buffer: ReplyBuffer,
  ) {}

  /**
   * The newest lines, in the order in which they were said; none while the student is being asked the question again.
   * @throws DomainError CONVERSATION-NOTFOUND
   */
  async lines(caller: Caller, conversationId: number): Promise<Line[]> {
    const userId = signedIn(caller);
    const item = await this.conversations.selectItem(userId, conversationId);
    if (await this.askedNow.isAsked(caller, userId, item)) return [];
    return this.conversations.selectLines(userId, conversationId, HISTORY_LINES);
  }

  /**
   * The rest of a reply from a character on; all of it for who has more characters than there are, or another take.
   * @throws DomainError CHAT-HISTORY-NOTFOUND when there is no reply of this id to wait for
   */
  async rest(caller: Caller, messageId: string, from: number, take?: number) {
    const userId = signedIn(caller);
    const item = await this.turns.selectOptionalItem(userId, messageId);
    if (await this.askedNow.isAsked(caller, userId, item)) throw new DomainError('CHAT-HISTORY-NOTFOUND');
    const reply = await this.reply(userId, messageId);
    const known = take === undefined || reply.take === undefined || take === reply.take;
    const at = known && from <= reply.text.length ? from : 0;
    const { text, done } = reply;
    return { at, text: text.slice(at), done, ...(reply.take !== undefined && { take: reply.take }) };
  }

  private async reply(userId: string, messageId: string): Promise<Omit<Buffered, 'take'> & { take?: number }> {
    const buffered = await this.buffer.read(userId, messageId).catch(() => null);
    if (buffered?.done) return buffered;
    const stored = await this.turns.selectOptionalReply(userId, messageId);
    if (stored) return { ...buffered, text: stored, done: true };
    if (buffered) return buffered;
    if (stored === undefined) throw new DomainError('CHAT-HISTORY-NOTFOUND');
    return { text: '', done: false };
  }
}
