import { lettersIn, ratioOf, type Relation } from '@aivy/item-bank/algebra';
import type { MathGround } from '../math/ground.js';
import { sideLeft } from '../math/compare-work.js';
import type { StepFinding } from '../move/step-finding.js';
import { compare } from './compare.js';
import { described, nextOf } from './described.js';
import { relationIn } from './given.js';
import type { Ground } from './ground.js';
import { sayable, type Sayable } from './sayable.js';
import { typedLetters } from './typed.js';

type Choices = NonNullable<Ground['choices']>;

/** Letters of the student's own that may be called otherwise than in the solution. */
const MOST_RENAMED = 2;

/** Ways to give each of the first letters one of the second. */
function pairings(own: readonly string[], theirs: readonly string[]): [string, string][][] {
  const [first, ...rest] = own;
  if (first === undefined) return [[]];
  return theirs.flatMap((name) =>
    pairings(
      rest,
      theirs.filter((each) => each !== name),
    ).map((others): [string, string][] => [[first, name], ...others]),
  );
}

/** A line in the letters of a start: what the question gives no letter for, students call what they like. */
function renamed(text: string, start: Relation, question: string): Relation[] {
  const given = new Set([...lettersIn(question)].map((each) => each.toLowerCase()));
  const free = (names: readonly string[]): string[] => names.filter((name) => /^[a-z]$/.test(name) && !given.has(name));
  const [own, theirs] = [free(typedLetters(text)), free(start.names)];
  if (own.length !== MOST_RENAMED || theirs.length !== own.length) return [];
  return pairings(own, theirs).flatMap((pairs) => {
    const to = new Map(pairs);
    const line = text.toLowerCase().replace(/(?<![a-z])[a-z](?![a-z])|[a-z](?=\d|$)/g, (name) => to.get(name) ?? name);
    return relationIn(line) ?? [];
  });
}

const follows = (text: string, { relation, from }: Sayable, question: string): boolean => {
  const own = relationIn(text);
  const lines = [...(own ? [own] : []), ...(from === 'start' ? renamed(text, relation, question) : [])];
  return lines.some((line) => ratioOf(relation.gap, line.gap) !== null && compare(relation, line) === 'follows');
};

const KNOWN = new WeakMap<MathGround, Sayable[]>();

/** `sayable`, worked out once for each item. */
function sayableOf({ question, math }: Ground, choices: Choices): Sayable[] {
  const known = math && KNOWN.get(math);
  if (known) return known;
  const own = sayable({ question, choices, starts: math?.starts ?? [] });
  if (math) KNOWN.set(math, own);
  return own;
}

/**
 * What can be said of a line with a letter where choices hold letters. It's told to be true where that can't tell one
 * choice from another; every other line, true or not, hears what it does.
 */
export function judgeInLetters(text: string, ground: Ground, choices: Choices): StepFinding {
  const { question } = ground;
  const own = sayableOf(ground, choices);
  const said = own.find((each) => follows(text, each, question));
  if (said) return { verdict: 'follows', from: said.from, next: nextOf(text, choices, question) };
  const line = relationIn(text);
  const slipped = line
    ? own.flatMap(({ relation, from }) => {
        if (from === 'start') return [];
        const side = sideLeft(relation, line);
        return side === null ? [] : [{ verdict: 'slip', side, from } as const];
      })[0]
    : undefined;
  return slipped ?? described(text, ground, choices);
}
