import { isCorrect } from '@aivy/exam';
import { choicesOf, notesOf, type BankItem, type Letter } from '@aivy/item-bank/item';
import { mathGround, type MathGround } from '../math/ground.js';
import type { TutorState } from '../state/state.js';

/** Why an answer is wrong. */
export interface AnswerNote {
  /** A letter, or a frequent wrong value. */
  readonly answer: string;
  readonly misconception: string;
  /** HTML. */
  readonly feedback: string;
}

/** The whole item, for phase 3.5 alone: the question is complete, so nothing is left to give away. */
export interface ReviewContext {
  readonly kind: 'review';
  readonly id: number;
  readonly version: number;
  readonly skill: number;
  readonly type: 'choice' | 'blank';
  readonly passage: string;
  readonly question: string;
  readonly choices: Readonly<Record<Letter, string>> | null;
  readonly hints: readonly string[];
  /** What lines of work in Math are compared with. */
  readonly math?: MathGround;
  /** The letter, or the comma list of accepted values. */
  readonly answer: string;
  /** HTML. */
  readonly explanation: string;
  /** The same in simpler words; null where nobody wrote it. */
  readonly simpler: string | null;
  readonly notes: readonly AnswerNote[];
  readonly attempts: readonly { readonly answer: string; readonly correct: boolean }[];
  /** A question like it that may be worked out; null where there's none, and where none was asked for. */
  readonly example: BankItem | null;
}

/** @throws never; the caller makes sure that the question is complete, see `isComplete`, and that the example isn't being asked */
export const toReviewContext = (
  item: BankItem,
  { question }: TutorState,
  example: BankItem | null = null,
  math = mathGround(item, true),
): ReviewContext => ({
  kind: 'review',
  id: item.id,
  version: item.version,
  skill: item.skill,
  type: item.type,
  passage: item.passage,
  question: item.question,
  choices: choicesOf(item),
  hints: item.hints,
  ...(math && { math }),
  answer: item.answer,
  explanation: item.explanation,
  simpler: item.talk?.simpler ?? null,
  notes: notesOf(item).map(({ answer, misconception, feedback }) => ({ answer, misconception, feedback })),
  attempts: question.attempts.map((answer) => ({ answer, correct: isCorrect(answer, item) })),
  example,
});
