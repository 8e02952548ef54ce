import { isCorrect } from '@aivy/exam';
import type { BankItem } from '@aivy/item-bank/item';
import type { TutorState } from '../state/state.js';

/** Tries at a question of AivyDaily (specification, business constants). */
export const MAX_ATTEMPTS = 3;

/** Is the question complete, so that its key and explanation are due? A submitted test is so as well: its caller knows. */
export const isComplete = (item: BankItem, { question: { attempts } }: TutorState): boolean =>
  attempts.length >= MAX_ATTEMPTS || attempts.some((answer) => isCorrect(answer, item));
