import { equalRational, readRational, type Rational } from '@aivy/exam';
import type { Letter } from '@aivy/item-bank/item';
import {
  coefficientsOf,
  formulasIn,
  isZero,
  type Line,
  namesIn,
  numberOf,
  over,
  type Quotient,
  readLine,
  relationOf,
  rootsOf,
  sameQuotient,
  valueAt,
} from '@aivy/item-bank/algebra';

const NUMBER = /\d+(?:\.\d+)?|\.\d+/g;

const expressionOf = (text: string): Quotient | null => {
  const line = readLine(text);
  return line?.signs.length === 0 ? (line.sides[0] ?? null) : null;
};

/** The expressions with letters that a question holds: what it asks for is one of them, or a letter. */
const expressionsOf = (question: string): Quotient[] =>
  formulasIn(question)
    .flatMap((formula) => expressionOf(formula) ?? [])
    .filter((expression) => namesIn(expression).length > 0);

/** The choices that are numbers; none where one is something else. */
export function valuesOf(choices: Readonly<Record<Letter, string>>): Rational[] {
  const values = Object.values(choices).map((choice) => {
    const bare = choice.replace(/<[^>]*>/g, '').trim();
    const expression = expressionOf(formulasIn(bare)[0] ?? bare.replace(/,(?=\d{3})|[$%]/g, ''));
    return expression && numberOf(expression);
  });
  return values.flatMap((value) => value ?? []);
}

/** What an expression comes to where its one letter has a value; null when it has another letter, or divides by zero. */
export function valueWhere({ top, bottom }: Quotient, name: string, value: Rational): Rational | null {
  if (namesIn({ top, bottom }).some((each) => each !== name)) return null;
  const [above, below] = [top, bottom].map((sum) => valueAt(coefficientsOf(sum) ?? [...sum.values()], value));
  return !above || !below || isZero(below) ? null : over(above, below);
}

/** Numbers that a line comes to, all but solved: the values of its letter, and what the question's expressions are there. */
function comesTo(line: Line, question: string): Rational[] {
  const numbers = line.sides.flatMap((side) => numberOf(side) ?? []);
  // With the letter on both sides there is still a step to go: that is judged, two outcomes of it.
  if (numbers.length === line.sides.length || numbers.length === 0) return numbers;
  const relation = relationOf(line);
  const coefficients = relation && coefficientsOf(relation.gap);
  const roots = coefficients && rootsOf(coefficients);
  const [name] = relation?.names ?? [];
  if (roots?.kind !== 'listed' || name === undefined) return [];
  const asked = expressionsOf(question);
  return roots.values.flatMap((root) => [root, ...asked.flatMap((each) => valueWhere(each, name, root) ?? [])]);
}

/** Is an expression one of the choices? All four are looked at alike. */
export const isChoiceValue = (value: Quotient, choices: Readonly<Record<Letter, string>> | null): boolean =>
  Object.values(choices ?? {}).some((choice) => {
    const bare = choice.replace(/<[^>]*>/g, '').trim();
    const text = (formulasIn(bare)[0] ?? bare).replace(/,(?=\d{3})|\$/g, '');
    // 45% is said as 45, and is 0.45.
    return [text.replaceAll('%', ''), text].some((each) => {
      const said = expressionOf(each);
      return said !== null && sameQuotient(said, value);
    });
  });

/** The same of a number as a student types it. */
export function isChoiceNumber(number: string, choices: Readonly<Record<Letter, string>> | null): boolean {
  const value = expressionOf(number.replace('%', ''));
  return value !== null && isChoiceValue(value, choices);
}

const size = (value: Rational): Rational => (value.num < 0n ? { ...value, num: -value.num } : value);

/**
 * Does a line of numbers hold one of the choices? This looks at the characters alone: what it comes to, even whether it
 * can be worked out, would already tell. A sign before a number stands by itself.
 */
export function holdsChoice(text: string, choices: Readonly<Record<Letter, string>> | null): boolean {
  if (choices === null || /[a-zπ]/i.test(text.replace(/sqrt|abs/gi, ''))) return false;
  const values = valuesOf(choices).map(size);
  const written = (text.match(NUMBER) ?? []).flatMap((each) => readRational(each) ?? []);
  return written.some((each) => values.some((value) => equalRational(each, value)));
}

/**
 * Does a line, all but solved, come down to one of the choices? Its verdict would tell whether that choice is right. All
 * choices are looked at alike, and never the key.
 */
export function comesToChoice(
  line: Line,
  { question, choices }: { question: string; choices: Readonly<Record<Letter, string>> | null },
): boolean {
  const values = choices === null ? [] : valuesOf(choices);
  return comesTo(line, question).some((each) => values.some((value) => equalRational(each, value)));
}

/** Does a line say that an expression of the question, which may be what is asked for, is a number? */
export function statesAsked(line: Line, question: string): boolean {
  const [left, right, ...more] = line.sides;
  if (left === undefined || right === undefined || more.length > 0) return false;
  const [side, value] = numberOf(right) ? [left, right] : [right, left];
  if (numberOf(value) === null || numberOf(side) !== null) return false;
  return expressionsOf(question).some((each) => sameQuotient(each, side));
}
