import { compact } from './said.js';
import type { Section } from './test-screen.js';
import { FORM, itemByKey, type BankItem } from './written-bank.js';

/** A question of the diagnostic form, as the bank has it. */
export interface FormQuestion {
  section: Section;
  /** From 1. */
  number: number;
  item: BankItem;
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' };
/** The words of an item's HTML. */
export const wordsOf = (html: string): string =>
  compact(html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity));

/** The first question of a section of which something holds. */
export function questionOf(section: Section, holds: (item: BankItem) => boolean): FormQuestion {
  const found = FORM[section].flatMap((key, index) => {
    const item = itemByKey(key);
    return holds(item) ? [{ section, number: index + 1, item }] : [];
  });
  if (!found[0]) throw new Error(`No question of ${section} in the form is such a one`);
  return found[0];
}

const FORMULA = /\\\((.*?)\\\)/g;
export const formulasOf = (html: string): string[] => [...html.matchAll(FORMULA)].map(([, tex]) => tex!);
/** Digits, letters and signs as one writes them, with a power: its TeX says what is to be heard. */
export const isPlainPower = (tex: string): boolean => /^[0-9a-zA-Z+=()]+\^[0-9a-zA-Z+=()^]+$/.test(tex);

/** A table's cells row by row, with the role that each has. */
export const cellsOf = (html: string): string[] =>
  [...html.matchAll(/<(th|td)([^>]*)>(.*?)<\/\1>/g)].map(([, tag, attributes, content]) => {
    const role = tag === 'td' ? 'cell' : attributes!.includes('scope="row"') ? 'rowheader' : 'columnheader';
    return `${role} "${wordsOf(content!)}"`;
  });

/** What a figure says of itself. */
export const descriptionOf = (html: string): string => wordsOf(/aria-label="([^"]+)"/.exec(html)?.[1] ?? '');
