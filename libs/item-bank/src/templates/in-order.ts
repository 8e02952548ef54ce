import type { WrongChoice } from '../content/author.js';

type Three = readonly [WrongChoice, WrongChoice, WrongChoice];

interface Sized {
  entry: WrongChoice;
  size: number;
}

const differ = (x: number, y: number): boolean => Math.abs(x - y) > 1e-9;

/** All ways to take three, those first that were named first. */
const threesOf = (list: readonly Sized[]): [Sized, Sized, Sized][] =>
  list.flatMap((one, first) =>
    list
      .slice(first + 1)
      .flatMap((two, second) =>
        list.slice(first + second + 2).map((three): [Sized, Sized, Sized] => [one, two, three]),
      ),
  );

/**
 * Three wrong choices that rise or fall in size together with the key, when it stands behind `before` of them; null
 * when there are none.
 * @param sizes of the key, then of each wrong choice
 */
export function threeInOrder(wrong: readonly WrongChoice[], sizes: readonly number[], before: number): Three | null {
  const [key = Number.NaN, ...others] = sizes;
  if (others.length !== wrong.length) throw new RangeError('a size for the key and for each wrong choice is needed');
  const usable = wrong
    .map((entry, index): Sized => ({ entry, size: others[index]! }))
    .filter(({ size }, index) => differ(size, key) && others.slice(0, index).every((earlier) => differ(size, earlier)));
  for (const three of threesOf(usable)) {
    for (const direction of [1, -1]) {
      const sorted = [...three].sort((one, other) => direction * (one.size - other.size));
      if (sorted.filter(({ size }) => direction * (size - key) < 0).length === before)
        return [sorted[0]!.entry, sorted[1]!.entry, sorted[2]!.entry];
    }
  }
  return null;
}
