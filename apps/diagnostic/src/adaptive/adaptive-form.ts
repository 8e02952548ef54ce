import type { Subject } from '@aivy/contracts';

/** A question of an adaptive form, in the version that the student saw. */
export interface DrawnQuestion {
  id: number;
  version: number;
  /** Final; null while the question is the last one that was drawn, whose answer may change. */
  answer: string | null;
}

/** A diagnostic form that grows with its answers. It belongs to one attempt. */
export interface AdaptiveForm extends Readonly<Record<Subject, readonly DrawnQuestion[]>> {
  readonly formId: string;
  /** Null until somebody with an account asks for it. */
  readonly userId: string | null;
  /** Of the bank that it was begun with. */
  readonly release: number;
  /** Ids of items that the student had met before it. */
  readonly met: readonly number[];
  /** Submitted: nothing more is drawn. */
  readonly closed: boolean;
}

/** Answers in the order of the questions: final ones as they stand, the others as the page sends them. */
export const withFinalAnswers = (drawn: readonly DrawnQuestion[], sent: readonly string[]): string[] =>
  sent.map((answer, index) => drawn[index]?.answer ?? answer);
