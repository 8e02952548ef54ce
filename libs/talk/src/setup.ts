import type { Caller, DistressPlace, ErrorCode } from '@aivy/contracts';
import type { Transaction } from '@aivy/server-kit';
import type { BankItem } from '@aivy/item-bank';
import type { DistressGrade, ReadAs, TutorContext, TutorState } from '@aivy/tutor';
import type { Decided, MessageIds, StoredMessage, TalkIds, Words } from './message.js';

/** Injection token of what a service sets up. */
export const TALK = Symbol('talk');

export interface TalkSetup {
  /** Where the messages are, such as `aivydaily.messages`. */
  table: string;
  /** Code for a message that can't be accepted. */
  inputError: ErrorCode;
  /** Where the student was, for operators. @param questionId null: the talk is about no question */
  placeOf(this: void, questionId: number | null): DistressPlace;
}

/** What every call sends that says something to the tutor. */
export interface SentMessage {
  conversation_id: number;
  message: string;
  message_id?: string | undefined;
}

/** A message as it came in. */
export interface Heard<Sent extends SentMessage = SentMessage> extends TalkIds, MessageIds {
  caller: Caller;
  /** Without what isn't text. */
  said: string;
  /** Of the sentence encoder; null where it's missing or late. */
  vector: Float32Array | null;
  sent: Sent;
  /** What a model takes it for; `unread`: it can still be asked. */
  readAs: ReadAs | null | 'unread';
  /** How grave it is; null for what isn't flagged. */
  grade: DistressGrade | null;
}

/** What a decision needs that takes asking another service. */
export interface Ready {
  /** Questions that the student is being asked now. */
  askedNow: ReadonlySet<number>;
}

/** Where students talk with the tutor: what a service adds to the talk. */
export abstract class TalkPlace<Sent extends SentMessage = SentMessage, Known extends Ready = Ready, Talk = unknown> {
  /** Asks other services, before anything is locked. */
  abstract prepare(heard: Heard<Sent>): Promise<Known>;
  /** Locks the talk until the transaction ends. @throws DomainError CONVERSATION-NOTFOUND */
  abstract lock(ids: TalkIds, transaction: Transaction): Promise<Talk>;
  /** Decides about a new message, and stores what that changes of the talk. */
  abstract decide(heard: Heard<Sent>, known: Known & { talk: Talk }, transaction: Transaction): Promise<Decided>;
  /** The question a message is about, as far as the stored talk tells; null for none. */
  abstract questionOf(heard: Heard<Sent>, talk: Talk): number | null;
  /** Deletes talks in which nothing is left. */
  async deleteEmpty(): Promise<void> {}
}

export interface WordsWanted {
  message: StoredMessage;
  /** The state after the move. */
  state: TutorState;
  /** The page follows the words as they're written. */
  followed: boolean;
  timeLeftMs: number;
}

/** A message that the rules are unsure of. */
export interface ReadWanted {
  userId: string;
  said: string;
  item: BankItem;
  /** Before the message. */
  state: TutorState;
  context: TutorContext;
}

/** Puts a decided move into words, and may read what the rules can't. */
export abstract class TalkWords {
  /** Can a message be read at all? */
  get reads(): boolean {
    return false;
  }

  /** What a message says; null where that can't be said in time. Never throws. */
  async read(_caller: Caller, _wanted: ReadWanted): Promise<ReadAs | null> {
    return null;
  }

  abstract find(caller: Caller, wanted: WordsWanted): Promise<Words>;
}
