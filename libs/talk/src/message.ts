import type { OutputOf, QuickReply, sendDailyMessage, TutorPhase } from '@aivy/contracts';
import type { DistressGrade, Move, TutorState } from '@aivy/tutor';

/** One talk of one student; a foreign id finds nothing. */
export interface TalkIds {
  userId: string;
  conversationId: number;
}

/** One message of one student. */
export interface MessageIds {
  userId: string;
  messageId: string;
}

/** What the tutor decided about a message. */
export interface Decided {
  /** Null: the talk is about no question. */
  questionId: number | null;
  phase: TutorPhase;
  /** The tutor's own, or one that only its service knows. */
  move: Omit<Move, 'move'> & { readonly move: string };
  /** The state after the move. */
  state: TutorState;
  /** What the page does next. */
  meta: OutputOf<typeof sendDailyMessage>['meta'];
  quickReplies: QuickReply[];
  hintsSeen: number;
  /** Set when the words are fixed and no one has to find them. */
  reply: string | null;
}

/** A message with the decision about it; stored before it has words. */
export interface NewMessage extends TalkIds, MessageIds, Decided {
  said: string;
  /** Null: no distress. */
  grade: DistressGrade | null;
}

export interface StoredMessage extends Omit<NewMessage, 'state'> {
  /** As it was stored; null once there are words. */
  state: unknown;
  saidAt: Date;
  note: string | null;
  repliedAt: Date | null;
  isBeingWritten: boolean;
}

export interface Words {
  text: string;
  source: 'offline' | 'model' | 'cache';
  blocked: boolean;
  /** One plain line beside the reply. */
  note: string | null;
  /** Ends what the page follows, with the text that was stored. */
  end?(this: void, stored: string): Promise<void>;
}
