import { plainText, words } from '@aivy/item-bank/checks';
import { LETTERS, type Item } from '@aivy/item-bank';

/** What can be counted in an item itself. */
export interface TextFeatures {
  /** Of the passage; 0 without one. */
  words: number;
  /** Subordinate clauses and asides a sentence of the passage, counted by the words and marks that open them. */
  clauses: number;
  /** Of Mathematics: is the answer an expression in letters, or does it hang on a constant without a number? */
  letters: boolean;
  /** Share of its words and signs that the key shares with the wrong choice nearest to it, 0-1; null for typed answers. */
  closeness: number | null;
}

const OPENERS =
  /\b(?:which|who|whom|whose|although|though|because|since|while|whereas|unless|until|if|when|whenever|where|wherever|whether|than|as|that)\b/giu;
/** A dash or parenthesis that opens an aside, and a semicolon, which joins what could be two sentences. */
const ASIDES = /[—–(;]/gu;

function clausesOf(passage: string): number {
  const text = plainText(passage);
  if (text === '') return 0;
  const sentences = Math.max(1, text.match(/[.!?][”"’)]*(?:\s|$)/gu)?.length ?? 0);
  return ((text.match(OPENERS)?.length ?? 0) + (text.match(ASIDES)?.length ?? 0)) / sentences;
}

/** Words, numbers, TeX commands and single signs. */
const tokensOf = (html: string): Set<string> =>
  new Set(
    plainText(html)
      .replace(/\\[()]/g, '')
      .toLowerCase()
      .match(/\\[a-z]+|[\p{L}]+|\d[\d.,{}]*|[^\s\p{L}\d]/gu) ?? [],
  );

function shared(one: Set<string>, other: Set<string>): number {
  const both = [...one].filter((token) => other.has(token)).length;
  return both / Math.max(1, one.size + other.size - both);
}

function closenessOf(item: Item): number | null {
  if (item.type === 'blank') return null;
  const right = tokensOf(item.choices[item.answer]);
  return Math.max(
    ...LETTERS.filter((letter) => letter !== item.answer).map((letter) =>
      shared(right, tokensOf(item.choices[letter])),
    ),
  );
}

/** A letter that stands for a number nobody is told: not x or y, no part of a word or of a TeX command, and no function. */
const PARAMETER = /(?<![\p{L}\\])[a-wz](?![\p{L}(])/u;

/** An expression, not an equation: that of a line in x and y is in letters, too, and no harder for it. */
function isInParameters(choice: string): boolean {
  const tex = [...choice.matchAll(/\\\((.*?)\\\)/g)].map(([, inner]) => inner).join(' ');
  return !tex.includes('=') && PARAMETER.test(tex.replace(/\\(?:text|mathrm)\{[^}]*\}|\\[a-zA-Z]+/g, ' '));
}

function lettersOf(item: Item): boolean {
  if (!item.key.startsWith('math-')) return false;
  const asksConstant = /\bconstants?\b|\bin terms of\b/i.test(plainText(item.question));
  return asksConstant || (item.type === 'choice' && isInParameters(item.choices[item.answer]));
}

/** Counts in the text of an item what makes items hard beside what solvers notice. */
export const textFeatures = (item: Item): TextFeatures => ({
  words: item.passage === '' ? 0 : words(item.passage).length,
  clauses: clausesOf(item.passage),
  letters: lettersOf(item),
  closeness: closenessOf(item),
});
