import type { BankItem } from '@aivy/item-bank';
import {
  decide,
  forNextQuestion,
  isComplete,
  phaseOf,
  quickRepliesOnWire,
  renderMove,
  startTutor,
  toHintContext,
  toReviewContext,
  withAttempt,
  type TutorState,
} from '@aivy/tutor';
import { uuidFrom } from './random-id.js';
import type { Rows } from './rows.js';
import type { Student } from './student.js';

/** The tutor replies so fast. */
const REPLIES_MS = 30;

/** What is said with the tutor in one practice session; the tutor's own library replies. */
export class Talk {
  #state: TutorState;
  #said = false;
  #item: BankItem | undefined;

  constructor(
    private readonly rows: Rows,
    private readonly student: Student,
    private readonly sessionId: number,
  ) {
    this.#state = startTutor(sessionId);
  }

  /** A question comes. */
  begin(item: BankItem): void {
    this.#item = item;
    this.#said = false;
    this.#state = forNextQuestion(this.#state);
  }

  /** Rungs that were shown of the question. */
  get hints(): number {
    return this.#state.question.rungs;
  }

  /** As it is stored with the question; null where nothing was said. */
  get state(): TutorState | null {
    return this.#said ? this.#state : null;
  }

  tried(answer: string): void {
    this.#state = withAttempt(this.#state, answer);
  }

  /** @param at milliseconds since 1970 @returns when the reply was there */
  say(text: string, at: number): number {
    const item = this.#item;
    if (!item) throw new Error('there is no question to talk about');
    const over = isComplete(item, this.#state);
    const context = over ? toReviewContext(item, this.#state) : toHintContext(item, this.#state);
    const { move, state } = decide(context, this.#state, text);
    const words = renderMove(move, context, state);
    this.#state = state;
    this.#said = true;
    this.rows.add('aivydaily.messages', {
      user_id: this.student.person.userId,
      message_id: uuidFrom(this.student.random),
      conversation_id: this.sessionId,
      question_id: item.id,
      said: text,
      said_at: new Date(at),
      phase: phaseOf(move, context),
      move,
      meta: { message: true },
      quick_replies: quickRepliesOnWire(words.next),
      hints_seen: state.question.rungs,
      reply: words.text,
      source: 'offline',
      blocked: false,
      replied_at: new Date(at + REPLIES_MS),
    });
    return at + REPLIES_MS;
  }
}
