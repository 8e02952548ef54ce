import { CURRENT_DIAGNOSTIC_FORM, packBank, packItems } from '@aivy/item-bank';

/** One question of the form as a journey needs it. */
export interface KeyedQuestion {
  type: 'choice' | 'blank';
  /** A letter, or the first accepted value. */
  right: string;
  wrong: string;
}

const items = new Map(packItems().map((item) => [item.key, item]));
const bank = packBank();

function keyOf({ type, answer }: { type: 'choice' | 'blank'; answer: string }): KeyedQuestion {
  const right = answer.split(',')[0]?.trim() ?? '';
  return { type, right, wrong: type === 'choice' ? (right === 'a' ? 'b' : 'a') : '99999' };
}

function keyed(key: string): KeyedQuestion {
  const item = items.get(key);
  if (!item) throw new Error(`The form names an unknown item ${key}`);
  return keyOf(item);
}

/** The key of a question that a call has handed out. */
export function keyById(id: number): KeyedQuestion & { id: number } {
  const item = bank.item(id);
  if (!item) throw new Error(`The bank has no item ${id}`);
  return { id, ...keyOf(item) };
}

/** How the explanation of an item begins, as a page would show it: up to its first tag or formula. */
export const explanationStart = (id: number): string =>
  (bank.item(id)?.explanation ?? '')
    .replace(/^(\s|<[^>]*>)+/, '')
    .split(/[<$\\&]/)[0]!
    .slice(0, 60)
    .trim();

/** Keys of the diagnostic form, section by section in order. */
export const FORM_KEY = {
  english: CURRENT_DIAGNOSTIC_FORM.english.map(keyed),
  math: CURRENT_DIAGNOSTIC_FORM.math.map(keyed),
} as const;

/** The entry of a student who gets every `missEvery`th question wrong. */
export const entryFor = (question: KeyedQuestion, index: number, missEvery: number): string =>
  (index + 1) % missEvery === 0 ? question.wrong : question.right;

/** The form that new diagnostics get. */
export const FORM_ID = CURRENT_DIAGNOSTIC_FORM.id;
