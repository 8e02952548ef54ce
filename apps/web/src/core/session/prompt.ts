/** One question at a time to the person at the screen; who asked waits for the answer. */
export class Prompt<Answer> {
  #answer: ((answer: Answer) => void) | null = null;

  /** @param unanswered what somebody who asked before is told, since only one question can stand */
  constructor(readonly unanswered: Answer) {}

  /** @param show puts the question on the screen */
  ask(show: () => void): Promise<Answer> {
    this.answer(this.unanswered);
    return new Promise((resolve) => {
      this.#answer = resolve;
      show();
    });
  }

  answer(answer: Answer): void {
    const waiting = this.#answer;
    this.#answer = null;
    waiting?.(answer);
  }
}

/** What becomes of a visitor's test that lies on this device. */
export type TransferAnswer = 'mine' | 'leave' | 'delete';
