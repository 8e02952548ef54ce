import { type Item } from '@aivy/item-bank';
import { provenStarts } from '@aivy/item-bank/checks';

/** How many families of Math items the tutor knows steps of, in a line. */
export function mathSummary(items: readonly Item[]): string {
  const families = [...new Map(items.map((item) => [item.family, item])).values()].filter(({ talk }) => talk?.math);
  const having = (has: (item: Item) => boolean): number => families.filter(has).length;
  const sizes = ({ talk }: Item): number[] => {
    const { landmarks = [], starts = [], traps = [] } = talk?.math ?? {};
    return [landmarks.length, starts.length, traps.length];
  };
  const [landmarks, starts, traps] = [0, 1, 2].map((part) => having((item) => sizes(item)[part]! > 0));
  const none = having((item) => sizes(item).every((size) => size === 0));
  const simpler = having(({ talk }) => talk?.simpler !== undefined);
  const proofs = items.map(provenStarts);
  const [proven, all] = (['proven', 'all'] as const).map((of) => proofs.reduce((sum, proof) => sum + proof[of], 0));
  return `math: ${families.length} families, ${landmarks} with landmarks, ${starts} with starts, ${traps} with traps, ${none} with none, ${simpler} with a simpler explanation; ${proven} of ${all} starts proved`;
}
