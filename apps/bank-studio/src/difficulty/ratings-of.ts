import { skillById } from '@aivy/exam';
import { printOf, type Item } from '@aivy/item-bank';
import { ratingKey, type Rating } from '@aivy/item-bank/difficulty';
import { rate } from './rate.js';
import { RATING_SOLVERS, type Solve } from './solve.js';
import { textFeatures } from './text-features.js';

/** Under which name the solves of an item are kept: its pack, or its skill in Mathematics. `rw-words`, `math-percentages`. */
export function packOf({ key, skill }: Pick<Item, 'key' | 'skill'>): string {
  if (!key.startsWith('math-')) return key.replace(/-\d+$/, '');
  const name = skillById(skill).name.toLowerCase();
  return `math-${name.replace(/[^a-z]+/g, '-').replace(/^-|-$/g, '')}`;
}

/** Solves that are of an item as students read it today, by its key; the others say nothing of it. */
export function currentSolves(items: readonly Item[], solves: readonly Solve[]): Map<string, Solve[]> {
  const byKey = new Map<string, Solve[]>();
  for (const solve of solves) byKey.set(solve.key, [...(byKey.get(solve.key) ?? []), solve]);
  const current = new Map<string, Solve[]>();
  for (const item of items) {
    const own = byKey.get(item.key);
    if (!own) continue;
    const print = printOf(item);
    const ofPrint = own.filter((solve) => solve.print === print);
    if (ofPrint.length > 0) current.set(item.key, ofPrint);
  }
  return current;
}

/** Was it solved by both of those who make a band? */
export const isSolved = (solves: readonly Solve[] | undefined): boolean =>
  RATING_SOLVERS.every((solver) => solves?.some((each) => each.solver === solver));

/**
 * What the rule makes of the solves: a rating for each item of Reading & Writing and each template of Mathematics that was
 * solved by both solvers, by `ratingKey`, in the order of the items.
 * @param items with the band that their authors meant
 */
export function ratingsOf(items: readonly Item[], solves: readonly Solve[]): Map<string, Rating & { pack: string }> {
  const current = currentSolves(items, solves);
  const groups = new Map<string, Item[]>();
  for (const item of items)
    if (isSolved(current.get(item.key))) groups.set(ratingKey(item), [...(groups.get(ratingKey(item)) ?? []), item]);
  return new Map(
    [...groups].map(([name, variants]) => {
      const felt = variants.flatMap(({ key }) =>
        current.get(key)!.filter(({ solver }) => RATING_SOLVERS.includes(solver)),
      );
      return [
        name,
        {
          ...rate(felt, variants.map(textFeatures), variants[0]!.skill),
          solves: felt.length,
          prints: variants.map(printOf),
          pack: packOf(variants[0]!),
        },
      ];
    }),
  );
}
