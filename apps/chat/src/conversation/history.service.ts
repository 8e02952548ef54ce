import { Inject, Injectable } from '@nestjs/common';
import { DomainError, signedIn, type Caller } from '@aivy/contracts';
import { OpenItems } from '@aivy/server-kit';
import { linesOf, MessageRepository, type Line, type TalkIds } from '@aivy/talk';
import { ReplyBuffer } from '../reply/reply-buffer.js';
import type { Buffered } from '../reply/reply-stream.js';
import { ConversationRepository } from './conversation.repository.js';

/** Lines of a history: what a page can show, and what's read in a moment. */
const HISTORY_LINES = 200;

/** What was said, and what's being said. */
@Injectable()
export class HistoryService {
  constructor(
    @Inject(ConversationRepository) private readonly conversations: ConversationRepository,
    @Inject(MessageRepository) private readonly messages: MessageRepository,
    @Inject(OpenItems) private readonly open: OpenItems,
    @Inject(ReplyBuffer) private readonly buffer: ReplyBuffer,
  ) {}

  /**
   * The newest lines, oldest first; none while the student is being asked the question again.
   * @throws DomainError CONVERSATION-NOTFOUND
   */
  async lines(caller: Caller, conversationId: number): Promise<Line[]> {
    const ids = { userId: signedIn(caller), conversationId };
    if (await this.isAsked(caller, ids)) return [];
    const messages = await this.messages.selectOfTalk(ids, { limit: HISTORY_LINES });
    return messages.flatMap(linesOf).slice(-HISTORY_LINES);
  }

  /**
   * The rest of a reply from a character on; all of it for a page that has more characters than there are, or another take.
   * @throws DomainError CHAT-HISTORY-NOTFOUND when no reply with this id is coming
   */
  async rest(caller: Caller, messageId: string, from: number, take?: number) {
    const userId = signedIn(caller);
    const message = await this.messages.selectOptional({ userId, messageId });
    if (message && (await this.isAsked(caller, message))) throw new DomainError('CHAT-HISTORY-NOTFOUND');
    const reply = await this.reply(userId, messageId);
    const known = take === undefined || reply.take === undefined || take === reply.take;
    const at = known && from <= reply.text.length ? from : 0;
    const { text, done } = reply;
    return { at, text: text.slice(at), done, ...(reply.take !== undefined && { take: reply.take }) };
  }

  private async isAsked(caller: Caller, ids: TalkIds): Promise<boolean> {
    const { item } = await this.conversations.select(ids);
    return item !== null && (await this.open.askedNow(caller, ids.userId, [item.id])).has(item.id);
  }

  /** Pages of practice follow the replies that are written here, too, so not every reply has a message here. */
  private async reply(userId: string, messageId: string): Promise<Omit<Buffered, 'take'> & { take?: number }> {
    const buffered = await this.buffer.read(userId, messageId).catch(() => null);
    if (buffered?.done) return buffered;
    const stored = await this.messages.selectOptional({ userId, messageId });
    if (stored && stored.reply !== null) return { ...buffered, text: stored.reply, done: true };
    if (buffered) return buffered;
    if (!stored?.isBeingWritten) throw new DomainError('CHAT-HISTORY-NOTFOUND');
    return { text: '', done: false };
  }
}
