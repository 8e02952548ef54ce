import { choicesOf, notesOf, packBank, type BankItem } from '@aivy/item-bank';
import type { AuthoredItem } from '@aivy/tutor/leaks';

const ITEMS = 40;

/** Forty items over all skills, blanks among them. */
export function benchItems(): { items: BankItem[]; all: readonly BankItem[] } {
  const all = packBank().items();
  const step = Math.floor(all.length / ITEMS);
  return { items: Array.from({ length: ITEMS }, (_, index) => all[index * step + 7]!), all };
}

export const authoredOf = (item: BankItem): AuthoredItem => ({
  type: item.type,
  answer: item.answer,
  choices: Object.values(choicesOf(item) ?? {}),
  asked: `${item.passage} ${item.question}`,
  hints: item.hints,
  feedback:
    item.type === 'choice'
      ? item.options.map(({ choice, feedback }) => ({ tried: choice, text: feedback }))
      : item.common_wrong.map(({ feedback }) => ({ text: feedback })),
});

/** A wrong answer to an item, and a right one. */
export const wrongAnswer = (item: BankItem): string => notesOf(item)[0]?.answer ?? '999';
export const rightAnswer = (item: BankItem): string => item.answer.split(',')[0]!.trim();
