import { acceptsKeystroke, isAnswered, isDuplicate } from '@aivy/exam';
import type { HintContext } from '../context/hint-context.js';
import type { Intent } from '../intent/intent.js';
import { isLetter } from '../intent/named.js';
import { LETTERS, type Letter } from '@aivy/item-bank/item';
import { formulasIn, type Quotient, readLine, sameQuotient } from '@aivy/item-bank/algebra';
import { hasLetter } from '../math/judge-own.js';
import { asksFor } from '../math/landmark.js';
import type { Move } from '../move/move.js';
import type { Decider } from './heard.js';

const expression = (text: string): Quotient | undefined => {
  const line = readLine(text);
  return line?.signs.length === 0 ? line.sides[0] : undefined;
};

/** The terms of an expression as they're written, in any order. */
const written = (text: string): string =>
  text
    .replace(/pi(?![a-z])/g, 'π')
    .replace(/[\s*()]/g, '')
    .split(/(?=[-+])/)
    .map((term) => term.replace(/^\+/, ''))
    .sort()
    .join(' ');

/** The letter of the choice that is the same equation, written alike. */
export function equationOf(relation: string, { choices }: HintContext): Letter | undefined {
  const sidesOf = (text: string): string => text.split('=').map(written).join(' = ');
  return choices === null || !/^[^=<>]+=[^=<>]+$/.test(relation) || !/[a-z].*[a-z]/i.test(relation)
    ? undefined
    : LETTERS.find((letter) => formulasIn(choices[letter]).some((text) => sidesOf(text) === sidesOf(relation)));
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** What stands before or behind a number. */
const UNIT = /^\s*\\?\$|\s*\\?%\s*$|\s*\^\{?\\circ\}?\s*$/g;

/** A formula that can't be read, as degrees can't, without its brackets. */
export const inside = (choice: string): string => choice.replace(/^\s*\\\((.*)\\\)\s*$/, '$1');

/**
 * The letter of the choice that has this value, as a student writes "x = 16" for the choice that says 16. An expression
 * with letters has to be written like the choice: what simplifies to it would give the choice away.
 */
function letterOf(value: string, choices: Readonly<Record<Letter, string>>): Letter | undefined {
  const texts = LETTERS.map((letter) => formulasIn(choices[letter])[0] ?? inside(choices[letter]));
  const plain = texts.map((text) => text.replace(UNIT, ''));
  // Where all choices have the same unit, students leave it out.
  const units = new Set(texts.map((text) => (text.match(UNIT) ?? []).join(' ').replaceAll(' ', '')));
  const isBare = NUMBER.test(value) && units.size === 1 && plain.every((text) => NUMBER.test(text));
  const given = expression(value);
  return LETTERS.find((letter, at) => {
    const text = (isBare ? plain : texts)[at]!;
    const choice = expression(text);
    if (given === undefined || choice === undefined || !sameQuotient(given, choice)) return false;
    return !hasLetter(value) || written(value) === written(text);
  });
}

/**
 * What to ask about a value or a letter in a message. It never counts as a try: the student's own tap submits it. The key
 * and a wrong answer get the same move, for this doesn't know which is which.
 */
export function offerMove({ answer = '', letter }: Intent, context: HintContext): Move {
  if (letter !== undefined && !asksFor(letter, context.question))
    return { move: 'asked-value', about: [`\\(${letter}=${answer}\\)`] };
  const option = optionOf(answer, context);
  if (option === undefined) return { move: 'which-answer' };
  const tried = context.attempts.findLast(({ answer: before }) => isDuplicate(before, option));
  if (tried) return { move: 'already-tried', option: tried.answer };
  // Whatever the answer is: the second button tells nothing about it.
  const isNumber = context.math !== undefined && !isLetter(answer);
  const about = isLetter(answer) ? `choice ${answer.toUpperCase()}` : answer;
  return { move: 'offer-submit', option, about: [about], suggestions: [isNumber ? STEP_ON_THE_WAY : CHECK_FIRST] };
}

const ASKS = /\?\W*$|^(?:is|could|would) (?:it|that|the answer)\b|\b(?:right|correct|say yes)\W*$/i;
const FOLLOWS = /^\W*(?:so|then|thus|entonces|wait|oh)\b|\b(?:then|entonces)\W*$/i;

const NERVOUS = /\b(?:scared|nervous|afraid|worried|anxious)\b/i;

/** The same offer, as it came up in a message. */
export function asItCameUp(move: Move, message: string): Move {
  if (move.move !== 'offer-submit' || move.hasReason) return move;
  if (move.step) return { ...move, how: 'calculated' };
  if (move.how === 'ready') return move;
  if (NERVOUS.test(message)) return { ...move, how: 'nervous' };
  if (ASKS.test(message)) return { ...move, how: 'asks' };
  if (FOLLOWS.test(message)) return { ...move, how: 'so' };
  return move.about?.[0]?.startsWith('choice ') ? { ...move, how: 'letter' } : move;
}

/** What buttons send in Spanish. */
const SPANISH: Readonly<Record<string, string>> = {
  'Let me check it first': 'Quiero revisarla primero',
  'Give me a hint': 'Dame una pista',
  'Explain it': 'Explícalo',
};

/** A move for a student who writes Spanish, with its buttons. */
export const forSpanish = (move: Move): Move => ({
  ...move,
  language: 'es',
  ...(move.suggestions && { suggestions: move.suggestions.map((text) => SPANISH[text] ?? text) }),
});

/** What a number may be instead of the answer, and what to do before submitting another one, as a button sends it. */
const [STEP_ON_THE_WAY, CHECK_FIRST] = ['No, a step on the way', 'Let me check it first'];
const CHECKS =
  /^(?!.*[\d=])\W*(?:ok(?:ay)?|k|yeah|yes|um+|wait|no)?\W*(?:let me |lemme |i'?ll |i want to |i wanna |quiero |voy a )?(?:(?:double[- ]?)?check|revis\w+|verific\w+)\b.{0,18}$/i;

/** The offer is put off: how to check the answer, whichever it is. */
export const decideCheck: Decider = ({ context, state, message }) =>
  state.moves.at(-1) === 'offer-submit' && context.type === 'choice' && CHECKS.test(message)
    ? { move: { move: 'check-first' }, state }
    : undefined;

/** The answer as the question takes it. */
function optionOf(answer: string, { type, choices }: HintContext): string | undefined {
  if (type === 'blank') return acceptsKeystroke(answer) && isAnswered(answer) ? answer : undefined;
  return isLetter(answer) ? answer : choices ? letterOf(answer, choices) : undefined;
}
