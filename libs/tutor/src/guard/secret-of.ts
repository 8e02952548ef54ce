import { choicesOf, type BankItem } from '@aivy/item-bank/item';
import { toHintContext } from '../context/hint-context.js';
import type { Move, MoveName } from '../move/move.js';
import type { TutorState } from '../state/state.js';
import type { Secret } from './secret.js';
import type { Judgment, Verdicts } from './verdicts.js';

/**
 * What the guard must know of an item that a student is working on: the key, and what the student has read or is about
 * to read. It goes to the guard and nowhere else: no prompt and no log holds any of it.
 * @param message what the student has just said
 * @param strict for a text that may only rephrase
 */
export function secretOf(item: BankItem, state: TutorState, message: string, strict = false): Secret {
  const choices = choicesOf(item);
  const { passage, question, hints, attempts } = toHintContext(item, state);
  return {
    type: item.type,
    answer: item.answer,
    ...(choices && { choices: Object.values(choices) }),
    seen: [passage, question, ...hints, ...attempts.map(({ feedback }) => feedback ?? '')],
    tried: attempts.map(({ answer }) => answer),
    message,
    strict,
  };
}

/** The verdicts that moves consist of. No other says what anything is worth. */
const VERDICTS: Readonly<Partial<Record<MoveName, Judgment>>> = {
  'idea-right': 'confirms',
  'idea-partial': 'confirms',
  'idea-wrong': 'denies',
  'why-wrong': 'denies',
  recheck: 'denies',
  'wrong-unforeseen': 'denies',
};

/** What a model may say about the student's message when it puts a move into words. */
export const verdictsOf = ({ move }: Move, authored: string): Verdicts => {
  const allowed = VERDICTS[move];
  return { allows: new Set(allowed ? [allowed] : []), authored };
};
