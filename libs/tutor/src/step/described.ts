import { rational, type Rational } from '@aivy/exam';
import { formulasIn, namesIn, type Quotient, readLine, written } from '@aivy/item-bank/algebra';
import type { InLetters, Next } from '../move/step-finding.js';
import { valueWhere } from './choice-values.js';
import type { Ground } from './ground.js';
import { choiceLetters, goalOf, termKinds, toRewrite, typedLetters } from './typed.js';

type Choices = NonNullable<Ground['choices']>;

const SIGN = /[=<>≤≥]=?/;
const LONGEST_SIDE = 24;
/** No more letters are named in a reply. */
const MOST_NAMED = 2;

/** A side that is one letter, which the other side doesn't hold. */
function aloneIn(text: string): string | undefined {
  const [left = '', right = '', ...more] = text.toLowerCase().split(SIGN);
  const [one, other] = /^\s*[a-z]\s*$/.test(left) ? [left, right] : [right, left];
  const letter = one.trim();
  return more.length === 0 && /^[a-z]$/.test(letter) && !typedLetters(other).includes(letter) ? letter : undefined;
}

const formulas = (letters: readonly string[]): string =>
  letters.map((letter) => `\\(${letter}\\)`).join(letters.length > 2 ? ', ' : ' and ');

/** What to look at next in a true line. */
export function nextOf(text: string, choices: Choices, question: string): Next {
  const alone = aloneIn(text);
  const known = choiceLetters(choices);
  const others = typedLetters(text).filter((each) => !known.has(each) && each !== goalOf(question));
  if (alone !== undefined && !known.has(alone)) return { does: 'alone', letters: formulas([alone]) };
  return others.length > 0 ? { does: 'others', letters: formulas(others) } : { does: 'both-sides', letters: '' };
}

/** The two sides of an equation, to say back; undefined for anything longer. */
export function sidesOf(text: string): [left: string, right: string] | undefined {
  const [left = '', right = '', ...more] = text.split('=').map((side) => side.trim().replace(/\s*\*\s*/g, ' · '));
  const isShort = [left, right].every(({ length }) => length > 0 && length <= LONGEST_SIDE);
  return isShort && more.length === 0 && !/[<>≤≥]/.test(text) ? [left, right] : undefined;
}

/** What's left to do in an equation with one letter, by its characters; undefined for others. */
export function nextInEquation(text: string): Next | undefined {
  const [letter, ...more] = typedLetters(text);
  const [left, right, ...others] = text.toLowerCase().split(SIGN);
  if (letter === undefined || more.length > 0 || left === undefined || right === undefined || others.length > 0)
    return undefined;
  if (/\^|sqrt|√|\|/.test(text)) return undefined;
  const letters = formulas([letter]);
  const opens = new RegExp(`\\([^()]*${letter}[^()]*\\)`).test(text.toLowerCase());
  if (opens) return { does: 'open', letters };
  return { does: left.includes(letter) && right.includes(letter) ? 'gather' : 'finish', letters };
}

/** Small numbers to try, the plainest first. */
const TRIED = [2, 3, 1, 4, 5, 10, -1, -2].map((each) => rational(BigInt(each)));

const expressionIn = (text: string): Quotient | undefined => {
  const line = readLine(text);
  return line?.signs.length === 0 ? line.sides[0] : undefined;
};

/** A number where all choices differ, and what the question's expression is there: no line of the student's is worked out. */
function trial(asked: Quotient, choices: Choices): Pick<InLetters, 'letters' | 'value'> | undefined {
  const [letter, ...more] = namesIn(asked);
  const all = Object.values(choices).flatMap((choice) => expressionIn(formulasIn(choice)[0] ?? choice) ?? []);
  if (letter === undefined || more.length > 0 || all.length < Object.keys(choices).length) return undefined;
  const at = (expression: Quotient, place: Rational): string | undefined => {
    const value = valueWhere(expression, letter, place);
    return value ? written(value) : undefined;
  };
  for (const place of TRIED) {
    const [value, values] = [at(asked, place), all.map((each) => at(each, place))];
    const differ = values.every((each) => each !== undefined) && new Set(values).size === values.length;
    if (differ && value?.endsWith('/1'))
      return { letters: `\\(${letter}=${written(place).replace('/1', '')}\\)`, value: value.replace('/1', '') };
  }
  return undefined;
}

const NAMED: Readonly<Record<string, string>> = { '': 'plain number' };

/** What a sum does on the way to the question's expression rewritten, as far as its characters tell. */
function ofExpression(text: string, { question }: Ground, choices: Choices): InLetters {
  const plain: InLetters = { verdict: 'in-letters', does: 'plain', letters: '' };
  const asked = toRewrite(question, choices);
  if (!asked) return plain;
  const kinds = termKinds(text);
  if (kinds) {
    if (new Set(kinds).size < kinds.length)
      return { ...plain, does: /-\s*(?:\\left)?\(/.test(question) ? 'parentheses' : 'together' };
    const all = Object.values(choices).map((choice) => termKinds(formulasIn(choice)[0] ?? choice));
    const missing = (all[0] ?? []).filter((kind) => !kinds.includes(kind) && all.every((each) => each?.includes(kind)));
    const [first] = missing;
    if (first !== undefined && kinds.length > 0)
      return { ...plain, does: 'part', letters: NAMED[first] ?? `\\(${first}\\) term` };
  }
  const numbers = trial(asked, choices);
  return numbers ? { ...plain, does: 'numbers', ...numbers } : plain;
}

/** What a line does, by its characters alone: no word of it tells whether it's true. */
export function described(text: string, ground: Ground, choices: Choices): InLetters {
  if (!SIGN.test(text)) return ofExpression(text, ground, choices);
  const [known, goal, single] = [choiceLetters(choices), goalOf(ground.question), aloneIn(text)];
  const alone = single !== undefined && (single === goal || !known.has(single)) ? single : undefined;
  const typed = typedLetters(text);
  const others = typed.filter((each) => !known.has(each) && each !== goal && each !== alone);
  const unknown = typed.find((each) => each === goal || !known.has(each));
  const finding = (does: InLetters['does'], letters: readonly string[], value?: string): InLetters => ({
    verdict: 'in-letters',
    does,
    letters: formulas(letters),
    ...(value !== undefined && { value }),
  });
  const asked = toRewrite(ground.question, choices);
  const numbers = asked && trial(asked, choices);
  if (numbers) return { verdict: 'in-letters', does: 'numbers', ...numbers };
  if (alone !== undefined && others.length === 0) {
    // Named only where all choices have the same one letter: which of more are in a line would tell it from another.
    const [only, ...more] = known;
    const inTermsOf = only !== undefined && more.length === 0 ? formulas([only]) : 'the other letters';
    return typed.length > 1 ? finding('alone', [alone], inTermsOf) : finding('found', [alone]);
  }
  if (
    others.length > 1 ||
    (others.length === 1 && (alone !== undefined || (goal !== undefined && typed.includes(goal))))
  )
    return finding('others', others.slice(0, MOST_NAMED), formulas([...known].sort().slice(0, MOST_NAMED + 1)));
  if (unknown !== undefined) return finding('solve', [unknown]);
  return finding(/\\\(\s*\(?-?\d+\s*,\s*-?\d+/.test(ground.question) ? 'point' : 'both-sides', []);
}
