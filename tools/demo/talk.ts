import type { BankItem } from '@aivy/item-bank';
import { forNextQuestion, isComplete, startTutor, withAttempt, type TutorState } from '@aivy/tutor';
import { exchange, REPLIES_MS } from './exchange.js';
import { uuidFrom } from './random-id.js';
import type { Rows } from './rows.js';
import type { Student } from './student.js';

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
    const { row, state } = exchange(item, isComplete(item, this.#state), this.#state, text, at);
    this.#state = state;
    this.#said = true;
    const { person, random } = this.student;
    const ids = { user_id: person.userId, message_id: uuidFrom(random), conversation_id: this.sessionId };
    this.rows.add('aivydaily.messages', { ...row, ...ids });
    return at + REPLIES_MS;
  }
}
