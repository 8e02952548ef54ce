import { createHash } from 'node:crypto';
import type { OutputOf, QuickReply, sendDailyMessage, TutorPhase } from '@aivy/contracts';
import type { Move, TutorState } from '@aivy/tutor';

export type TalkReply = OutputOf<typeof sendDailyMessage>;

/** Names one message of one student. */
export interface MessageIds {
  userId: string;
  messageId: string;
}

/** What a student said, and what the tutor decided about it; stored before there are words for it. */
export interface NewMessage extends MessageIds {
  conversationId: number;
  questionId: number;
  said: string;
  phase: TutorPhase;
  move: Move;
  /** The state that came with the move. */
  state: TutorState;
  meta: TalkReply['meta'];
  quickReplies: QuickReply[];
  hintsSeen: number;
  /** Signs of distress: a person should look at it. */
  flagged: boolean;
  /** Set when the words are fixed, so that nobody has to find them. */
  reply: string | null;
}

export interface Words {
  text: string;
  source: 'offline' | 'model' | 'cache';
  blocked: boolean;
  /** One plain line beside the reply. */
  note: string | null;
}

export interface StoredMessage extends Omit<NewMessage, 'state'> {
  /** As it was stored; null once there are words. */
  state: unknown;
  note: string | null;
}

/**
 * Id of a message whose sender gave it none: the same for the same request, which the transport may run again when a
 * replica dies, and another one for any other.
 */
export function messageIdOf(requestId: string, conversationId: number, message: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([requestId, conversationId, message]))
    .digest('hex');
  // The form of a UUID whose bits mean nothing (RFC 9562, version 8).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
