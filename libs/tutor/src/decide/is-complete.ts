import { isCorrect, isQuestionComplete } from '@aivy/exam';
import type { BankItem } from '@aivy/item-bank/item';
import type { TutorState } from '../state/state.js';

/** Is the question complete, so that its key and explanation are due? A submitted test is so as well: its caller knows. */
export const isComplete = (item: BankItem, { question: { attempts, maxAttempts } }: TutorState): boolean =>
  isQuestionComplete(
    attempts.map((answer) => ({ answer, correct: isCorrect(answer, item) })),
    maxAttempts,
  );
