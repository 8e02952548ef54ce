import type { TutorState } from '@aivy/tutor';

/** An item in the version that the student answered. */
export interface TalkedItem {
  id: number;
  version: number;
}

/** A conversation as it's stored. */
export interface Conversation {
  id: number;
  /** Null: about no question. */
  item: TalkedItem | null;
  /** After what was said last; another release's layout is unknown here. */
  state: unknown;
  startedAt: Date;
}

/** A conversation, in the state in which a message is read. */
export interface OpenConversation extends Omit<Conversation, 'state'> {
  state: TutorState;
}
