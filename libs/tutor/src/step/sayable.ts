import {
  coefficientsOf,
  formulasIn,
  isUnworked,
  lettersIn,
  minus,
  multiply,
  namesIn,
  type Polynomial,
  type Quotient,
  ratioOf,
  readLine,
  type Relation,
  relationOf,
  rootsOf,
  sameQuotient,
} from '@aivy/item-bank/algebra';
import type { Letter } from '@aivy/item-bank/item';
import { relationIn } from './given.js';
import { choiceLetters, goalOf, toRewrite } from './typed.js';

/** A true relation that a student's line may be compared with in the open, and where it comes from. */
export interface Sayable {
  readonly line: string;
  readonly relation: Relation;
  readonly from: 'question' | 'start';
}

interface Place {
  readonly question: string;
  readonly choices: Readonly<Record<Letter, string>>;
  readonly starts: readonly string[];
}

const DEFINES = /^[a-z]\([a-z]\)\s*=/;

/** What the choices say: equations, and expressions, also those on one side of an equation. */
function saidBy(choices: Place['choices']): { relations: Relation[]; expressions: Quotient[] } {
  const lines = Object.values(choices)
    .flatMap((choice) => {
      const formulas = formulasIn(choice);
      return formulas.length > 0 ? formulas : [choice.replace(/<[^>]*>/g, '')];
    })
    .flatMap((formula) => readLine(formula.toLowerCase().replace(DEFINES, '')) ?? []);
  return {
    relations: lines.flatMap((line) => relationOf(line) ?? []),
    expressions: lines.flatMap(({ sides }) => sides),
  };
}

/** A sum taken apart by a letter that it holds at most to the first power: `factor` · letter + `rest`; null for others. */
function byLetter(sum: Polynomial, letter: string): { factor: Polynomial; rest: Polynomial } | null {
  const [factor, rest] = [new Map(sum), new Map(sum)];
  for (const [monomial, value] of sum) {
    const parts = monomial.split(',');
    const own = parts.find((part) => part.startsWith(`${letter}:`));
    factor.delete(monomial);
    if (own === undefined) continue;
    if (own !== `${letter}:1`) return null;
    rest.delete(monomial);
    factor.set(parts.filter((part) => part !== own).join(','), value);
  }
  return factor.size === 0 ? null : { factor, rest };
}

/** What a letter is by a relation. */
function solvedFor({ gap }: Relation, letter: string): Quotient | null {
  const parts = byLetter(gap, letter);
  return parts && { top: minus(new Map(), parts.rest), bottom: parts.factor };
}

/** Is one a number of times the other? */
const isMultiple = (x: Quotient, y: Quotient): boolean =>
  ratioOf(multiply(x.top, y.bottom), multiply(y.top, x.bottom)) !== null;

/** Is a relation one that a choice states, as it stands or as what a letter is? */
const isChoice = (relation: Relation, { relations, expressions }: ReturnType<typeof saidBy>): boolean =>
  relations.some(({ gap }) => ratioOf(gap, relation.gap) !== null) ||
  relation.names.some((name) => {
    const value = solvedFor(relation, name);
    return value !== null && expressions.some((each) => sameQuotient(each, value));
  });

/** Do the values of a relation's one letter stand in a choice? Roots that aren't rational might. */
function isNumberOfChoice({ gap }: Relation, choices: Place['choices']): boolean {
  const coefficients = coefficientsOf(gap);
  const roots = coefficients && rootsOf(coefficients);
  if (roots?.kind !== 'listed') return true;
  const said = new Set(Object.values(choices).flatMap((choice) => choice.replaceAll('{,}', '').match(/\d+/g) ?? []));
  return roots.values.some(
    ({ num, den }) => said.has(`${num < 0n ? -num : num}`) || (den !== 1n && said.has(`${den}`)),
  );
}

/**
 * May a relation from the solution be told as true? Not if it's a choice in disguise, so that trying four of them would
 * tell which one is right.
 */
function isSafe(relation: Relation, { question, choices }: Place): boolean {
  const [known, goal, given] = [choiceLetters(choices), goalOf(question), lettersIn(question)];
  const letters = relation.names.filter((name) => !isUnworked(name) && name !== 'π');
  const others = letters.filter((name) => !known.has(name) && name !== goal);
  if (others.length > 1) return true;
  const [other] = others;
  if (other === undefined || relation.unworked) return false;
  if (letters.length === 1) return !isNumberOfChoice(relation, choices);
  const value = solvedFor(relation, other);
  const { expressions } = saidBy(choices);
  if (value === null || expressions.length === 0) return false;
  // A letter of the question's is what it is; the student's own may stand for anything, also for a part of a choice.
  const isFixed = goal !== undefined && goal !== other && given.has(other);
  return !expressions.some((each) => (isFixed ? sameQuotient(each, value) : isMultiple(each, value)));
}

/** The letter alone on one side of a relation. */
const aloneIn = ({ left, right }: Relation): string | undefined =>
  [left, right].flatMap((side) => (namesIn(side).length === 1 && side.top.size === 1 ? namesIn(side) : []))[0];

/** The relations of a question, and those of its solution, that a line may be compared with while choices hold letters. */
export function sayable(place: Place): Sayable[] {
  const { question, choices, starts } = place;
  // What is the same for every value stays true whatever is added to it, and with the right choice alone.
  if (toRewrite(question, choices)) return [];
  const [said, known] = [saidBy(choices), choiceLetters(choices)];
  const read = (line: string, from: Sayable['from']): Sayable[] => {
    const relation = relationIn(line);
    return relation && relation.names.length > 0 && relation.gap.size > 0 ? [{ line, relation, from }] : [];
  };
  const given = formulasIn(question).flatMap((line) => read(line, 'question'));
  const own = starts.flatMap((line) => read(line, 'start'));
  const values = own.map(({ relation }) => aloneIn(relation));
  return [
    // With one letter that the choices have too, a line could try out two of its values at once.
    ...given.filter(
      ({ relation: { names }, relation }) => !(names.length === 1 && known.has(names[0]!)) && !isChoice(relation, said),
    ),
    // A letter with two values is one of two cases.
    ...own.filter(
      ({ relation }, at) =>
        isSafe(relation, place) &&
        !isChoice(relation, said) &&
        (values[at] === undefined || values.indexOf(values[at]) === values.lastIndexOf(values[at])),
    ),
  ];
}
