import { skillById } from '@aivy/exam';
import { LETTERS, type ChoiceItem, type Item } from '../item/item.js';
import type { Fault } from './fault.js';
import { words } from './text.js';

/** So much of the words of both choices is common to them, and so much more than to any other two. */
const ALIKE = 0.5;
const APART = 0.15;
/** Words in Context, Transitions, Boundaries and Form: choices of a word or two, or alike on purpose. */
const SHORT_CHOICES: readonly number[] = [5, 9, 10, 11];

const PAIRS = LETTERS.flatMap((one) => LETTERS.filter((other) => other > one).map((other) => [one, other] as const));

function likeness(one: string, other: string): number {
  const [left, right] = [new Set(words(one)), new Set(words(other))];
  const common = [...left].filter((word) => right.has(word)).length;
  return common / (left.size + right.size - common);
}

/** Are exactly two choices each other's mirror, the key among them? Then a guess is one of two and not of four. */
function isMirrored({ choices, answer }: ChoiceItem): boolean {
  const [best, second] = PAIRS.map((pair) => ({ pair, alike: likeness(choices[pair[0]], choices[pair[1]]) })).sort(
    (x, y) => y.alike - x.alike,
  );
  return best!.alike >= ALIKE && best!.alike - second!.alike > APART && best!.pair.includes(answer);
}

/** The items whose key has one mirror among the choices. */
export const mirrorPairs = (items: readonly Item[]): Fault[] =>
  items.flatMap((item) =>
    item.type === 'choice' &&
    skillById(item.skill).subject === 'english' &&
    !SHORT_CHOICES.includes(item.skill) &&
    isMirrored(item)
      ? [{ item: item.key, rule: 'mirror-pair', message: 'one wrong choice alone repeats the words of the key' }]
      : [],
  );
