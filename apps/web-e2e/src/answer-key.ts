import { FORM, itemById, itemByKey } from './written-bank.js';

/** One question of the form as a journey needs it. */
export interface KeyedQuestion {
  type: 'choice' | 'blank';
  /** A letter, or the first accepted value. */
  right: string;
  wrong: string;
}

function keyOf({ type, answer }: { type: 'choice' | 'blank'; answer: string }): KeyedQuestion {
  const right = answer.split(',')[0]?.trim() ?? '';
  return { type, right, wrong: type === 'choice' ? (right === 'a' ? 'b' : 'a') : '99999' };
}

const keyed = (key: string): KeyedQuestion => keyOf(itemByKey(key));

/** The key of a question that a call has handed out. */
export const keyById = (id: number): KeyedQuestion & { id: number } => ({ id, ...keyOf(itemById(id)) });

/** How the explanation of an item begins, as a page would show it: up to its first tag or formula. */
export const explanationStart = (id: number): string =>
  itemById(id)
    .explanation.replace(/^(\s|<[^>]*>)+/, '')
    .split(/[<$\\&]/)[0]!
    .slice(0, 60)
    .trim();

/** Keys of the diagnostic form, section by section in order. */
export const FORM_KEY = {
  english: FORM.english.map(keyed),
  math: FORM.math.map(keyed),
} as const;

/** The entry of a student who gets every `missEvery`th question wrong. */
export const entryFor = (question: KeyedQuestion, index: number, missEvery: number): string =>
  (index + 1) % missEvery === 0 ? question.wrong : question.right;

/** The form that new diagnostics get. */
export const FORM_ID = FORM.id;
