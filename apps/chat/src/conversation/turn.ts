import type { Conversation, StoredReply } from './conversation.js';

/** What is to be answered, and where. */
export interface AskedMessage {
  userId: string;
  conversationId: number;
  messageId: string;
  content: string;
}

/**
 * What came of asking for the turn to answer a message. `mine`: nobody else answers in this conversation for as long as
 * the claim is renewed. `busy`: somebody does.
 */
export type Turn =
  | {
      kind: 'mine';
      claim: string;
      conversation: Conversation;
      /** As it was stored when it came first. */ content: string;
    }
  | { kind: 'answered'; reply: StoredReply; item: Conversation['item'] }
  | { kind: 'busy' }
  | { kind: 'unknown' }
  /** The id names a message of another conversation, or one with another text. */
  | { kind: 'foreign' };

/** The claim ran out and somebody else may be answering: whatever was written here counts for nothing. */
export class LostTurn extends Error {}
