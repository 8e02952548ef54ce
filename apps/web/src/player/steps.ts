/** A section whose questions come one after another: each is answered in its turn, and there is no way back to it. */
export interface TestSteps {
  /** Questions of the section in the end. */
  total: number;
  /** The next question is on its way; the answer to this one is given. Null while there is nothing to wait for. */
  waiting: { text: string; onRetry: (() => void) | null } | null;
  /** Takes the answer on the screen as final. */
  onNext(): void;
}

export const STEP_NOTE = 'You answer in order. After Next there is no way back.';
