import { findEntry } from '../glossary/find-entry.js';
import { asksWhether, assignedValue, plainAnswer } from './answers.js';
import { askedTerm } from './asked-term.js';
import { canonical, plainLine } from './canonical.js';
import type { Intent, IntentName } from './intent.js';
import { isLetter, namedOption, namedPart } from './named.js';
import { expressionsIn, relationsIn } from './math-runs.js';
import { RULES } from './rules.js';

/** Messages without a word. */
const WORDLESS: readonly (readonly [RegExp, IntentName])[] = [
  [/[\u{1F621}\u{1F62D}\u{1F622}\u{1F635}\u{1F615}\u{1F914}\u{1F937}\u{1F198}\u{1F625}\u{1F629}\u{1F62B}]/u, 'hint'],
  [/[\u2764\u{1F64F}\u{1F44D}\u{1F60A}\u{1F60D}\u{1F970}\u{1F389}]/u, 'thanks'],
  [/[\u27A1\u23ED\u23E9]/u, 'next-question'],
  [/\u{1F44B}/u, 'greeting'],
];

/** A longer message is read from its beginning: nobody asks for a hint in two thousand characters. */
export const READ = 600;

/** A word and a question, without more: 'frugal' = ? */
const WORD_ASKED = /^\W*["']([a-z][a-z -]+)["']\s*(?:=|:|is|meaning|means|es)?\s*(?:what|que)?\s*\?+$/;

const CHECKS = /\b(?:check|verify|step|so far|work|line|track)\b/;

/** A message with mathematics in it: a result that is an answer, or a line to check; undefined for neither. */
function readMathematics(line: string, words: string): Intent | undefined {
  const relations = relationsIn(line);
  const [first] = relations;
  if (first === undefined) {
    const [expression] = expressionsIn(line);
    return CHECKS.test(words) && expression !== undefined ? { intent: 'check-step', lines: [expression] } : undefined;
  }
  const value = relations.length === 1 ? assignedValue(first) : undefined;
  // "x = 12?" asks; only "x = 12" is a try.
  if (value !== undefined && !CHECKS.test(words) && !line.includes('?') && !asksWhether(words))
    return { intent: 'submit', ...value };
  return { intent: 'check-step', lines: relations };
}

/** What a message names beside its intent: a choice, a step. */
export const detailed = (intent: IntentName, words: string): Intent => {
  const option = intent === 'explain' || intent === 'why-wrong' ? namedOption(words) : undefined;
  const part = intent === 'explain' ? namedPart(words) : undefined;
  return { intent, ...(option === undefined ? {} : { option }), ...(part === undefined ? {} : { part }) };
};

/** Reads what a message wants by rules alone. Never throws, whatever the message is. */
export function readByRules(text: string): Intent {
  const line = plainLine(text.slice(0, READ));
  const words = canonical(line.replace(/(?<=\d),(?=\d{3}(?!\d))/g, ''));
  const [, wordless] = words === '' ? (WORDLESS.find(([sign]) => sign.test(line)) ?? []) : [];
  if (wordless !== undefined) return { intent: wordless };
  const answer = plainAnswer(words);
  if (answer !== undefined && asksWhether(words)) return { intent: 'asks-for-answer', answer };
  if (answer !== undefined && (isLetter(answer) || !CHECKS.test(words))) return { intent: 'submit', answer };
  const mathematics = readMathematics(line, words);
  if (mathematics) return mathematics;
  const term = askedTerm(words) ?? WORD_ASKED.exec(line)?.[1];
  const [intent] = RULES.find(([, ...patterns]) => patterns.some((pattern) => pattern.test(words))) ?? [];
  // "What is wrong with my answer" asks for no word.
  if (term !== undefined && (intent !== 'why-wrong' || findEntry(term) !== undefined))
    return { intent: 'define-term', term };
  return intent === undefined ? { intent: 'unknown' } : detailed(intent, words);
}
