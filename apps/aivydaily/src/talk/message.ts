import type { OutputOf, QuickReply, sendDailyMessage, TutorPhase } from '@aivy/contracts';
import type { DistressGrade, Move, TutorState } from '@aivy/tutor';

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
  /** How grave the distress is that the message shows; null for none. */
  grade: DistressGrade | null;
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
