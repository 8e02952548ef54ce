import { CURRENT_DIAGNOSTIC_FORM, packItems } from '@aivy/item-bank';

/** One question of the form as a journey needs it. */
export interface KeyedQuestion {
  type: 'choice' | 'blank';
  /** A letter, or the first accepted value. */
  right: string;
  wrong: string;
}

const items = new Map(packItems().map((item) => [item.key, item]));

function keyed(key: string): KeyedQuestion {
  const item = items.get(key);
  if (!item) throw new Error(`The form names an unknown item ${key}`);
  const right = item.answer.split(',')[0]?.trim() ?? '';
  return { type: item.type, right, wrong: item.type === 'choice' ? (right === 'a' ? 'b' : 'a') : '99999' };
}

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
