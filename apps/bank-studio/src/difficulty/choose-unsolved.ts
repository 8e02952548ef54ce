import { plainText } from '@aivy/item-bank/checks';
import type { Item } from '@aivy/item-bank';
import { ratingKey } from '@aivy/item-bank/difficulty';
import type { Solve } from './solve.js';

/** Variants of a template that are solved. */
const SOLVED_VARIANTS = 2;

const alternative = (img: string): string => /aria-label="([^"]*)"/.exec(img)?.[1] ?? '';

function numbersOf({ question, img }: Item): Set<string> {
  return new Set(plainText(`${question} ${alternative(img)}`).match(/\d[\d.,{}]*/g) ?? []);
}

/** How little one variant tells of the other, greater is better: another answer, other numbers. */
function otherness(one: Item, other: Item): number {
  const [first, second] = [numbersOf(one), numbersOf(other)];
  const both = [...first].filter((number) => second.has(number)).length;
  return (one.answer === other.answer ? 0 : 1) + 1 - both / Math.max(1, Math.min(first.size, second.size));
}

/** The variants that stand for a template: those that were begun, then the first one and the one least like it. */
function variantsToSolve(variants: readonly Item[], begun: ReadonlySet<string>): Item[] {
  const chosen = variants.filter(({ key }) => begun.has(key)).slice(0, SOLVED_VARIANTS);
  const first = chosen[0] ?? variants[0]!;
  const others = variants.filter((item) => item !== first && !chosen.includes(item));
  const rest = others.toSorted((x, y) => otherness(first, y) - otherness(first, x));
  return [first, ...chosen.slice(1), ...rest].slice(0, SOLVED_VARIANTS);
}

/**
 * Items that a solver still has to solve: of Reading & Writing every one, of Mathematics two variants of each template
 * that differ in their numbers and, where there are such, in their answers.
 * @param items with the band that their authors meant
 * @param solves as of `currentSolves`
 * @param solvers who should have solved each
 */
export function chooseUnsolved(
  items: readonly Item[],
  solves: ReadonlyMap<string, readonly Solve[]>,
  solvers: readonly number[],
): Item[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(ratingKey(item), [...(groups.get(ratingKey(item)) ?? []), item]);
  const lacks = ({ key }: Item): boolean =>
    solvers.some((solver) => !solves.get(key)?.some((each) => each.solver === solver));
  const begun = new Set(solves.keys());
  return [...groups.values()].flatMap((variants) => variantsToSolve(variants, begun).filter(lacks));
}
