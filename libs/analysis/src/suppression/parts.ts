import type { Cell, PublishedCell } from './cell.js';
import { leavesFew } from './few.js';
import type { PeopleSketch } from './people-sketch.js';

/** Weeks by date or number. */
const ORDER = new Intl.Collator('en', { numeric: true });

const inOrder = <C extends Cell>(parts: readonly C[]): C[] => [...parts].sort((x, y) => ORDER.compare(x.key, y.key));

/** Sums of the parts of a report that follow one another, as the weeks of a period: of one, of two … of all. */
function* runsOf<C extends Cell>(parts: readonly C[]): Generator<{ run: readonly C[]; sum: PeopleSketch }> {
  for (let from = 0; from < parts.length; from += 1) {
    let sum: PeopleSketch | undefined;
    for (let to = from; to < parts.length; to += 1) {
      sum = sum ? sum.plus(parts[to]!.sketch) : parts[to]!.sketch;
      yield { run: parts.slice(from, to + 1), sum };
    }
  }
}

/** What the parts that reports have told of one after the other add up to, no sum twice. */
export function sumsOfParts(earlier: readonly PublishedCell[]): PeopleSketch[] {
  const sums = new Map<string, PeopleSketch>();
  const told = new Set<string>();
  const wholes = groupedBy(earlier, ({ report, partOf }) => (partOf === undefined ? undefined : `${report} ${partOf}`));
  for (const parts of wholes.values()) {
    const ordered = inOrder(parts);
    const texts = ordered.map(({ sketch }) => sketch.toText()).join();
    if (told.has(texts)) continue;
    told.add(texts);
    for (const { sum } of runsOf(ordered)) sums.set(sum.toText(), sum);
  }
  return [...sums.values()];
}

/**
 * What totals leave over less parts that follow one another must be nobody, or enough people. Else the smallest of those
 * parts goes, and it is looked again.
 */
export function dropParts(totals: readonly PeopleSketch[], parts: readonly Cell[], drop: (cell: Cell) => void): void {
  for (let kept = inOrder(parts); ;) {
    const found = [...runsOf(kept)].find(({ sum }) => totals.some((total) => leavesFew(total, [sum])));
    if (!found) return;
    const smallest = found.run.reduce((least, cell) => (cell.people < least.people ? cell : least));
    drop(smallest);
    kept = kept.filter((cell) => cell !== smallest);
  }
}

/** Each once, however often it was told. */
export function distinct(cells: readonly Cell[]): PeopleSketch[] {
  return [...new Map(cells.map(({ sketch }) => [sketch.toText(), sketch])).values()];
}

/** @param keyOf undefined: in no group */
export function groupedBy<T>(values: Iterable<T>, keyOf: (value: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
