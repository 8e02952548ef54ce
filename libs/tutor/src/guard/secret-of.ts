import type { BankItem } from '@aivy/item-bank/item';
import { toHintContext } from '../context/hint-context.js';
import type { TutorState } from '../state/state.js';
import type { Secret } from './secret.js';

/**
 * What the guard must know of an item that a student is working on: the key, and what the student has read or is about
 * to read. It goes to the guard and nowhere else: no prompt and no log holds any of it.
 * @param message what the student has just said
 * @param strict for a text that may only rephrase
 */
export function secretOf(item: BankItem, state: TutorState, message: string, strict = false): Secret {
  const { passage, question, hints, attempts } = toHintContext(item, state);
  return {
    type: item.type,
    answer: item.answer,
    ...(item.type === 'choice' ? { choices: Object.values(item.choices) } : {}),
    seen: [passage, question, ...hints, ...attempts.map(({ feedback }) => feedback ?? '')],
    tried: attempts.map(({ answer }) => answer),
    message,
    strict,
  };
}
