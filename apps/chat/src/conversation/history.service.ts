import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@aivy/contracts';
import { ReplyBuffer, type Buffered } from '../reply/reply-buffer.js';
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
    @Inject(ReplyBuffer) private readonly buffer: ReplyBuffer,
  ) {}

  /** The newest lines, in the order in which they were said. @throws DomainError CONVERSATION-NOTFOUND */
  async lines(userId: string, conversationId: number): Promise<Line[]> {
    const lines = await this.conversations.selectLines(userId, conversationId, HISTORY_LINES);
    if (lines.length === 0 && !(await this.conversations.exists(userId, conversationId)))
      throw new DomainError('CONVERSATION-NOTFOUND');
    return lines;
  }

  /**
   * The rest of a reply from a character on; all of it for who has more characters than there are, or another take.
   * @throws DomainError CHAT-HISTORY-NOTFOUND when there is no reply of this id to wait for
   */
  async rest(userId: string, messageId: string, from: number, take?: number) {
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
