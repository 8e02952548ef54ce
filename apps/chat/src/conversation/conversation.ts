import type { QuickReply, StepCheck, TutorPhase } from '@aivy/contracts';
import type { TutorState } from '@aivy/tutor';

/** An item in the version that the student answered. */
export interface TalkedItem {
  id: number;
  version: number;
}

/** A conversation as it is stored. */
export interface Conversation {
  id: number;
  /** Null: about no question. */
  item: TalkedItem | null;
  /** Null: of a layout that this release does not know. */
  state: TutorState | null;
}

/** What the tutor said to one message. */
export interface StoredReply {
  content: string;
  phase: TutorPhase;
  quickReplies: QuickReply[];
  note: string | null;
  stepCheck: StepCheck | null;
}

/** A reply with what is kept of how it came about. */
export interface NewReply extends StoredReply {
  /** As it is kept; the tutor's own moves with their details. */
  move: { move: string };
  source: 'offline' | 'model' | 'cache';
  blocked: boolean;
  /** Of the conversation, after the reply. */
  state: TutorState;
}

/** One line of a history. */
export interface Line {
  role: 'user' | 'ai';
  content: string;
  stepCheck: StepCheck | null;
  saidAt: Date;
}
